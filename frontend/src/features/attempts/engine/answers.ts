import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';

/** This device's state of one question. */
export interface LocalAnswer {
  userAnswer: UserAnswer;
  flagged: boolean;
  /** Seconds on this question so far. */
  timeSpent: number;
  /** Revision of the participant's last change to answer or flag; 0 = never changed on this device. */
  edit: number;
  /** Highest revision that the server has acknowledged. */
  saved: number;
  /** Seconds that the server has acknowledged. */
  savedTime: number;
  /** Number of the save that last changed the server's answer, as far as this answer builds on it; 0 = none. */
  known: number;
  /** First save that carried the last change, until one is known to have arrived. */
  sentAs?: number | undefined;
  /** This device's answer that lost to a concurrent answer from another device. Shown beside the one that counts. */
  overruled?: UserAnswer | undefined;
  /** Practice only: feedback of the check, or `true` when another device checked the answer. */
  checked?: ReviewedAnswer | true | undefined;
  /** Practice only: a check is in flight (`sent`), or got no response and may have reached the server (`unheard`). */
  checking?: 'sent' | 'unheard' | undefined;
}

export type Answers = Readonly<Record<string, LocalAnswer>>;

export const NO_ANSWER: LocalAnswer = {
  userAnswer: null,
  flagged: false,
  timeSpent: 0,
  edit: 0,
  saved: 0,
  savedTime: 0,
  known: 0,
};

export function answerTo(answers: Answers, questionId: string): LocalAnswer {
  return answers[questionId] ?? NO_ANSWER;
}

/** Returns false for blank text and empty selections. */
export function saysAnything(answer: UserAnswer): boolean {
  if (answer === null) return false;
  return Array.isArray(answer) ? answer.some((item) => item.trim() !== '') : answer.trim() !== '';
}

type Completeness = 'none' | 'part' | 'whole';

/** Returns how completely a question is answered; a text with an empty blank is partial. */
export function completenessOf(answer: UserAnswer): Completeness {
  if (!saysAnything(answer)) return 'none';
  return Array.isArray(answer) && answer.some((item) => item.trim() === '') ? 'part' : 'whole';
}

export const isAnswered = (answer: UserAnswer): boolean => completenessOf(answer) === 'whole';

/** Maps an empty answer to `null`, the only representation of "not answered". */
export function normalizeAnswer(answer: UserAnswer): UserAnswer {
  return saysAnything(answer) ? answer : null;
}

export const isUnsent = (answer: LocalAnswer): boolean => answer.edit > answer.saved;

export const hasUnsentTime = (answer: LocalAnswer): boolean => answer.timeSpent > answer.savedTime;

/** Answers with anything that the server has not acknowledged. */
export const changedAnswers = ({ answers }: { answers: Answers }): [string, LocalAnswer][] =>
  Object.entries(answers).filter(([, answer]) => isUnsent(answer) || hasUnsentTime(answer));

/** True once the answer was checked or may have been: the screen must keep the answer that counts. */
export const isSettled = ({ checked, checking }: LocalAnswer): boolean =>
  checked !== undefined || checking !== undefined;

/** True if the answer can no longer change: the question's own time is up, or the answer is settled. */
export function isLocked(question: Pick<ParticipantQuestion, 'timeLimit'>, answer: LocalAnswer): boolean {
  return isSettled(answer) || (question.timeLimit > 0 && answer.timeSpent >= question.timeLimit);
}

/** Toggles one option of a multiple-choice answer and keeps the order of the options. */
export function toggleOption(options: readonly string[], answer: UserAnswer, option: string): UserAnswer {
  const chosen = new Set(Array.isArray(answer) ? answer : []);
  if (!chosen.delete(option)) chosen.add(option);
  return normalizeAnswer(options.filter((text) => chosen.has(text)));
}

/** Returns the text of each of `count` blanks. */
export function blankTexts(answer: UserAnswer, count: number): string[] {
  const given = Array.isArray(answer) ? answer : [answer ?? ''];
  return Array.from({ length: count }, (_, index) => given[index] ?? '');
}

/** Fills one blank. A single blank is sent as a string, several as a list. */
export function fillBlank(answer: UserAnswer, count: number, index: number, text: string): UserAnswer {
  const texts = blankTexts(answer, count).map((old, at) => (at === index ? text : old));
  return normalizeAnswer(count === 1 ? (texts[0] ?? '') : texts);
}
