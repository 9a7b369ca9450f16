import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string } | null;
}

interface StripeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
}

/** What a call meets: an answer of this status in place of the true one, none, or the true one that gets lost. */
type Trouble = number | 'silent' | 'lost';

/** The calls of Stripe that this site makes, on this machine: form-encoded bodies, idempotency keys, errors as Stripe words them. */
export interface StripeServer {
  url: string;
  intents: Map<string, Intent>;
  refunds: Map<string, StripeRefund>;
  /** `POST /v1/refunds`, in their order. */
  calls: string[];
  /** The next calls meet these, one each. */
  trouble: Trouble[];
  /** The payer enters a card in the form of Stripe. */
  confirm: (id: string, card: keyof typeof TEST_CARDS) => Intent;
  /** As a day later. */
  forgetKeys: () => void;
  stop: () => Promise<void>;
}

/** What becomes of a card in the form. */
const TEST_CARDS = {
  good: { status: 'succeeded' },
  slow: { status: 'processing' },
  challenged: { status: 'requires_action' },
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  poor: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired: { code: 'expired_card' },
  unauthenticated: { code: 'payment_intent_authentication_failure' },
} as const;

/** In cents. */
const LEAST = 50;

class Refusal extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super(String(status));
    this.status = status;
    this.body = body;
  }
}

const invalid = (code: string, message: string) =>
  new Refusal(400, { type: 'invalid_request_error', code, message });

/** `metadata[chargeId]=1` as `{metadata: {chargeId: '1'}}`. */
function readForm(body: string): { fields: Record<string, string>; metadata: Record<string, string> } {
  const fields: Record<string, string> = {};
  const metadata: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    if (key) metadata[key] = value;
    else fields[name] = value;
  }
  return { fields, metadata };
}

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** What Stripe has, and what its calls do with it. */
function books() {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, StripeRefund>();
  const intentNamed = (id: string) => {
    const intent = intents.get(id);
    if (!intent) throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing' });
    return intent;
  };
  const createIntent = (body: string): Intent => {
    const { fields, metadata } = readForm(body);
    if (Number(fields['amount']) < LEAST) throw invalid('amount_too_small', 'At least $0.50');
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(fields['amount']),
      amount_received: 0,
      currency: fields['currency'] ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      metadata,
      last_payment_error: null,
    };
    intents.set(id, intent);
    return intent;
  };
  const cancel = (id: string): Intent => {
    const intent = intentNamed(id);
    if (['succeeded', 'processing', 'canceled'].includes(intent.status))
      throw invalid('payment_intent_unexpected_state', `It is ${intent.status}`);
    return Object.assign(intent, { status: 'canceled' });
  };
  const createRefund = (body: string): StripeRefund => {
    const { fields, metadata } = readForm(body);
    const intent = intentNamed(fields['payment_intent'] ?? '');
    const amount = Number(fields['amount']);
    const gone = [...refunds.values()]
      .filter(({ payment_intent: of }) => of === intent.id)
      .reduce((sum, one) => sum + one.amount, 0);
    if (amount > intent.amount_received - gone) throw invalid('charge_already_refunded', 'More than is left');
    const refund: StripeRefund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: intent.id,
      amount,
      status: 'succeeded',
      metadata,
    };
    refunds.set(refund.id, refund);
    return refund;
  };
  const listRefunds = (of: string | null) => ({
    object: 'list',
    has_more: false,
    data: [...refunds.values()].filter(({ payment_intent: intent }) => intent === of),
  });
  const answer = (method: string, url: URL, body: string): object => {
    const [, , what, id, action] = url.pathname.split('/');
    if (what === 'payment_intents' && method === 'POST' && !id) return createIntent(body);
    if (what === 'payment_intents' && method === 'POST' && action === 'cancel') return cancel(id ?? '');
    if (what === 'payment_intents' && method === 'GET') return intentNamed(id ?? '');
    if (what === 'refunds' && method === 'POST') return createRefund(body);
    if (what === 'refunds') return listRefunds(url.searchParams.get('payment_intent'));
    throw new Refusal(404, { type: 'invalid_request_error' });
  };
  const confirm: StripeServer['confirm'] = (id, card) => {
    const fate = TEST_CARDS[card];
    const intent = intentNamed(id);
    if ('code' in fate)
      return Object.assign(intent, { status: 'requires_payment_method', last_payment_error: fate });
    const amount_received = fate.status === 'succeeded' ? intent.amount : 0;
    return Object.assign(intent, { ...fate, amount_received });
  };
  return { intents, refunds, answer, confirm };
}

export async function startStripeServer(): Promise<StripeServer> {
  const { intents, refunds, answer, confirm } = books();
  const calls: string[] = [];
  const trouble: Trouble[] = [];
  const known = new Map<string, { body: string; status: number; answer: object }>();

  /** The same key gets the same answer; with another body it is refused. */
  function answerOnce(method: string, url: URL, body: string, key: string | undefined) {
    const before = key === undefined ? undefined : known.get(key);
    if (before && before.body !== body)
      return { status: 400, answer: { error: { type: 'idempotency_error', message: 'Another body' } } };
    if (before) return before;
    try {
      const done = { body, status: 200, answer: structuredClone(answer(method, url, body)) };
      if (key !== undefined) known.set(key, done);
      return done;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, answer: { error: error.body } };
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { method = '', url = '', headers } = request;
    calls.push(`${method} ${url.split('?')[0]}`);
    const met = trouble.shift();
    if (met === 'silent') return;
    if (typeof met === 'number') {
      const error = { type: met === 429 ? 'rate_limit_error' : 'api_error', message: 'Not now' };
      response.writeHead(met, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
      return;
    }
    if (!String(headers.authorization).startsWith('Bearer sk_test_')) {
      response.writeHead(401).end(JSON.stringify({ error: { type: 'invalid_request_error' } }));
      return;
    }
    const key = headers['idempotency-key'];
    const done = answerOnce(
      method,
      new URL(url, 'http://stripe'),
      body,
      key === undefined ? key : String(key),
    );
    if (met === 'lost') response.destroy();
    else
      response
        .writeHead(done.status, { 'content-type': 'application/json', 'request-id': newId('req') })
        .end(JSON.stringify(done.answer));
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    refunds,
    calls,
    trouble,
    confirm,
    forgetKeys: () => known.clear(),
    stop,
  };
}
