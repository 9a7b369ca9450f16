import { ownerOf } from '@quizhall/shared/rules/permissions';
import * as z from 'zod';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { organizationKey } from '../../platform/dynamodb/keys.ts';
import { Memory } from '../../platform/dynamodb/function-cache.ts';

const House = z.object({
  name: z.string(),
  branding: z.object({ primaryColor: z.string(), logoKey: z.string().optional() }),
  settings: z.object({
    enableLeaderboards: z.boolean(),
    enableRewards: z.boolean(),
    enableAnalytics: z.boolean(),
  }),
  deletedAt: z.string().optional(),
});
/** What participants see of the organization that owns a quiz. */
export type House = z.output<typeof House>;

/** What is changed in its settings is seen within a minute. */
const houses = new Memory<House | undefined>({ most: 500, milliseconds: 60_000 });

/** Whether how a quiz goes is told to nobody, because its organization has switched analytics off. */
export const isUntold = async (quiz: { ownerId: string }): Promise<boolean> =>
  (await houseOf(quiz))?.settings.enableAnalytics === false;

/** The organization that owns a quiz, a minute old at most; of a person's quiz nothing is read. */
export async function houseOf({ ownerId }: { ownerId: string }): Promise<House | undefined> {
  if ('person' in ownerOf(ownerId)) return undefined;
  return houses.get(ownerId, async () => {
    const item = await getItem(organizationKey(ownerId), { consistent: false });
    const house = item && House.parse(item);
    return house?.deletedAt === undefined ? house : undefined;
  });
}
