import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '../platform/clock.ts';
import { checkSite } from './check-site.ts';

const servers: Server[] = [];
afterEach(async () => {
  setClock(0);
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function listen(server: Server, protocol = 'http'): Promise<URL> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`${protocol}://localhost:${(server.address() as AddressInfo).port}/api/health`);
}

/** A server that answers with these statuses in turn. */
const answering = (...statuses: number[]) =>
  listen(createServer((_, response) => response.writeHead(statuses.shift() ?? 500).end()));

describe('the check of the site', () => {
  it('passes where the API answers, also at the third try', async () => {
    await checkSite(await answering(200));
    await checkSite(await answering(503, 503, 200));
  });

  it('fails where three tries fail, or nobody listens', async () => {
    await expect(checkSite(await answering(503, 502, 504, 200))).rejects.toThrow('answered 504');
    await expect(checkSite(new URL('http://127.0.0.1:1/api/health'))).rejects.toThrow();
  });

  it('fails two weeks before the certificate expires', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quizhall-certificate-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', key, '-out', cert, '-days', '30'];
    const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    execFileSync('openssl', [...args, ...subject, ...files], { stdio: 'ignore' });
    const tls = { key: readFileSync(key), cert: readFileSync(cert, 'utf8') };
    rmSync(folder, { recursive: true });
    const url = await listen(
      createTlsServer(tls, (_, response) => response.end()),
      'https',
    );
    await expect(checkSite(url)).rejects.toThrow('self-signed certificate');
    setDefaultCACertificates([tls.cert]);
    await checkSite(url);
    setClock(17 * 24 * 3_600_000);
    await expect(checkSite(url)).rejects.toThrow(/expires in 1[23] days/);
  });
});
