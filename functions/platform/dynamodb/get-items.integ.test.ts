import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { randomText } from '../security/random.ts';
import { startFaultProxy } from '../../testing/fault-proxy.ts';

const pauses: number[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    pauses.push(ms);
  },
}));

// In place before the client reads its address.
const proxy = await startFaultProxy(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.url;
const { getItems } = await import('./get-items.ts');
const { putIfAbsent } = await import('./commands.ts');
const { TableName } = await import('./table.ts');

beforeEach(() => {
  pauses.length = 0;
});
afterEach(() => proxy.pass());
afterAll(() => proxy.stop());

/** So many calls are answered by a table that is too busy for any key. */
function busyFor(calls: number) {
  let asked = 0;
  proxy.fail((operation, body) => {
    if (operation !== 'BatchGetItem') return undefined;
    asked += 1;
    const { RequestItems } = JSON.parse(body);
    const answer = { Responses: { [TableName]: [] }, UnprocessedKeys: RequestItems };
    return asked > calls ? undefined : { status: 200, body: JSON.stringify(answer) };
  });
  return () => asked;
}

it('asks again for what the table left out, after a pause', async () => {
  const key = { pk: `TEST#${randomText(8)}`, sk: 'ONE' };
  await putIfAbsent({ ...key, n: 1 });
  busyFor(2);
  expect(await getItems([key])).toEqual([{ ...key, n: 1 }]);
  expect(pauses).toHaveLength(2);
});

it('gives up after five calls, with pauses that may grow and never exceed 1.5 s together', async () => {
  const asked = busyFor(99);
  await expect(getItems([{ pk: 'TEST', sk: 'ONE' }])).rejects.toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE' }),
  );
  expect(asked()).toBe(5);
  expect(pauses).toHaveLength(4);
  for (const [n, ms] of pauses.entries()) expect(ms).toBeLessThan(100 * 2 ** n);
});
