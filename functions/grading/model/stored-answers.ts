import {
  decodeAnswer,
  encodeAnswer,
  givenAnswer,
  isAnswered,
  type StoredAnswer,
} from '@quizhall/shared/grading';
import type { SavedAnswer } from '@quizhall/shared/model/attempts/attempt';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { Question, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { type ExtraTime, timeOfQuestion } from '@quizhall/shared/rules/attempts/deadline';
import type { Essay } from './essays.ts';
import type { QuizContent } from '../../quizzes/model/quiz-content.ts';
import { AppError } from '../../platform/errors.ts';
import { KEPT, nameOf } from './essay-names.ts';

/** Answers as the table keeps them: position of the question in the version → encoded answer. */
export type EncodedAnswers = Record<string, string>;

/** A second or two between the lock in the browser and the last tick it counts. */
const QUESTION_GRACE_SECONDS = 2;

/** Whether more time was spent on a question than it allows (seconds; 0 or undefined = no limit). */
export const exceeds = (timeSpent: number, limit: number | undefined): boolean =>
  Boolean(limit) && timeSpent > Number(limit) + QUESTION_GRACE_SECONDS;

/** Seconds that each question allows, by its id; 0 = no limit. */
export type QuestionLimits = ReadonlyMap<string, number>;

export function limitsOf(content: Timed, extra: ExtraTime | undefined): QuestionLimits {
  const known = extra ? undefined : everybodys.get(content);
  if (known) return known;
  const { questions, settings } = content;
  const limits = new Map(
    questions.map((question) => [question.id, timeOfQuestion(question, settings, extra)]),
  );
  if (!extra) everybodys.set(content, limits);
  return limits;
}

type Timed = Pick<QuizContent, 'questions' | 'settings'>;

/** The limits of a version, which never changes, without extra time: each save and hand-in of it asks for them. */
const everybodys = new WeakMap<Timed, QuestionLimits>();

/** More than any attempt lasts (seconds): what a device says beyond it comes of a clock that jumped. */
const MOST_SECONDS = 1_000_000;

/** How long an attempt has lasted, seconds, with room for a second that is still being counted. */
export const elapsedSeconds = ({ startedAt }: { startedAt: number }, at: number): number =>
  Math.max(0, Math.ceil((at - startedAt) / 1_000)) + QUESTION_GRACE_SECONDS;

/** Answers in their stored form, and the texts of the essays among them, which lie beside. */
export interface Given {
  answers: EncodedAnswers;
  essays: Record<string, Essay>;
}

/**
 * Answers from the wire in their stored form. `saved`: the number of the save, if it is one; what it changes carries it.
 * @throws AppError INVALID_INPUT naming every answer to an unknown question or with an unknown option
 */
export function encodeAnswers(
  questions: readonly Question[],
  answers: readonly SavedAnswer[],
  saved?: number,
): Given {
  const positions = new Map(questions.map(({ id }, position) => [id, position]));
  const given: Given = { answers: {}, essays: {} };
  const errors: Record<string, string> = {};
  answers.forEach((answer, i) => {
    const position = positions.get(answer.questionId);
    const question = position === undefined ? undefined : questions[position];
    if (!question) {
      errors[`answers.${i}.questionId`] = 'This question is not part of the quiz';
      return;
    }
    const timeSpent = Math.min(answer.timeSpent, MOST_SECONDS);
    const seq = saved === undefined ? undefined : Math.min(saved, answer.seq ?? saved);
    const read = givenAnswer(question, answer.userAnswer);
    const essay = question.type === 'essay' && !answer.kept ? essayIn(answer) : undefined;
    const userAnswer = question.type === 'essay' && read !== undefined ? namedEssay(answer, essay) : read;
    const text =
      userAnswer !== undefined && fits(question, read, answer.kept)
        ? encodeAnswer(question, { ...answer, userAnswer, timeSpent, seq })
        : undefined;
    if (text === undefined) errors[`answers.${i}.userAnswer`] = 'This answer does not fit the question';
    else given.answers[String(position)] = text;
    if (essay !== undefined) given.essays[String(position)] = { text: essay, seq };
  });
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', { errors });
  return given;
}

/** Only an essay is long, is one text, and may stand as it was saved. */
function fits({ type }: Question, userAnswer: UserAnswer | undefined, kept: true | undefined): boolean {
  if (type === 'essay') return !Array.isArray(userAnswer);
  return !kept && [userAnswer ?? []].flat().every((part) => part.length <= LIMITS.shortAnswer);
}

/** Nothing but spaces is no answer. */
const essayIn = ({ userAnswer }: SavedAnswer): string | undefined =>
  typeof userAnswer === 'string' && isAnswered(userAnswer) ? userAnswer : undefined;

function namedEssay({ kept }: SavedAnswer, essay: string | undefined): string | null {
  if (kept) return KEPT;
  return essay === undefined ? null : nameOf(essay);
}

/** What a save may change: an answer that took longer than its question allows leaves the earlier one standing. */
export function withinTheirTime(
  content: Timed,
  answers: readonly SavedAnswer[],
  extra: ExtraTime | undefined,
): SavedAnswer[] {
  const limits = limitsOf(content, extra);
  return answers.filter(({ questionId, timeSpent }) => !exceeds(timeSpent, limits.get(questionId)));
}

/** Answers by question id, as the browser and the grader read them. */
export function decodeAnswers(
  questions: readonly Question[],
  encoded: EncodedAnswers,
): Map<string, StoredAnswer> {
  const answers = new Map<string, StoredAnswer>();
  for (const [position, text] of Object.entries(encoded)) {
    const question = questions[Number(position)];
    const answer = question && decodeAnswer(question, text);
    if (question && answer) answers.set(question.id, answer);
  }
  return answers;
}

/** Whether a stored answer answers its question. */
export const isGiven = (question: Question | undefined, encoded: string): boolean =>
  question !== undefined && (decodeAnswer(question, encoded)?.userAnswer ?? null) !== null;

interface Acceptance {
  questions: readonly Question[];
  /** What the server holds. */
  stored: EncodedAnswers;
  submitted: EncodedAnswers;
  /** Positions that the participant has left behind and may not change (back navigation off). */
  closed: ReadonlySet<number>;
  /** Closed questions without a saved answer stay without one. */
  isFinal: boolean;
  limits: QuestionLimits;
}

/**
 * The answers that count at the end: what was submitted, over what was saved; but not for questions that are closed or
 * whose own time was used up when they were saved.
 */
export function acceptAnswers({
  questions,
  stored,
  submitted,
  closed,
  isFinal,
  limits,
}: Acceptance): EncodedAnswers {
  const accepted = { ...stored };
  for (const [position, text] of Object.entries(submitted)) {
    const question = questions[Number(position)];
    const saved = stored[position];
    const limit = question && limits.get(question.id);
    const usedUp = saved && question && limit && (decodeAnswer(question, saved)?.timeSpent ?? 0) >= limit;
    const isClosed = closed.has(Number(position));
    const frozen = saved === undefined ? isFinal && isClosed : isClosed || usedUp;
    if (!frozen) accepted[position] = withinTime(question, text, limit, saved);
  }
  return accepted;
}

/** An answer that took longer than its question allows falls back to what was saved in time. */
function withinTime(
  question: Question | undefined,
  text: string,
  limit: number | undefined,
  saved: string | undefined,
) {
  const answer = question && decodeAnswer(question, text);
  if (!question || !answer || !exceeds(answer.timeSpent, limit)) return text;
  return saved ?? encodeAnswer(question, { ...answer, userAnswer: null }) ?? text;
}
