import { publishProblems } from '@quizhall/shared/rules/quizzes/publish';
import { droppedBy } from '@quizhall/shared/rules/quizzes/carried-key';
import type { QuizStatus } from '@quizhall/shared/model/enums';
import {
  ACTION_REFUSALS,
  actionMove,
  type StatusAction,
  statusMove,
} from '@quizhall/shared/rules/quizzes/quiz-status';
import { getCorrectedContent } from './corrected-content.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { replacedDraftItems, listReplacedDrafts } from './replaced-drafts.ts';
import { type Quiz, saveQuiz, setQuizStatus } from './quizzes.ts';
import { nowIso, now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { getFormulaProblems, withFormulas } from './formulas.ts';
import type { Draft } from './quiz-draft.ts';
import { siteOffers } from '../../payments/model/payment-offers.ts';
import { assertResponsesLeft } from './plan-limits.ts';
import {
  applyQuizRules,
  assertQuizRules,
  toPersonalQuiz,
  findOwningOrganization,
} from '../../organizations/model/organization-rules.ts';
import { scheduleOpening } from './schedule-opening.ts';
import { isPrizePaid, prizeChange } from './prize-changes.ts';
import { prepareParticipantLimit } from './prepare-participant-limit.ts';
import { versionChanges } from './versions.ts';
import { endPendingItems } from './pending-version.ts';
import { putPoolLook, putRetentionLook } from '../../attempts/model/due-work.ts';

/** Long enough for the change to be written, retries and all, before the sweep looks. */
const MINUTE = 60_000;

/**
 * Has it looked at what a published quiz keeps, where this change says something new of it. Comes before the change is
 * written: a look for nothing does nothing, and none is missing.
 */
async function noteRetention(before: Quiz, after: Quiz): Promise<void> {
  const [was, is] = [before, after].map(({ version, settings }) =>
    version > 0 ? settings.retentionMonths : 0,
  );
  if (was !== is) await putRetentionLook(after.id, now() + MINUTE);
}

/**
 * Has it looked at the prize pool of a quiz, where this change says something new of when it is settled. Comes before the change is
 * written: a look for nothing does nothing, and none is missing.
 */
async function notePrizes(before: Quiz, after: Quiz): Promise<void> {
  const endOf = ({ schedule, prizePool }: Quiz) =>
    prizePool.enabled && schedule.isScheduled ? schedule.endDate : undefined;
  if (endOf(before) !== endOf(after)) await putPoolLook(after.id, now() + MINUTE);
}

/** @throws AppError NOT_PUBLISHABLE with a message for every field that is in the way */
export async function assertPublishable(
  { quiz, questions, passages, carried = [] }: Draft,
  before: Pick<Quiz, 'version'> = quiz,
): Promise<void> {
  const dropped = new Set(droppedBy(carried));
  const errors = {
    ...(questions.every(({ id }) => dropped.has(id)) && { questions: 'At least one question has to count' }),
    ...(await getFormulaProblems(questions, passages)),
    ...publishProblems({ ...quiz, questions, isPrizePaid: isPrizePaid(before, quiz), site: siteOffers() }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('NOT_PUBLISHABLE', { errors });
}

/** A quiz with its current questions: the draft's, or those of the newest version with the newest key. */
export async function getDraft(quiz: Quiz): Promise<Draft> {
  const { questions, passages, carried } = await getCorrectedContent(quiz, quiz.version);
  return { quiz, questions, passages, carried };
}

interface SaveOptions {
  /** Writes of the same transaction that decide a pending approval; without them, the save ends it. */
  decided?: Writes;
  /** Stores the replaced draft in the version history, if the quiz was never published. */
  keepReplaced?: boolean | undefined;
}

/**
 * Saves changed content. What participants can see stays complete: a quiz that was ever published must pass the
 * publish checks again, and gets its next version.
 * @throws AppError NOT_PUBLISHABLE, STALE_REVISION
 */
export async function saveDraft(
  before: Draft,
  { quiz: wanted, questions: sent, passages, carried }: Draft,
  by: string,
  { decided, keepReplaced = false }: SaveOptions = {},
): Promise<Draft> {
  const { revision, version } = before.quiz;
  const owning = await findOwningOrganization(wanted);
  const quiz = owning ? applyQuizRules(wanted, owning.organization) : toPersonalQuiz(wanted);
  if (owning) assertQuizRules(quiz, owning);
  const questions = await withFormulas(sent, before.questions);
  const isPublic = version > 0 || quiz.status === 'published';
  if (isPublic) await assertPublishable({ quiz, questions, passages, carried }, before.quiz);
  if (quiz.status === 'published' && before.quiz.status !== 'published') await assertResponsesLeft(quiz);
  const { pool, writes } = await prizeChange(before.quiz, quiz, { by, publishes: isPublic });
  const next = {
    ...quiz,
    pool,
    revision: revision + 1,
    version: isPublic ? version + 1 : 0,
    updatedAt: nowIso(),
  };
  const changes = versionChanges(version > 0 ? before : undefined, { quiz, questions, passages });
  await scheduleOpening(before.quiz, next);
  await noteRetention(before.quiz, next);
  await notePrizes(before.quiz, next);
  const ended = decided ?? (await endPendingItems(before.quiz, { by, publishes: isPublic }));
  const after = { quiz: next, questions, passages };
  const kept = keepReplaced && version === 0 ? await keptReplaced(before, after, by) : [];
  const saving = { by, changes, passages, carried, beside: [...writes, ...ended, ...kept] };
  const saved = await saveQuiz(before.quiz, next, questions, saving);
  await prepareParticipantLimit(saved);
  return { quiz: saved, questions, passages, carried };
}

/** Writes that store the replaced draft in the version history. */
async function keptReplaced(before: Draft, after: Draft, by: string): Promise<Writes> {
  return replacedDraftItems({
    ...before,
    kept: await listReplacedDrafts(before.quiz.id),
    changes: versionChanges(before, after),
    replacedBy: by,
    replacedAt: after.quiz.updatedAt,
  });
}

/**
 * Moves a quiz to the status that its owner asks for.
 * @throws AppError INVALID_STATE, NOT_PUBLISHABLE
 */
export async function changeStatus(draft: Draft, wanted: QuizStatus, by: string): Promise<Draft> {
  const { quiz } = draft;
  const to = statusMove(quiz, wanted);
  if (!to) throw new AppError('INVALID_STATE');
  if (to === 'publish') return saveDraft(draft, { ...draft, quiz: { ...quiz, status: 'published' } }, by);
  return { ...draft, quiz: await moveTo(quiz, to) };
}

/**
 * Archives, restores, pauses or resumes a quiz; where it is so already, nothing changes.
 * @throws AppError INVALID_STATE
 */
export async function applyStatusAction(quiz: Quiz, action: StatusAction): Promise<Quiz> {
  const to = actionMove(action, quiz);
  if (!to) throw new AppError('INVALID_STATE', { message: ACTION_REFUSALS[action] });
  return moveTo(quiz, to);
}

async function moveTo(quiz: Quiz, to: QuizStatus): Promise<Quiz> {
  if (to === quiz.status) return quiz;
  if (to === 'published') await assertResponsesLeft(quiz);
  await scheduleOpening(quiz, { ...quiz, status: to });
  return setQuizStatus(quiz, { from: quiz.status, to, at: changeTime(quiz) });
}

/** A quiz that comes back from the archive as it went there has not changed: lists have it where it stood. */
function changeTime({ status, beforeArchive, revision }: Quiz): string {
  const isAsBefore = status === 'archived' && beforeArchive?.revision === revision;
  return isAsBefore ? beforeArchive.updatedAt : nowIso();
}
