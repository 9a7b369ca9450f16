import { fulfils } from '@quizhall/shared/rules/assignments';
import * as z from 'zod';
import { mapBounded } from '../_platform/bounded.ts';
import { AttemptCard, toAttemptKey } from './attempts.ts';
import { getMany } from './get-many.ts';
import { attemptKey } from './keys.ts';
import { pageOfAttemptsAt } from './user-attempts.ts';

/** Whether somebody has finished a quiz, and from which moment on that counts. */
interface Wanted {
  quizId: string;
  userId: string;
  from: number | undefined;
}

const First = z.object({ pk: z.string(), sk: z.string(), card: AttemptCard.optional() });

/** Of those whose first attempt does not count so many are looked at, the newest first… */
const MOST_FURTHER = 10;
/** …of so many people at once. */
const AT_ONCE = 16;

const participantOf = (userId: string): string => `u_${userId}`;
const nameOf = ({ quizId, userId }: Pick<Wanted, 'quizId' | 'userId'>): string =>
  `${quizId} ${participantOf(userId)}`;

/**
 * AG11: the finished attempts by which these people have done what was asked of them, in their order; undefined for who has not. The first attempt
 * of everybody is read by key, a hundred in one call; only of whom that one is annulled, or too early, are others looked for.
 */
export async function listFulfilling(wanted: readonly Wanted[]): Promise<(AttemptCard | undefined)[]> {
  const keys = new Map(
    wanted.map((one) => [nameOf(one), attemptKey(one.quizId, participantOf(one.userId), 1)]),
  );
  const items = await getMany([...keys.values()], { projection: 'pk, sk, card' });
  const first = new Map<string, AttemptCard | undefined>(
    items.map((item) => {
      const { pk, sk, card } = First.parse(item);
      const { quizId, participant } = toAttemptKey(pk, sk);
      return [`${quizId} ${participant}`, card];
    }),
  );
  return mapBounded(wanted, AT_ONCE, async (one) => {
    const card = first.get(nameOf(one));
    if (!card || fulfils(card, one)) return card;
    const further = await pageOfAttemptsAt(one.quizId, one.userId, { limit: MOST_FURTHER, after: undefined });
    return further.find((next) => fulfils(next, one));
  });
}
