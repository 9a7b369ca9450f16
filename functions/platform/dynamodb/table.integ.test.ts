import { afterAll, expect, it } from 'vitest';
import { startFaultProxy } from '../../testing/fault-proxy.ts';
import { observe } from '../../testing/observe.ts';
import { TABLE_TIMEOUTS } from '../queues/table-timeouts.ts';

// In place before the client reads them.
const proxy = await startFaultProxy(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.url;
process.env.TABLE_PATIENCE = 'burst';
const { isTableReachable } = await import('./table.ts');
afterAll(() => proxy.stop());

it('a function on the burst path asks a silent table three times and gives up', async () => {
  let asked = 0;
  proxy.fail(() => {
    asked += 1;
    return 'silent';
  });
  const { result, lines } = await observe(isTableReachable);
  expect(result).toBe(false);
  expect(asked).toBe(TABLE_TIMEOUTS.burst.attempts);
  expect(lines).toContainEqual(
    expect.objectContaining({ message: 'table unreachable', name: 'TimeoutError' }),
  );
});
