import { UNSETTLED, type Unsettled, unsettledOf } from '@quizhall/shared/rules/accounts/deleted-account';
import { renewsItself } from '@quizhall/shared/rules/payments/subscription';
import { toCoAuthors, listCoAuthorItems } from '../../quizzes/model/co-authors.ts';
import { isChargeOpen, listChargesOfPayer } from '../../payments/model/charge-store.ts';
import { listOrganizations } from '../../organizations/model/organizations.ts';
import { getOwnOrganizations } from '../../organizations/model/user-organizations.ts';
import { listOwnerCards, listOwnerCardsWithDeleted } from '../../quizzes/model/owner-quizzes.ts';
import { listOwnPrizes } from '../../payments/model/prizes.ts';
import { getSubscription } from '../../payments/model/subscriptions.ts';
import { listNames } from '../model/users.ts';
import { mapBounded } from '../../platform/map-bounded.ts';

/** So many quizzes are asked for their co-authors at once. */
const AT_ONCE = 20;

/** What somebody has to settle before their account can be deleted. */
export async function listUnsettled(userId: string): Promise<Unsettled[]> {
  const [isOwner, subscription, quizzes, prizes, charges] = await Promise.all([
    ownsOrganization(userId),
    getSubscription(userId),
    listOwnerCardsWithDeleted(userId),
    listOwnPrizes(userId),
    listChargesOfPayer(`u_${userId}`),
  ]);
  const { terms, pending } = subscription;
  return unsettledOf({
    isOwner,
    plan: { renews: terms !== undefined && renewsItself(terms), paying: pending !== undefined },
    paying: charges.some(isChargeOpen),
    escrows: quizzes.map(({ pool }) => pool?.total ?? 0),
    prizes: prizes.map(({ status }) => status),
  });
}

/** Of one that is not deleted: those are nobody's to hand over, and end by themselves. */
async function ownsOrganization(userId: string): Promise<boolean> {
  const { organizations } = await getOwnOrganizations(userId);
  const owned = organizations.filter(({ role }) => role === 'owner');
  return (await listOrganizations(owned.map(({ id }) => id))).some(({ deletedAt }) => !deletedAt);
}

export const unsettledMessages = (unsettled: readonly Unsettled[]): string[] =>
  unsettled.map((name) => UNSETTLED[name]);

interface Heir {
  id: string;
  name: string;
  quizzes: number;
}

/** How many quizzes somebody has, and who works on how many of them: those may take them over. */
export async function listHeirs(userId: string): Promise<{ quizzes: number; heirs: Heir[] }> {
  const cards = await listOwnerCards(userId);
  const works = new Map<string, number>();
  await mapBounded(cards, AT_ONCE, async ({ id }) => {
    for (const { userId: heir } of toCoAuthors(await listCoAuthorItems(id)))
      works.set(heir, (works.get(heir) ?? 0) + 1);
  });
  const names = await listNames([...works.keys()]);
  const heirs = [...names].map(([id, name]) => ({ id, name, quizzes: works.get(id) ?? 0 }));
  return { quizzes: cards.length, heirs: heirs.toSorted((a, b) => b.quizzes - a.quizzes) };
}
