import { publishProblems } from '@quizhall/shared/rules/quizzes/publish';
import { droppedBy } from '@quizhall/shared/rules/quizzes/carried-key';
import type { QuizStatus } from '@quizhall/shared/model/enums';
import { participantLimit } from '@quizhall/shared/rules/attempts/entry';
import { openingAfter, type OpeningFacts } from '@quizhall/shared/rules/quizzes/start-time';
import { ACTION_REFUSALS, actionMove, type StatusAction } from '@quizhall/shared/rules/quizzes/quiz-status';
import type { ChangeSummary } from '@quizhall/shared/model/quizzes/version';
import {
  changesBetween,
  type QuizState,
  summariseChanges,
} from '@quizhall/shared/rules/quizzes/quiz-changes';
import { getCorrectedContent } from './corrected-content.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { replacedDraftItems, listReplacedDrafts } from './replaced-drafts.ts';
import { type Quiz, saveQuiz, setQuizStatus } from './quizzes.ts';
import { fitSeats } from '../../attempts/model/seats.ts';
import { nowIso, now } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
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
import { isPrizePaid, prizeChange } from './prize-changes.ts';
import { endPendingItems } from './pending-version.ts';
import { putPoolLook, putRetentionLook, putStart } from '../../attempts/model/due-work.ts';

/** Delay of scheduled work, so that the change is stored, retries included, before the scheduler runs. */
const MINUTE = 60_000;

/**
 * Schedules the notification of an opening quiz, at the earliest in a minute. Called before the change is stored: work
 * scheduled for a change that fails has no effect.
 */
export async function scheduleOpening(
  before: OpeningFacts,
  after: OpeningFacts & { id: string },
): Promise<void> {
  const at = openingAfter(before, after, now());
  if (at !== undefined) await putStart(after.id, Math.max(at, now() + MINUTE));
}

const retentionMonths = ({ version, settings }: Quiz) => (version > 0 ? settings.retentionMonths : 0);

const settlementDate = ({ schedule, prizePool }: Quiz) =>
  prizePool.enabled && schedule.isScheduled ? schedule.endDate : undefined;

/** Schedules the work that depends on the changed settings: opening, retention and prizes. */
async function scheduleWork(before: Quiz, after: Quiz): Promise<void> {
  await scheduleOpening(before, after);
  if (retentionMonths(before) !== retentionMonths(after)) await putRetentionLook(after.id, now() + MINUTE);
  if (settlementDate(before) !== settlementDate(after)) await putPoolLook(after.id, now() + MINUTE);
}

/** Creates the counters of the participant limit ahead of a crowd. After an error the first start creates them. */
export async function prepareParticipantLimit({ id, version, settings }: Quiz): Promise<void> {
  if (version === 0 || participantLimit(settings) === 0) return;
  try {
    await fitSeats(id);
  } catch (error) {
    logger.error('seats not ready', { quizId: id, name: String(error) });
  }
}

/** Content that a version compares. A new password is a change; `hasPassword` follows from it. */
function stateOf({ quiz, questions, passages }: Draft): QuizState {
  const { hasPassword: _, ...settings } = quiz.settings;
  return {
    ...quiz,
    settings: { ...settings, password: quiz.passwordHash },
    coverImage: quiz.coverKey ?? null,
    questions,
    // MathML is derived from the passage.
    passages: (passages ?? []).map((passage) => ({ ...passage, formulas: undefined })),
  };
}

/** Changes of a version against the one before. The first version has none. */
export function versionChanges(before: Draft | undefined, after: Draft): ChangeSummary {
  if (before) return summariseChanges(changesBetween(stateOf(before), stateOf(after)));
  const added = after.questions.length;
  return { fields: [], added, removed: 0, changed: 0, moved: 0, affectsScores: false };
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
  wanted: Draft,
  by: string,
  { decided, keepReplaced = false }: SaveOptions = {},
): Promise<Draft> {
  const { version } = before.quiz;
  const publishes = version > 0 || wanted.quiz.status === 'published';
  const after = await checkedDraft(before, wanted, publishes);
  const { pool, writes } = await prizeChange(before.quiz, after.quiz, { by, publishes });
  Object.assign(after.quiz, {
    pool,
    revision: before.quiz.revision + 1,
    version: publishes ? version + 1 : 0,
    updatedAt: nowIso(),
  });
  await scheduleWork(before.quiz, after.quiz);
  const ended = decided ?? (await endPendingItems(before.quiz, { by, publishes }));
  const replaced = keepReplaced && version === 0 ? await replacedItems(before, after, by) : [];
  const { questions, passages, carried } = after;
  const quiz = await saveQuiz(before.quiz, after.quiz, questions, {
    by,
    changes: versionChanges(version > 0 ? before : undefined, after),
    passages,
    carried,
    beside: [...writes, ...ended, ...replaced],
  });
  await prepareParticipantLimit(quiz);
  return { ...after, quiz };
}

/** The draft under the rules of its owner, with its formulas; checked for participants if the save publishes it. */
async function checkedDraft(before: Draft, wanted: Draft, publishes: boolean): Promise<Draft> {
  const owning = await findOwningOrganization(wanted.quiz);
  const quiz = owning ? applyQuizRules(wanted.quiz, owning.organization) : toPersonalQuiz(wanted.quiz);
  if (owning) assertQuizRules(quiz, owning);
  const after = { ...wanted, quiz, questions: await withFormulas(wanted.questions, before.questions) };
  if (publishes) await assertPublishable(after, before.quiz);
  if (quiz.status === 'published' && before.quiz.status !== 'published') await assertResponsesLeft(quiz);
  return after;
}

/** Items that store the replaced draft in the version history. */
async function replacedItems(before: Draft, after: Draft, by: string): Promise<Writes> {
  return replacedDraftItems({
    ...before,
    kept: await listReplacedDrafts(before.quiz.id),
    changes: versionChanges(before, after),
    replacedBy: by,
    replacedAt: after.quiz.updatedAt,
  });
}

/**
 * Changes the status of a quiz to the result of `statusMove`.
 * @throws AppError INVALID_STATE, NOT_PUBLISHABLE
 */
export async function changeStatus(draft: Draft, to: QuizStatus | 'publish', by: string): Promise<Draft> {
  if (to === 'publish')
    return saveDraft(draft, { ...draft, quiz: { ...draft.quiz, status: 'published' } }, by);
  return { ...draft, quiz: await moveTo(draft.quiz, to) };
}

/**
 * Archives, restores, pauses or resumes a quiz. Has no effect on a quiz that has the status already.
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

/** A quiz restored unchanged keeps its time of change, and so its position in lists. */
function changeTime({ status, beforeArchive, revision }: Quiz): string {
  const isAsBefore = status === 'archived' && beforeArchive?.revision === revision;
  return isAsBefore ? beforeArchive.updatedAt : nowIso();
}
