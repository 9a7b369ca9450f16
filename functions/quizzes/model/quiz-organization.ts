import { ownerOf } from '@quizhall/shared/rules/permissions';
import * as z from 'zod';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { organizationKey } from '../../platform/dynamodb/keys.ts';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';

const QuizOrganization = z.object({
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
export type QuizOrganization = z.output<typeof QuizOrganization>;

/** What is changed in its settings is seen within a minute. */
const houses = new FunctionCache<QuizOrganization | undefined>({ most: 500, milliseconds: 60_000 });

/** Returns whether the quiz's organization has switched analytics off. */
export const isAnalyticsHidden = async (quiz: { ownerId: string }): Promise<boolean> =>
  (await getQuizOrganization(quiz))?.settings.enableAnalytics === false;

/** The organization that owns a quiz, cached for a minute. Reads nothing for a person's quiz. */
export async function getQuizOrganization({
  ownerId,
}: {
  ownerId: string;
}): Promise<QuizOrganization | undefined> {
  if ('person' in ownerOf(ownerId)) return undefined;
  return houses.get(ownerId, async () => {
    const item = await getItem(organizationKey(ownerId), { consistent: false });
    const house = item && QuizOrganization.parse(item);
    return house?.deletedAt === undefined ? house : undefined;
  });
}
