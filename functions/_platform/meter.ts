import { AsyncLocalStorage } from 'node:async_hooks';

/** What a piece of work cost at the table. Units are DynamoDB capacity units. */
export interface Consumption {
  /** Calls to the table. */
  trips: number;
  read: number;
  write: number;
}

const storage = new AsyncLocalStorage<Consumption[]>();

/** Adds one table call to every measurement that is running around it. */
export function record(cost: Partial<Consumption>): void {
  for (const sum of storage.getStore() ?? []) {
    sum.trips += 1;
    sum.read += cost.read ?? 0;
    sum.write += cost.write ?? 0;
  }
}

/** Runs `work` and tells what it consumed. Measurements nest: an outer one includes the inner. */
export async function measure<T>(work: () => Promise<T>): Promise<{ result: T; consumed: Consumption }> {
  const consumed: Consumption = { trips: 0, read: 0, write: 0 };
  const result = await storage.run([...(storage.getStore() ?? []), consumed], work);
  return { result, consumed };
}
