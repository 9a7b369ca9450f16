import { DELETED_PARTICIPANT } from '@quizhall/shared/rules/accounts/deleted-account';
import * as z from 'zod';
import { eraseInvites } from '../use-cases/erase-invites.ts';
import { leaveAllOrganizations } from '../../organizations/model/leave-all-organizations.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { redactPayments, redactParticipant, erasePerson } from '../model/erase-account-data.ts';
import { finishErasure, type Erasure, getErasure } from '../model/erasures.ts';
import { queueMail } from '../../notifications/model/outbox.ts';
import { renameInRoster } from '../../results/model/roster.ts';
import { settle } from '../../results/model/count-changes.ts';
import { pageOfUserAttempts } from '../../attempts/model/user-attempts.ts';
import { eraseFiles } from '../../platform/storage/erase-files.ts';
import { subscriberId } from '../../site/model/links.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { getCoAuthor } from '../../quizzes/model/co-authors.ts';
import { listOwnerCards } from '../../quizzes/model/owner-quizzes.ts';
import { transferToCoAuthor } from '../../quizzes/model/quiz-ownership.ts';
import { getQuiz } from '../../quizzes/model/quizzes.ts';
import { getUser } from '../model/users.ts';
import { retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { applyStatusAction } from '../../quizzes/model/publishing.ts';
import { jobKind, type JobStep } from '../../platform/jobs/job-kind.ts';

const QUIZ_PAGE = 10;

interface Parting {
  /** Who gets those that they work on. */
  to: string | undefined;
  after: string | undefined;
}

/**
 * Hands the next quizzes of a person over to a co-author, and archives those on which that one does not work. Answers the last of
 * them; undefined: there are no more.
 */
async function partWithQuizzes(
  userId: string,
  { to, after = '' }: Parting,
): Promise<{ handled: number; last: string | undefined }> {
  const ids = (await listOwnerCards(userId)).map(({ id }) => id);
  const page = ids
    .filter((id) => id > after)
    .toSorted()
    .slice(0, QUIZ_PAGE);
  const heir = to !== undefined && (await getUser(to)) ? to : undefined;
  for (const id of page) await partWith(id, userId, heir);
  return { handled: page.length, last: page.at(-1) };
}

/** Who saves it at the same moment is the one who is to have it: their save is no reason to archive it for ever. */
const partWith = (id: string, userId: string, heir: string | undefined): Promise<boolean> =>
  retryOnConflict(async () => {
    const quiz = await getQuiz(id);
    if (quiz?.ownerId !== userId) return true;
    const works = heir !== undefined && (await getCoAuthor(id, heir)) !== undefined;
    if (works) return (await transferToCoAuthor(quiz, heir)) || undefined;
    if (quiz.status !== 'archived') await applyStatusAction(quiz, 'archive');
    return true;
  });

const PAGE = 20;

const Cursor = z.object({
  at: z.enum(['attempts', 'quizzes', 'rest', 'end']),
  /** The last attempt, or quiz, that was dealt with. */
  after: z.object({ id: z.string(), completedAt: z.number() }).optional(),
  quiz: z.string().optional(),
});
type Cursor = z.output<typeof Cursor>;

interface Going {
  userId: string;
  /** Only in the first round; later ones look for what came late. */
  erasure: Erasure | undefined;
}

/**
 * Deletes what is kept of somebody whose account was closed, and gives their quizzes away or archives them. Each step looks
 * for what is left under the keys that name the person, so that one that is done again finds nothing more to do.
 */
export const eraseAccount = jobKind({
  input: z.object({ userId: z.string() }),
  cursor: Cursor,
  failed: 'This account could not be deleted completely.',
  step: async ({ userId }, cursor: Cursor = { at: 'attempts' }) => {
    const going = { userId, erasure: await getErasure(userId) };
    return STEPS[cursor.at](going, cursor);
  },
});

const next = (cursor: Cursor, handled = 0): JobStep<Cursor> => ({ handled, total: handled, cursor });

const STEPS: Record<Cursor['at'], (going: Going, cursor: Cursor) => Promise<JobStep<Cursor>>> = {
  attempts: async ({ userId }, { after }) => {
    const place = after && { ...parseAttemptId(after.id), completedAt: after.completedAt };
    const cards = await pageOfUserAttempts(userId, { limit: PAGE, after: place });
    for (const { id } of cards) await eraseOne(id);
    const last = cards.at(-1);
    if (!last) return next({ at: 'quizzes' });
    const { id, completedAt } = last;
    return next({ at: 'attempts', after: { id, completedAt } }, cards.length);
  },
  quizzes: async ({ userId, erasure }, { quiz }) => {
    const { handled, last } = await partWithQuizzes(userId, { to: erasure?.transferTo, after: quiz });
    return next(last === undefined ? { at: 'rest' } : { at: 'quizzes', quiz: last }, handled);
  },
  rest: async ({ userId, erasure }) => {
    const { email } = erasure ?? {};
    const who = {
      id: userId,
      email,
      subscriber: email === undefined ? undefined : await subscriberId(email),
    };
    if (email !== undefined) await eraseInvites(who, email);
    await leaveAllOrganizations(userId);
    await redactPayments(who);
    await eraseFiles(userId);
    await erasePerson(who);
    return next({ at: 'end' });
  },
  end: async ({ userId, erasure }) => {
    if (erasure) {
      const { email: to, name, language } = erasure;
      await queueMail(newTypedMailItem('accountDeleted', { to, cause: userId, data: { name }, language }));
      await finishErasure(userId);
    }
    return { handled: 0, result: {} };
  },
};

/** The index may name what was deleted after its time. */
async function eraseOne(id: string): Promise<void> {
  const attempt = await getAttempt(id);
  if (!attempt?.card || attempt.erased) return;
  const { quizId, participant } = attempt;
  await settle(quizId);
  await renameInRoster(quizId, participant, DELETED_PARTICIPANT);
  await redactParticipant(attempt);
}
