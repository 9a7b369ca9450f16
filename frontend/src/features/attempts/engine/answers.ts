import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';

/** What this device knows about one question. */
export interface LocalAnswer {
  userAnswer: UserAnswer;
  flagged: boolean;
  /** Seconds on this question so far. */
  timeSpent: number;
  /** Revision of the person's last change to answer or flag; 0 = never changed on this device. */
  edit: number;
  /** Highest revision that the server has acknowledged. */
  saved: number;
  /** Seconds that the server has acknowledged. */
  savedTime: number;
  /** The number of the save that last changed the server's answer, as far as this one builds on it; 0 = none. */
  known: number;
  /** The first save that carried the last change, as long as none is known to have arrived. */
  sentAs?: number | undefined;
  /** What was answered here while another device, unseen, answered too: the other one counts, this is shown. */
  overruled?: UserAnswer | undefined;
  /** In practice: it was checked, and stands. What came of it, or only that, where another device checked it. */
  checked?: ReviewedAnswer | true | undefined;
  /** In practice: a check is on its way, or nothing was heard of it: it may stand on the server. */
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

/** Spaces and an empty selection say nothing. */
export function saysAnything(answer: UserAnswer): boolean {
  if (answer === null) return false;
  return Array.isArray(answer) ? answer.some((item) => item.trim() !== '') : answer.trim() !== '';
}

type Completeness = 'none' | 'part' | 'whole';

/** How far a question is answered: a sentence with an empty blank only in part. */
export function completenessOf(answer: UserAnswer): Completeness {
  if (!saysAnything(answer)) return 'none';
  return Array.isArray(answer) && answer.some((item) => item.trim() === '') ? 'part' : 'whole';
}

/** Nothing of it is left to fill in. */
export const isAnswered = (answer: UserAnswer): boolean => completenessOf(answer) === 'whole';

/** An answer that says nothing travels as `null`, so that "not answered" has one spelling. */
export function normalizeAnswer(answer: UserAnswer): UserAnswer {
  return saysAnything(answer) ? answer : null;
}

export const isUnsent = (answer: LocalAnswer): boolean => answer.edit > answer.saved;

export const hasUnsentTime = (answer: LocalAnswer): boolean => answer.timeSpent > answer.savedTime;

/** Answers with anything that the server has not acknowledged. */
export const changedAnswers = ({ answers }: { answers: Answers }): [string, LocalAnswer][] =>
  Object.entries(answers).filter(([, answer]) => isUnsent(answer) || hasUnsentTime(answer));

/** It was checked, or may have been: until the server has said, nothing else may be on screen than what counts. */
export const isSettled = ({ checked, checking }: LocalAnswer): boolean =>
  checked !== undefined || checking !== undefined;

/** Its answer stands: the question's own time is used up, or it was checked, or may have been. */
export function isLocked(question: Pick<ParticipantQuestion, 'timeLimit'>, answer: LocalAnswer): boolean {
  return isSettled(answer) || (question.timeLimit > 0 && answer.timeSpent >= question.timeLimit);
}

/** Ticks or unticks one option of a multiple choice, in the order in which the options stand. */
export function toggleOption(options: readonly string[], answer: UserAnswer, option: string): UserAnswer {
  const chosen = new Set(Array.isArray(answer) ? answer : []);
  if (!chosen.delete(option)) chosen.add(option);
  return normalizeAnswer(options.filter((text) => chosen.has(text)));
}

/** The text in each of `count` blanks. */
export function blankTexts(answer: UserAnswer, count: number): string[] {
  const given = Array.isArray(answer) ? answer : [answer ?? ''];
  return Array.from({ length: count }, (_, index) => given[index] ?? '');
}

/** One blank travels as a text, several as a list. */
export function fillBlank(answer: UserAnswer, count: number, index: number, text: string): UserAnswer {
  const texts = blankTexts(answer, count).map((old, at) => (at === index ? text : old));
  return normalizeAnswer(count === 1 ? (texts[0] ?? '') : texts);
}
