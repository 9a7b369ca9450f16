import { invoke } from '../testing/invoke.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimIdempotencyKey } from '../platform/limits/idempotency-keys.ts';
import { type EchoCall, echo } from '../testing/echo.ts';
import { observe } from '../testing/observe.ts';
import { signedIn } from '../testing/scenarios.ts';
import { setClock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { randomText } from '../platform/security/random.ts';

const DAY = 24 * 3_600_000;
afterEach(() => setClock(0));

const newKey = () => randomText(20);

/** An endpoint that counts its runs and answers the number of the run. */
function counter() {
  const run = vi.fn(async (name: string) => ({ id: String(run.mock.calls.length), name }));
  const { call, handler, contract } = echo({ auth: 'optional', idempotent: true, status: 201 }, ({ body }) =>
    run(body.name),
  );
  return {
    run,
    handler,
    contract,
    call: (key: string, wish: EchoCall = {}) => call({ ...wish, headers: { 'Idempotency-Key': key } }),
  };
}

describe('a request with an idempotency key', () => {
  it('runs once; a repetition gets the same answer', async () => {
    const { run, call } = counter();
    const key = newKey();
    const [first, again] = [await call(key), await call(key)];
    expect(run).toHaveBeenCalledTimes(1);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('runs again with another key, and without one', async () => {
    const { run, call, contract, handler } = counter();
    await call(newKey());
    await call(newKey());
    const request = { method: 'POST', path: contract.path, params: { id: 'a1' }, body: { name: 'Ada' } };
    await invoke(handler, request);
    await invoke(handler, request);
    expect(run).toHaveBeenCalledTimes(4);
  });

  it.each<[string, EchoCall]>([
    ['body', { body: { name: 'Grace' } }],
    ['query', { query: { page: 2 } }],
    ['resource', { id: 'b2' }],
  ])('refuses its key for another %s', async (_, other) => {
    const { run, call } = counter();
    const key = newKey();
    await call(key);
    expect(await call(key, other)).toMatchObject({
      status: 409,
      body: { code: 'KEY_REUSED', message: 'This idempotency key was used for another request.' },
    });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('keeps the keys of two people apart', async () => {
    const { run, call } = counter();
    const key = newKey();
    for (const { token } of [await signedIn(), await signedIn()]) {
      expect((await call(key, { token })).status).toBe(201);
    }
    expect((await call(key, { sourceIp: '192.0.2.7' })).status).toBe(201);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('answers 409 while the first one runs', async () => {
    const { run, call } = counter();
    const key = newKey();
    const { promise, resolve } = Promise.withResolvers<{ id: string; name: string }>();
    run.mockReturnValueOnce(promise);
    const first = call(key);
    await expect.poll(() => run.mock.calls.length).toBe(1);
    const second = await call(key);
    expect(second).toMatchObject({ status: 409, body: { code: 'REQUEST_RUNNING' } });
    expect(second.headers['retry-after']).toBe('1');
    resolve({ id: '1', name: 'Ada' });
    expect((await first).status).toBe(201);
    expect((await call(key)).body).toEqual((await first).body);
  });

  it('runs once when it arrives twice at the same moment', async () => {
    const { run, call } = counter();
    const key = newKey();
    const statuses = (await Promise.all([call(key), call(key), call(key)])).map(({ status }) => status);
    expect(run).toHaveBeenCalledTimes(1);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  });

  it.each([
    ['refused', new AppError('NOT_PUBLISHABLE'), 400],
    ['broken', new Error('broken'), 500],
  ])('may be repeated with its key after it was %s', async (_, error, status) => {
    const { run, call } = counter();
    const key = newKey();
    run.mockRejectedValueOnce(error);
    const { result } = await observe(() => call(key));
    expect(result.status).toBe(status);
    expect((await call(key)).status).toBe(201);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('takes over after a minute from a request whose process died', async () => {
    const { run, call, contract } = counter();
    const key = newKey();
    await claimIdempotencyKey(
      { route: `POST ${contract.path}`, userId: '192.0.2.1', clientKey: key },
      'other',
    );
    expect((await call(key)).status).toBe(409);
    setClock(62_000);
    expect((await call(key)).status).toBe(201);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is remembered for a day', async () => {
    const { run, call } = counter();
    const key = newKey();
    await call(key);
    setClock(DAY - 5_000);
    await call(key);
    expect(run).toHaveBeenCalledTimes(1);
    setClock(DAY + 5_000);
    await call(key);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('repeats an answer that is larger than an item of the table', async () => {
    const { call } = counter();
    const key = newKey();
    const name = 'A question about something. '.repeat(30_000);
    await call(key, { body: { name } });
    expect((await call(key, { body: { name } })).body.data.name).toHaveLength(name.length);
  });

  it('is answered although its answer cannot be kept', async () => {
    const { run, call } = counter();
    const key = newKey();
    const name = randomText(900_000);
    const { result, lines } = await observe(() => call(key, { body: { name } }));
    expect(result.status).toBe(201);
    expect(run).toHaveBeenCalledTimes(1);
    expect(lines).toContainEqual(expect.objectContaining({ message: 'idempotent answer not kept' }));
    expect((await call(key, { body: { name } })).body.code).toBe('REQUEST_RUNNING');
  });

  it('is the same request when a form is sent again with another boundary', async () => {
    const { run, handler, contract } = counter();
    const key = newKey();
    const send = (cover: string) => {
      const body = new FormData();
      body.set('name', 'Ada');
      body.set('cover', new File([cover], 'cover.png', { type: 'image/png' }));
      const headers = { 'Idempotency-Key': key };
      return invoke(handler, { method: 'POST', path: contract.path, params: { id: 'a1' }, body, headers });
    };
    expect([(await send('one')).status, (await send('one')).status]).toEqual([201, 201]);
    expect(run).toHaveBeenCalledTimes(1);
    expect((await send('two')).body.code).toBe('KEY_REUSED');
  });

  it.each(['short', 'with spaces in it', 'x'.repeat(101)])('refuses the key %j', async (key) => {
    const { status, body } = await counter().call(key);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ 'Idempotency-Key': 'Not a valid idempotency key' });
  });
});
