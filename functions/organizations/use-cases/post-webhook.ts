import { type ClientRequest, request as httpRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type Socket } from 'node:net';
import type { DeliveryFailure } from '@quizhall/shared/model/organizations/webhook';
import { webhookAddressProblem } from '@quizhall/shared/rules/organizations/webhook-address';
import { checkedLookup, ForbiddenAddress, type Lookup } from '../../platform/checked-lookup.ts';
import { isPublicAddress } from '../../platform/public-address.ts';

/** Everything that is sent to a receiver. */
export interface HookPost {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What came of it: the status that was answered, and after how long (ms), or why there was none. */
export type HookOutcome = { answered: number; ms?: number | undefined } | { failure: DeliveryFailure };

/** For everything: name, connection, handshake, answer. */
const MOST_MS = 5_000;
/** Headers of the answer; of its body nothing is read. */
const MOST_HEADER_BYTES = 16_384;

interface Reaching {
  /** The local stage alone: also receivers on this machine, which only it has. */
  thisMachine?: boolean;
  /** For tests. */
  lookup?: Lookup;
  isAllowed?: (address: string) => boolean;
  mostMs?: number;
  port?: number;
  ca?: string;
}

/**
 * Posts to an address that somebody else has chosen. It is looked up when the connection is made, and the connection goes
 * to what was found and allowed then. Only port 443, no redirect is followed, nothing is read but the status.
 */
export async function postHook(post: HookPost, reaching: Reaching = {}): Promise<HookOutcome> {
  const { thisMachine = false, isAllowed = isPublicAddress, mostMs = MOST_MS } = reaching;
  const url = URL.canParse(post.url) ? new URL(post.url) : undefined;
  // Who runs this has no rights, so it believes nothing of what it is told.
  if (!url || webhookAddressProblem(post.url, { thisMachine })) return { failure: 'address' };
  const signal = AbortSignal.timeout(mostMs);
  const told = { method: 'POST', headers: post.headers, signal, maxHeaderSize: MOST_HEADER_BYTES };
  if (thisMachine && url.protocol === 'http:') return answerTo(httpRequest(url, told), post.body, signal);
  if (isIP(url.hostname)) return { failure: 'address' };
  const secured = request({
    ...told,
    host: url.hostname,
    servername: url.hostname,
    port: reaching.port ?? 443,
    path: url.pathname + url.search,
    agent: new Agent({ keepAlive: false }),
    lookup: reaching.lookup ?? checkedLookup(isAllowed),
    ...(reaching.ca && { ca: reaching.ca }),
  });
  // Once more where the connection ends, before a byte of the request is written.
  secured.once('socket', (socket: Socket) =>
    socket.once('connect', () => {
      if (!isAllowed(socket.remoteAddress ?? '')) secured.destroy(new ForbiddenAddress(url.hostname));
    }),
  );
  return answerTo(secured, post.body, signal);
}

function answerTo(sent: ClientRequest, body: string, signal: AbortSignal): Promise<HookOutcome> {
  return new Promise((done) => {
    sent.once('response', (response) => {
      done({ answered: response.statusCode ?? 0 });
      response.destroy();
    });
    // Nothing is spoken but HTTP.
    sent.once('upgrade', (response, socket) => {
      done({ answered: response.statusCode ?? 0 });
      socket.destroy();
    });
    sent.on('error', (error) => done({ failure: signal.aborted ? 'timeout' : failureOf(error) }));
    // However else a connection ends, and if it never ends, nobody waits for it longer than that.
    sent.once('close', () => done({ failure: signal.aborted ? 'timeout' : 'unreachable' }));
    signal.addEventListener('abort', () => done({ failure: 'timeout' }), { once: true });
    sent.end(body);
  });
}

const CERTIFICATE = /CERT|TLS|SSL|ALTNAME|SELF_SIGNED|UNABLE_TO_/;

function failureOf(error: Error): DeliveryFailure {
  if (error instanceof ForbiddenAddress) return 'address';
  const { code = '' } = error as NodeJS.ErrnoException;
  return CERTIFICATE.test(code) ? 'certificate' : 'unreachable';
}
