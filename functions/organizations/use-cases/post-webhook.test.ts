import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkedLookup } from '../../platform/checked-lookup.ts';
import { postHook } from './post-webhook.ts';

/** Of `hooks.example.com`, made for this test, signed by itself. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBrTCCAVOgAwIBAgIUXr16UBzZeIR5LyT5wSyd/nQ54KcwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRaG9va3MuZXhhbXBsZS5jb20wIBcNMjYxMTIzMTYzMDQ5WhgP
MjEyNjEwMzAxNjMwNDlaMBwxGjAYBgNVBAMMEWhvb2tzLmV4YW1wbGUuY29tMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE4C9bSVfWtc38sUjS50RjqNU6DHWEZNNt
f1PFmDCaIJXTVhTMpxmFl552N3245rPmNOgiC8dKFXi6l/5p9UasE6NxMG8wHQYD
VR0OBBYEFBts9euM+lybjUDvkdFD/SB6iPlXMB8GA1UdIwQYMBaAFBts9euM+lyb
jUDvkdFD/SB6iPlXMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRaG9va3Mu
ZXhhbXBsZS5jb20wCgYIKoZIzj0EAwIDSAAwRQIgUrz4Icz9JZ+fJVdYANfZG2xr
Kdr30jCPVsvaYkeHmLUCIQDVVoBU2HT5Juy4HGAXm+FcvFieiPC3UCxFZhtWJW7o
lw==
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIIguI7h5FaF9/VDSS3zId2MdxWPTbLTU4pYLM+pHzayhoAoGCCqGSM49
AwEHoUQDQgAE4C9bSVfWtc38sUjS50RjqNU6DHWEZNNtf1PFmDCaIJXTVhTMpxmF
l552N3245rPmNOgiC8dKFXi6l/5p9UasEw==
-----END EC PRIVATE KEY-----`;

const servers: (Server | SocketServer)[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  }
});

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const post = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
/** What the name leads to, as a name server might say. */
const leadsTo = (...addresses: string[]) =>
  checkedLookup(undefined, async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );

/** Over https, as on AWS, but at another port of this machine. */
async function secure(answer: Answer) {
  let connections = 0;
  const server = createSecure({ cert: CERTIFICATE, key: KEY }, answer);
  server.on('connection', () => {
    connections += 1;
  });
  const port = await listening(server);
  return { port, connections: () => connections };
}

describe('over https', () => {
  const URL = 'https://hooks.example.com/x?y=1';

  it('posts to the machine that was looked up and allowed', async () => {
    const seen: string[] = [];
    const { port } = await secure((req, res) => {
      req.on('data', (chunk: Buffer) => seen.push(`${req.url} ${req.headers.host} ${chunk.toString()}`));
      req.on('end', () => res.writeHead(204).end());
    });
    const isAllowed = (address: string) => address === '127.0.0.1';
    const lookup = checkedLookup(isAllowed, async () => [{ address: '127.0.0.1', family: 4 }]);
    expect(await postHook(post(URL), { port, ca: CERTIFICATE, isAllowed, lookup })).toEqual({
      answered: 204,
    });
    expect(seen).toEqual([`/x?y=1 hooks.example.com:${port} {"a":1}`]);
    expect(await postHook(post(URL), { port, isAllowed, lookup })).toEqual({ failure: 'certificate' });
  });

  it.each([['127.0.0.1'], ['169.254.169.254'], ['::1'], ['::ffff:127.0.0.1'], ['8.8.8.8', '10.0.0.1']])(
    'connects to nothing where the name leads to %s',
    async (...addresses) => {
      const { port, connections } = await secure((_, res) => res.end());
      expect(await postHook(post(URL), { port, lookup: leadsTo(...addresses) })).toEqual({
        failure: 'address',
      });
      expect(connections()).toBe(0);
    },
  );

  it('writes nothing where the connection ends at another machine than was allowed', async () => {
    let asked = 0;
    const { port } = await secure((_, res) => {
      asked += 1;
      res.end();
    });
    const lookup = checkedLookup(
      () => true,
      async () => [{ address: '127.0.0.1', family: 4 }],
    );
    expect(await postHook(post(URL), { port, ca: CERTIFICATE, lookup })).toEqual({ failure: 'address' });
    expect(asked).toBe(0);
  });

  it.each([
    'http://hooks.example.com/x',
    'https://hooks.example.com:8443/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'http://127.0.0.1:2773/secretsmanager/get',
    'rubbish',
  ])('sends nothing to %s, whoever asked for it', async (url) => {
    expect(await postHook(post(url))).toEqual({ failure: 'address' });
  });
});

/** Where a local stage says so. */
async function here(answer: Answer): Promise<string> {
  return `http://127.0.0.1:${await listening(createServer(answer))}/x`;
}
const LOCAL = { thisMachine: true };

describe('what is answered', () => {
  it('follows no redirect', async () => {
    const paths: (string | undefined)[] = [];
    const url = await here((req, res) => {
      paths.push(req.url);
      res.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await postHook(post(url), LOCAL)).toEqual({ answered: 302 });
    expect(paths).toEqual(['/x']);
  });

  it('is read up to the status: a body that never ends holds up nothing', async () => {
    const url = await here((_, res) => {
      res.writeHead(200);
      const more = () => res.write('x'.repeat(65_536), more);
      more();
    });
    expect(await postHook(post(url), LOCAL)).toEqual({ answered: 200 });
  });

  it('is not waited for any longer than its time', async () => {
    const url = await here(() => undefined);
    expect(await postHook(post(url), { ...LOCAL, mostMs: 50 })).toEqual({ failure: 'timeout' });
  });

  it.each([
    [
      'another protocol',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      { answered: 101 },
    ],
    ['no HTTP', 'hello\r\n\r\n', { failure: 'unreachable' }],
    ['only that it goes on', 'HTTP/1.1 100 Continue\r\n\r\n', { failure: 'timeout' }],
  ])('settles whatever stands there: %s', async (_, said, outcome) => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.write(said));
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
    expect(await postHook(post(url), { ...LOCAL, mostMs: 500 })).toEqual(outcome);
  });

  it('is nothing where a connection is closed without a word', async () => {
    const url = await here((req) => req.socket.destroy());
    expect(await postHook(post(url), LOCAL)).toEqual({ failure: 'unreachable' });
  });

  it('is nothing where nobody listens', async () => {
    const url = await here((_, res) => res.end());
    await new Promise((done) => servers.pop()?.close(done));
    expect(await postHook(post(url), LOCAL)).toEqual({ failure: 'unreachable' });
  });
});
