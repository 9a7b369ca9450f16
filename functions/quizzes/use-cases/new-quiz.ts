import { QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import { normalisePrizePool } from '@quizhall/shared/rules/quizzes/normalize-questions';
import { CODE_ALPHABET, CODE_LENGTH } from '@quizhall/shared/rules/quizzes/quiz-code';
import { LINK_TAIL_LENGTH, shareableLink } from '@quizhall/shared/rules/slug';
import { createQuiz, getStoredQuiz, type Quiz } from '../model/quizzes.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';
import { getDraft, prepareParticipantLimit, scheduleOpening, versionChanges } from '../model/publishing.ts';
import type { Draft } from '../model/quiz-draft.ts';
import { assertResponsesLeft, assertRoomForQuiz } from '../model/plan-limits.ts';
import {
  applyQuizRules,
  assertQuizRules,
  toPersonalQuiz,
  assertQuizRoom,
  countQuizItems,
  findOwningOrganization,
} from '../../organizations/model/organization-rules.ts';

const ID_LENGTH = 16;
/** A billion codes: even with a million quizzes a second collision in a row is one in a million. */
const MOST_TRIES = 8;

/**
 * The id of a new quiz. Repetitions of one request (`onceId`) get the same one, so that they cannot create two quizzes
 * even where the answer to the first was lost.
 */
export async function newQuizId(onceId: string | undefined): Promise<string> {
  if (onceId === undefined) return `q_${randomText(ID_LENGTH)}`;
  const digest = await keyedDigest('quiz-id', onceId);
  return `q_${digest.replaceAll(/[-_]/g, '').slice(0, ID_LENGTH)}`;
}

/** An empty draft with the default settings. Code and link are added on save. */
export function newQuiz(id: string, ownerId: string, at: string): Quiz {
  const { questions: _, coverImage: __, settings, prizePool, ...defaults } = QuizInput.parse({});
  return {
    ...defaults,
    settings: { ...settings, hasPassword: false },
    prizePool: normalisePrizePool(prizePool),
    id,
    ownerId,
    status: 'draft',
    createdAt: at,
    updatedAt: at,
    isFeatured: false,
    code: '',
    shareableLink: '',
    revision: 1,
    version: 0,
    totalQuestions: 0,
    totalPoints: 0,
    draftChunks: 0,
    shards: 1,
  };
}

/**
 * Saves a new quiz under a code and a link that nobody has; answers the quiz that has its id if there is one.
 * @throws AppError PLAN_LIMIT
 */
export async function saveNewQuiz({ quiz: wanted, questions, passages }: Draft, by: string): Promise<Draft> {
  const owning = await findOwningOrganization(wanted);
  const quiz = owning
    ? { ...applyQuizRules(wanted, owning.organization), createdBy: by }
    : toPersonalQuiz(wanted);
  if (owning) assertQuizRules(quiz, owning);
  await assertRoomForQuiz(quiz);
  if (quiz.status === 'published') await assertResponsesLeft(quiz);
  const saving = { by, changes: versionChanges(undefined, { quiz, questions }), passages };
  const beside = owning && countQuizItems(quiz.ownerId, owning.plan);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const named = {
      ...quiz,
      code: randomText(CODE_LENGTH, CODE_ALPHABET),
      shareableLink: shareableLink(quiz.title, randomText(LINK_TAIL_LENGTH, CODE_ALPHABET).toLowerCase()),
    };
    await scheduleOpening({ ...named, status: 'draft' }, named);
    if (await createQuiz(named, questions, { ...saving, ...(beside && { beside }) })) {
      await prepareParticipantLimit(named);
      return { quiz: named, questions, passages };
    }
    const earlier = await getStoredQuiz(quiz.id);
    // Its owner has deleted meanwhile what the first request made.
    if (earlier?.deletedAt) throw new AppError('NOT_FOUND');
    if (earlier?.ownerId === quiz.ownerId) return getDraft(earlier);
    if (owning) await assertQuizRoom(quiz.ownerId, owning.plan);
  }
  throw new Error('No free quiz code was found');
}
