import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { may, organizationRoles, ownerOf } from '@quizhall/shared/rules/permissions';
import { bestOfPersons, type Contender } from '@quizhall/shared/rules/payments/winners';
import { type AttemptCard, holderOf, rankedAt } from '../../attempts/model/attempts.ts';
import { toCoAuthors, listCoAuthorItems } from '../../quizzes/model/co-authors.ts';
import { getMembership } from '../../organizations/model/memberships.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { type ContenderNow, listContendersNow } from '../model/settlements.ts';
import { listPeople, listUserIds } from '../../accounts/model/users.ts';
import { sha256 } from '../../platform/security/tokens.ts';

const addressOf = (email: string): string => email.trim().toLowerCase();
/** An address as lists keep it. */
const markOf = (email: string): string[] => (email ? [`e:${sha256(addressOf(email)).slice(0, 22)}`] : []);

/** Whether this may win: it counts, is graded, and has earned something. */
const counts = (card: AttemptCard): boolean =>
  !card.uncounted && card.status !== 'pending_review' && card.percentage > 0;

/** A finished attempt as a contender. */
export const toContenders = (card: AttemptCard): Contender[] =>
  counts(card)
    ? [
        {
          attemptId: card.id,
          participant: parseAttemptId(card.id).participant,
          percentage: card.percentage,
          seconds: card.time,
          completedAt: rankedAt(card),
          late: card.late,
          marks: markOf(card.email),
        },
      ]
    : [];

/** Somebody who wins if nobody is better. */
export interface StandingNow extends Contender {
  /** The account that wins, by participation or by address. */
  userId: string | undefined;
}

/**
 * The same attempts as they are now, each person with the best: without practice, annulled ones, and those of people who work on
 * the quiz; a guest whose address an account has is that account. Whoever nobody could reach wins nothing. A guest may have typed
 * anybody's address: a result that somebody with another one keeps is that person's only where nobody else came with the typed one.
 */
export async function getRankingNow(quiz: Quiz, contenders: readonly Contender[]): Promise<StandingNow[]> {
  const found = await listContendersNow(contenders.map(({ attemptId }) => attemptId));
  const accounts = await accountsOf(found);
  const isAuthor = await authorsOf(quiz);
  const before = new Map(contenders.map((one) => [one.attemptId, one.marks]));
  const standings = await Promise.all(
    found.map(async (attempt): Promise<StandingNow[]> => {
      const { card, id, annulled, checked } = attempt;
      if (!card || annulled || checked !== undefined) return [];
      const listed = before.get(id) ?? [];
      const isShared = listed.some((mark) => mark.startsWith('p:') && mark !== `p:${attempt.participant}`);
      const account = accounts(attempt, card, isShared);
      const email = account?.email ?? addressOf(card.email);
      if (!email || (account && (await isAuthor(account.id)))) return [];
      const typed = account && !hasAddress(account, card) ? markOf(card.email) : [];
      return toContenders(card).map((one) => ({
        ...one,
        userId: account?.id,
        marks: [
          ...[...one.marks, ...listed].filter((mark) => !typed.includes(mark)),
          ...(account ? [`u:${account.id}`, ...markOf(account.email)] : []),
        ],
      }));
    }),
  );
  return bestOfPersons(standings.flat());
}

const hasAddress = (account: { email: string }, card: AttemptCard): boolean =>
  addressOf(account.email) === addressOf(card.email);

/**
 * Whose account took an attempt, kept it, or has its address. `isShared`: others came with that address, so whoever keeps the
 * attempt has to have it too.
 */
async function accountsOf(found: readonly ContenderNow[]) {
  const addresses = found.flatMap(({ card }) => (card?.email ? addressOf(card.email) : []));
  const byAddress = await listUserIds(addresses);
  const holders = found.flatMap((one) => holderOf(one) ?? []);
  const people = await listPeople([...holders, ...byAddress.values()]);
  return (one: ContenderNow, card: AttemptCard, isShared: boolean) => {
    const holder = people.get(holderOf(one) ?? '');
    const isHolders = holder && (!one.claimedBy || !isShared || hasAddress(holder, card));
    return isHolders ? holder : people.get(byAddress.get(addressOf(card.email)) ?? '');
  };
}

/** Whether somebody works on a quiz: owns it, is one of its co-authors, or makes quizzes in its organization. */
async function authorsOf({ id, ownerId }: Quiz): Promise<(userId: string) => Promise<boolean>> {
  const owner = ownerOf(ownerId);
  if ('organization' in owner)
    return async (userId) =>
      may(organizationRoles(await getMembership(owner.organization, userId)), 'quiz.edit');
  const authors = new Set([
    owner.person,
    ...toCoAuthors(await listCoAuthorItems(id)).map(({ userId }) => userId),
  ]);
  return (userId) => Promise.resolve(authors.has(userId));
}
