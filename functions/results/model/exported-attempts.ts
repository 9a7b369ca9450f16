import { type Attempt, keyOf, toAttempt } from '../../attempts/model/attempts.ts';
import { countedShards, listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import type { FinishedShard } from '../../platform/dynamodb/keys.ts';

/** Of one query: as many cards as fit into an answer of 1 MB. */
const PAGE = 1_000;

/**
 * The ids of what was handed in to a quiz up to an instant, annulled or not, each once, by the time at which that was. Stops where there are more than `most`, which are then in no order.
 */
export async function listFinishedIds(
  quizId: string,
  shards: number,
  until: string,
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const found = new Map<string, number>();
  const readShard = async (shard: FinishedShard) => {
    let after: Record<string, string> | undefined;
    do {
      const page = await listFinishedPage(quizId, shard, { until, limit: PAGE, after });
      for (const { id, completedAt } of page.cards) found.set(id, completedAt);
      after = page.next;
    } while (after && found.size <= most);
  };
  await Promise.all(countedShards(shards).map(readShard));
  const byTime = ([idA, a]: [string, number], [idB, b]: [string, number]) => a - b || (idA < idB ? -1 : 1);
  return [...found].sort(byTime).map(([id]) => id);
}

/** Whole attempts by their ids, in their order; at half price. Those that are gone are left out. */
export async function listWholeAttempts(ids: readonly string[]): Promise<Attempt[]> {
  const items = await getItems(ids.map(keyOf));
  const found = new Map(
    items.map((item) => {
      const attempt = toAttempt(item);
      return [attempt.id, attempt];
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

const Taken = z.object({ version: z.number() });

/** The same, of which nothing but the versions that they were taken on is sent: each once. */
export async function listTakenVersions(ids: readonly string[]): Promise<number[]> {
  const names = { '#version': 'version' };
  const items = await getItems(ids.map(keyOf), { projection: '#version', names });
  return [...new Set(items.map((item) => Taken.parse(item).version))];
}
