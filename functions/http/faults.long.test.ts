import { lambdaContext } from '../platform/local/http-event.ts';
import { invoke } from '../testing/invoke.ts';
import { getLatestCode } from '../platform/local/mailbox.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { dynamoError, startFaultProxy } from '../testing/fault-proxy.ts';
import { observe } from '../testing/observe.ts';

// Between the SDK and the engine, and in place before a client reads its address.
const proxy = await startFaultProxy(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.url;
const { account, buildSignup, callLogin, callRegister, callVerify } = await import('../testing/accounts.ts');
const { echo } = await import('../testing/echo.ts');

afterEach(() => proxy.pass());
afterAll(() => proxy.stop());

const BUSY = {
  status: 503,
  body: {
    success: false,
    code: 'UNAVAILABLE',
    message: 'The service is busy. Please try again in a moment.',
    requestId: expect.any(String) as string,
  },
};

describe('a table that is too busy', () => {
  it('becomes a 503 that tells when to come back and nothing else', async () => {
    const { email } = await account();
    const name = 'ThrottlingException';
    proxy.fail(() => dynamoError(name, 'Throughput exceeds the current capacity of table quizhall-secret'));
    const { result, lines } = await observe(() => callLogin({ email }));
    expect(result).toMatchObject(BUSY);
    expect(Object.keys(result.body).sort()).toEqual(['code', 'message', 'requestId', 'success']);
    expect(result.headers['retry-after']).toBe('1');
    expect(lines).toContainEqual(
      expect.objectContaining({ message: 'request failed', name, requestId: result.body.requestId }),
    );
  });

  it('for a moment is not noticed, because the SDK tries again', async () => {
    const { email } = await account();
    let refusals = 2;
    proxy.fail(() => (refusals-- > 0 ? dynamoError('ThrottlingException') : undefined));
    expect((await callLogin({ email })).status).toBe(200);
    expect(refusals).toBeLessThan(0);
  });

  it('does not count against the account', async () => {
    const { email } = await account();
    proxy.fail((operation) => (operation === 'GetItem' ? dynamoError('ThrottlingException') : undefined));
    await observe(() => Promise.all(Array.from({ length: 12 }, () => callLogin({ email }))));
    proxy.pass();
    expect((await callLogin({ email })).status).toBe(200);
  });
});

describe('a table whose answer is lost', () => {
  it('does not make a request wait for itself: the SDK asks again and finds its own key', async () => {
    const { call } = echo({ auth: 'optional', idempotent: true, status: 201 });
    const headers = { 'Idempotency-Key': 'one-key-of-a-client' };
    let losses = 1;
    proxy.fail((operation) => (operation === 'PutItem' && losses-- > 0 ? 'lost' : undefined));
    expect((await call({ headers })).status).toBe(201);
    expect(losses).toBeLessThan(0);
  });
});

describe('a table that fails otherwise', () => {
  it('with an internal error becomes a 503', async () => {
    const { email } = await account();
    proxy.fail(() => ({ ...dynamoError('InternalServerError'), status: 500 }));
    expect((await observe(() => callLogin({ email }))).result).toMatchObject(BUSY);
  });

  it.each([
    ['an empty 503', { status: 503, body: '' }],
    ['a page of a gateway', { status: 502, body: '<html>Bad gateway</html>' }],
    ['an answer that breaks off', { status: 200, body: '{"Item":{' }],
  ])('with %s becomes a 503 with the time to wait', async (_, fault) => {
    const { email } = await account();
    proxy.fail(() => fault);
    const { result } = await observe(() => callLogin({ email }));
    expect(result).toMatchObject(BUSY);
    expect(result.headers['retry-after']).toBe('1');
  });

  it('with a refusal of our request becomes a 500 without its text', async () => {
    const { email } = await account();
    proxy.fail(() => dynamoError('ValidationException', 'Invalid UpdateExpression: secretAttribute'));
    const { result } = await observe(() => callLogin({ email }));
    expect(result).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(JSON.stringify(result)).not.toMatch(/secretAttribute|Validation|at /);
  });

  it('by leaving a call without an answer is asked again', async () => {
    const { email } = await account();
    let silences = 1;
    proxy.fail(() => (silences-- > 0 ? 'silent' : undefined));
    expect((await callLogin({ email })).status).toBe(200);
    expect(silences).toBeLessThan(0);
  });

  it('before a function has run out of time becomes a 503 in our own shape', async () => {
    const { handler, contract } = echo({}, () => new Promise(() => undefined));
    const short: typeof handler = (event) => handler(event, lambdaContext('test', 300));
    const request = { method: 'POST', path: contract.path, params: { id: 'a1' }, body: { name: 'Ada' } };
    const { result } = await observe(() => invoke(short, request));
    expect(result).toMatchObject(BUSY);
  });
});

describe('two transactions that meet', () => {
  it('refuse one with a 503, and it may be sent again', async () => {
    const form = buildSignup();
    await callRegister(form);
    const code = await getLatestCode(form.email);
    proxy.fail((operation) =>
      operation === 'TransactWriteItems'
        ? dynamoError(
            'TransactionCanceledException',
            'Transaction cancelled, please refer cancellation reasons for specific reasons [None, None, TransactionConflict]',
            { CancellationReasons: [{ Code: 'None' }, { Code: 'None' }, { Code: 'TransactionConflict' }] },
          )
        : undefined,
    );
    expect((await observe(() => callVerify(form, code))).result).toMatchObject(BUSY);
    proxy.pass();
    expect((await callVerify(form, code)).status).toBe(200);
  });
});

describe('an idempotent request', () => {
  it('is answered although the table does not take its answer', async () => {
    const { call } = echo({ idempotent: true });
    const headers = { 'Idempotency-Key': 'abcdefgh12345678' };
    proxy.fail((operation) => (operation === 'UpdateItem' ? dynamoError('ThrottlingException') : undefined));
    const { result, lines } = await observe(() => call({ headers }));
    expect(result.status).toBe(200);
    expect(lines).toContainEqual(expect.objectContaining({ message: 'idempotent answer not kept' }));
  });

  it('does not run when its key cannot be kept', async () => {
    let runs = 0;
    const { call } = echo({ idempotent: true }, async () => {
      runs++;
      return { id: 'a1', name: 'Ada' };
    });
    proxy.fail(() => dynamoError('ThrottlingException'));
    const headers = { 'Idempotency-Key': 'abcdefgh12345678' };
    expect((await observe(() => call({ headers }))).result).toMatchObject(BUSY);
    expect(runs).toBe(0);
  });
});
