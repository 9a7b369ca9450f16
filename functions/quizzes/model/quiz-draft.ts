import type { PrizePool, QuizInput, QuizPatch, Settings } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizVisibility } from '@quizhall/shared/model/organizations/organization-enums';
import type { Passage, Question } from '@quizhall/shared/model/quizzes/question';
import { carriedOver } from '@quizhall/shared/rules/quizzes/carried-key';
import type { KeyChange } from '@quizhall/shared/rules/quizzes/corrections';
import { heldWhole } from '@quizhall/shared/rules/attempts/disclosure';
import { normalisePrizePool, normaliseQuestions } from '@quizhall/shared/rules/quizzes/normalize-questions';
import { asPractised } from '@quizhall/shared/rules/quizzes/practice';
import { PRIZES_OFF } from '@quizhall/shared/rules/quizzes/publish';
import type { Quiz } from './quizzes.ts';
import { siteOffers } from '../../payments/model/payment-offers.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { normalisePassages, withKnownPassages } from '@quizhall/shared/rules/quizzes/passages';
import { randomText } from '../../platform/security/random.ts';
import { withFormulas, withPassageFormulas } from './formulas.ts';

/** A quiz with its questions, as it is about to be saved. */
export interface Draft {
  quiz: Quiz;
  questions: Question[];
  /** What questions are about that name them. */
  passages?: Passage[] | undefined;
  /** What was corrected of these questions and no author writes. */
  carried?: KeyChange[] | undefined;
}

const QUESTION_ID_LENGTH = 8;
const newQuestionId = () => randomText(QUESTION_ID_LENGTH);

/** Finished attempts of a scheduled quiz arrive together, so they are spread over more index partitions. */
const SHARDS = { scheduled: 64, any: 1 };

/** Everything a save may change. */
type Changes = Partial<Omit<QuizInput, 'coverImage'>> & Pick<QuizPatch, 'coverImage'>;

/**
 * The quiz with the changes of its owner; what was not sent stays. Sections are replaced whole, only a password that is
 * not sent again stays as it is, and a correction holds for a question that asks what it asked.
 */
export async function withChanges(draft: Draft, changes: Changes): Promise<Draft> {
  const { quiz, questions, passages, carried = [] } = draft;
  const {
    questions: sent,
    passages: sentPassages,
    settings,
    coverImage,
    prizePool,
    customCategory,
    ...simple
  } = changes;
  const next: Quiz = { ...quiz, ...simple };
  if (customCategory !== undefined) next.customCategory = customCategory || undefined;
  if (settings) Object.assign(next, await storedSettings(settings, quiz));
  if (prizePool) next.prizePool = offeredPrize(prizePool, quiz);
  if (coverImage !== undefined) Object.assign(next, storedCover(coverImage, quiz));
  const normalised = sent
    ? await withFormulas(normaliseQuestions(sent, newQuestionId), questions)
    : questions;
  const read = sentPassages ? await withPassageFormulas(normalisePassages(sentPassages), passages) : passages;
  next.totalQuestions = normalised.length;
  next.totalPoints = normalised.reduce((total, { points }) => total + points, 0);
  next.shards = Math.max(next.shards, next.schedule.isScheduled ? SHARDS.scheduled : SHARDS.any);
  const asked = withKnownPassages(normalised, read ?? []);
  return {
    quiz: next,
    questions: asked,
    passages: read?.length ? read : undefined,
    carried: carriedOver(carried, questions, asked),
  };
}

/** A quiz that had a prize when the site stopped to offer that can be saved as long as it has it. */
function offeredPrize(prizePool: PrizePool, before: Quiz): PrizePool {
  if (prizePool.enabled && !before.prizePool.enabled && !siteOffers().prizePools)
    throw new AppError('INVALID_INPUT', { errors: { 'prizePool.enabled': PRIZES_OFF } });
  return normalisePrizePool(prizePool);
}

/** The password is kept as a hash, and only while the quiz asks for one. */
/** Who finds a quiz, once somebody has said so in these words. */
const seenAs = (visibility: QuizVisibility | undefined) =>
  visibility && { visibility, isPublic: visibility === 'public' };

async function storedSettings(
  { password, ...settings }: Settings,
  before: Pick<Quiz, 'settings' | 'passwordHash'>,
): Promise<Pick<Quiz, 'settings' | 'passwordHash'>> {
  const hash = password ? await hashPassword(password) : before.passwordHash;
  const passwordHash = settings.requirePassword ? hash : undefined;
  return {
    settings: {
      ...asPractised(heldWhole(settings, before.settings)),
      ...seenAs(settings.visibility ?? before.settings.visibility),
      hasPassword: passwordHash !== undefined,
    },
    passwordHash,
  };
}

/** A client that knows nothing of sizes sends the key alone: those of the same picture stay. */
function storedCover(
  cover: QuizInput['coverImage'],
  before: Quiz,
): Pick<Quiz, 'coverKey' | 'coverSizes' | 'coverTint'> {
  const isSame = cover?.key === before.coverKey;
  return {
    coverKey: cover?.key,
    coverSizes:
      cover?.sizes?.map(({ width, key }) => ({ width, key })) ?? (isSame ? before.coverSizes : undefined),
    coverTint: cover?.tint ?? (isSame ? before.coverTint : undefined),
  };
}
