import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { queryAll, updateIf, withPrefix } from '../../platform/dynamodb/commands.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { FORMER_MEMBER_PREFIX, formerMemberKey, organizationSizesKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** By department. */
const Sizes = z.object({ pk: z.string(), sk: z.string() }).catchall(z.number());

type SizesOf = Readonly<Record<string, number>>;

/** Counted change of the members of each department; can be negative. */
export async function getCountedSizes(organizationId: string): Promise<SizesOf> {
  const [item] = await getItems([organizationSizesKey(organizationId)], { consistent: true });
  if (!item) return {};
  const { pk: _, sk: __, ...sizes } = Sizes.parse(item);
  return sizes;
}

/** Number of members of each department. */
export const getDepartmentSizes = async (organizationId: string): Promise<SizesOf> =>
  Object.fromEntries(
    Object.entries(await getCountedSizes(organizationId)).map(([id, size]) => [id, Math.max(0, size)]),
  );

/** Adds a difference to the stored sizes of departments. */
export async function adjustDepartmentSizes(organizationId: string, difference: SizesOf): Promise<void> {
  const changes = Object.entries(difference);
  await updateIf({
    Key: organizationSizesKey(organizationId),
    UpdateExpression: `ADD ${changes.map((_, at) => `#id${at} :by${at}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(changes.map(([id], at) => [`#id${at}`, id])),
    ExpressionAttributeValues: Object.fromEntries(changes.map(([, by], at) => [`:by${at}`, by])),
  });
}

/**
 * Writes that change the sizes of departments, for the transaction that moves members. Empty when no
 * department changes.
 */
export function resizeDepartmentItems(
  organizationId: string,
  { from, to, count = 1 }: { from?: string | undefined; to?: string | undefined; count?: number },
) {
  if (from === to) return [];
  const changes = [
    { name: '#from', id: from, value: ':less', by: -count },
    { name: '#to', id: to, value: ':more', by: count },
  ].flatMap(({ id, ...one }) => (id === undefined ? [] : { ...one, id }));
  return [
    {
      Update: {
        TableName,
        Key: organizationSizesKey(organizationId),
        UpdateExpression: `ADD ${changes.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(changes.map(({ name, id }) => [name, id])),
        ExpressionAttributeValues: Object.fromEntries(changes.map(({ value, by }) => [value, by])),
      },
    },
  ];
}

/** As long as what somebody did counts as recent. */
const KEEP_MS = 31 * 24 * 3_600_000;

/** Write that records that a member has left, for the transaction that ends the membership. */
export const recordDepartureItem = (organizationId: string, userId: string) => ({
  Put: {
    TableName,
    Item: { ...formerMemberKey(organizationId, userId), expiresAt: Math.ceil((now() + KEEP_MS) / 1_000) },
  },
});

/** User ids of members who have left in the last days; some may have rejoined. */
export async function listRecentDepartures(organizationId: string): Promise<string[]> {
  const items = await queryAll({
    ...withPrefix(formerMemberKey(organizationId, '').pk, FORMER_MEMBER_PREFIX),
  });
  return items.map((item) => String(item['sk']).slice(FORMER_MEMBER_PREFIX.length));
}
