import * as z from 'zod';
import { applyStatusAction } from '../../quizzes/model/publishing.ts';
import { removeQuiz } from '../../quizzes/model/remove-quiz.ts';
import { eraseOrganizationRoot, eraseOrganizationPage } from '../model/erase-organization-data.ts';
import { keptShards, listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { getOrganization } from '../model/organizations.ts';
import { listOwnerCardsWithDeleted } from '../../quizzes/model/owner-quizzes.ts';
import { getPool, type StoredPool } from '../../payments/model/pools.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { forgetInRoster } from '../../results/model/roster.ts';
import { settle } from '../../results/model/count-changes.ts';
import { eraseLogo } from '../../platform/storage/erase-files.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { eraseSubmissions } from '../../attempts/model/erase-submissions.ts';
import { jobKind, type JobStep } from '../../platform/jobs/job-kind.ts';

const SUBMISSIONS = 50;
const ITEMS = 50;

/** A quiz of it has to be left as it is until its prize is settled. */
const waits = z.boolean().default(false);
const Cursor = z.discriminatedUnion('at', [
  /** `after`: the last quiz that was dealt with. */
  z.object({ at: z.literal('quizzes'), after: z.string(), waits }),
  z.object({ at: z.literal('submissions'), quiz: z.string(), shard: z.number(), waits }),
  z.object({ at: z.literal('rest') }),
]);
type Cursor = z.output<typeof Cursor>;

/**
 * Erases an organization that cannot be restored any more: deletes its quizzes and what was answered in them, ends its memberships, and
 * deletes everything that is kept of it, but not as long as winners of a quiz have to be found: then it ends before that, and another run
 * follows (`look-at-organization.ts`). Each step looks for what is left, so that one that is done again finds nothing more to do.
 */
export const eraseOrganization = jobKind({
  input: z.object({ organizationId: z.string() }),
  cursor: Cursor,
  failed: 'This organization could not be erased completely.',
  step: async (
    { organizationId },
    cursor: Cursor = { at: 'quizzes', after: '', waits: false },
  ): Promise<JobStep<Cursor>> => {
    const organization = await getOrganization(organizationId);
    if (!organization?.isErased) return { handled: 0, result: {} };
    if (cursor.at === 'quizzes') {
      const following = await quizAfter(organizationId, cursor);
      return following ? next(following) : { handled: 0, result: {} };
    }
    if (cursor.at === 'submissions') return submissions(cursor);
    const erased = await eraseOrganizationPage(organization, ITEMS);
    if (erased > 0) return next({ at: 'rest' }, erased);
    const { logoKey } = organization.branding;
    if (logoKey !== undefined) await eraseLogo(logoKey);
    await eraseOrganizationRoot(organization);
    return { handled: 0, result: {} };
  },
});

const next = (cursor: Cursor, handled = 0): JobStep<Cursor> => ({ handled, total: handled, cursor });

/**
 * Deletes the next quiz; what was handed in to it follows, also of one that was deleted before, but for one whose prize is not settled.
 * Undefined: the rest has to wait for such a one.
 */
async function quizAfter(
  organizationId: string,
  { after, waits }: Extract<Cursor, { at: 'quizzes' }>,
): Promise<Cursor | undefined> {
  const ids = (await listOwnerCardsWithDeleted(organizationId)).map(({ id }) => id);
  const [id] = ids.filter((each) => each > after).toSorted();
  if (id === undefined) return waits ? undefined : { at: 'rest' };
  const quiz = await getStoredQuiz(id);
  if (quiz?.ownerId !== organizationId) return { at: 'quizzes', after: id, waits };
  if (!quiz.deletedAt) await remove(quiz, organizationId);
  if (isOpen(await getPool(id))) return { at: 'quizzes', after: id, waits: true };
  return { at: 'submissions', quiz: id, shard: 0, waits };
}

/** Its winners have to be found yet, or told. */
const isOpen = ({ escrow, pending, settlement }: StoredPool): boolean =>
  pending !== undefined || (settlement ? settlement.state !== 'settled' : escrow > 0);

/** What cannot be deleted because of its prize is put away for good. */
async function remove(quiz: Quiz, by: string): Promise<void> {
  try {
    await removeQuiz(quiz, by);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID_STATE') throw error;
    await applyStatusAction(quiz, 'archive');
  }
}

async function submissions({
  quiz: id,
  shard,
  waits,
}: Extract<Cursor, { at: 'submissions' }>): Promise<JobStep<Cursor>> {
  const quiz = await getStoredQuiz(id);
  const part = quiz && keptShards(quiz.shards)[shard];
  if (part === undefined) {
    await settle(id);
    await forgetInRoster(id, () => true);
    return next({ at: 'quizzes', after: id, waits });
  }
  const range = { from: undefined, until: new Date(now()).toISOString() };
  const { cards } = await listFinishedPage(id, part, { ...range, limit: SUBMISSIONS, after: undefined });
  await eraseSubmissions(cards.map((card) => card.id));
  const following = shard + (cards.length === 0 ? 1 : 0);
  return next({ at: 'submissions', quiz: id, shard: following, waits }, cards.length);
}
