import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { type Item, queryPage } from '../../platform/dynamodb/commands.ts';
import { PERSONAL_DATA, type Who } from './personal-data.ts';

export type PersonalKindName = keyof typeof PERSONAL_DATA;

/** Where a page begins: behind this item of this one of the queries that find a kind. */
export const ItemPlace = z.object({ query: z.number(), last: z.record(z.string(), z.unknown()).optional() });
export type ItemPlace = z.output<typeof ItemPlace>;

interface ItemPage {
  items: Item[];
  /** Where the next one begins; absent: there is none. */
  next: ItemPlace | undefined;
}

/** Page of a user's items of one kind: as stored, or as projected by an index. */
export async function listPersonalItems(
  kind: PersonalKindName,
  who: Who,
  { limit, after = { query: 0 } }: { limit: number; after?: ItemPlace | undefined },
): Promise<ItemPage> {
  const queries = PERSONAL_DATA[kind].found(who);
  const query = queries[after.query];
  if (!query) return { items: [], next: undefined };
  const { items, last } = await queryPage({ ...query, Limit: limit }, after.last);
  const isLast = !last && after.query + 1 >= queries.length;
  const next = last ? { query: after.query, last } : { query: after.query + 1 };
  return { items, next: isLast ? undefined : next };
}

const Keyed = z.object({ pk: z.string(), sk: z.string() });

/** Loads the complete items behind index projections. */
export const getFullItems = (items: readonly Item[]): Promise<unknown[]> =>
  getItems(items.map((item) => Keyed.parse(item)));
