import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { answerTo, type Answers, completenessOf, isAnswered, isLocked } from './answers.ts';

type Timed = Pick<ParticipantQuestion, '_id' | 'timeLimit'>;

export interface Cell {
  index: number;
  current: boolean;
  answered: boolean;
  /** Partially answered. */
  partly: boolean;
  flagged: boolean;
  /** The answer can no longer change. */
  locked: boolean;
}

/** Positions before `passed` cannot be revisited; 0 if back navigation is allowed. */
interface Place {
  current?: number | undefined;
  passed: number;
}

/** Cells of the navigator grid. */
export function cellsOf(questions: readonly Timed[], answers: Answers, { current, passed }: Place): Cell[] {
  return questions.map(({ _id, timeLimit }, index) => {
    const answer = answerTo(answers, _id);
    return {
      index,
      current: index === current,
      answered: isAnswered(answer.userAnswer),
      partly: completenessOf(answer.userAnswer) === 'part',
      flagged: answer.flagged,
      locked: index < passed || isLocked({ timeLimit }, answer),
    };
  });
}

export interface Tally {
  total: number;
  answered: number;
  /** Unlocked questions without a complete answer, including partial ones. */
  unanswered: number;
  partly: number;
  /** Locked questions without a complete answer. */
  lost: number;
  flagged: number;
  /** Percentage of answered questions, a whole number. */
  percent: number;
}

export function tallyOf(cells: readonly Cell[]): Tally {
  const total = cells.length;
  const answered = cells.filter((cell) => cell.answered).length;
  const lost = cells.filter((cell) => !cell.answered && cell.locked).length;
  return {
    total,
    answered,
    unanswered: total - answered - lost,
    partly: cells.filter(({ partly, locked }) => partly && !locked).length,
    lost,
    flagged: cells.filter(({ flagged }) => flagged).length,
    percent: total === 0 ? 0 : Math.round((answered / total) * 100),
  };
}

/** Returns the next question that still has time after `from`, else the review. */
export function nextOpen(questions: readonly Timed[], answers: Answers, from: number): number | 'review' {
  const next = questions.findIndex(
    ({ _id, timeLimit }, index) => index > from && !isLocked({ timeLimit }, answerTo(answers, _id)),
  );
  return next < 0 ? 'review' : next;
}

/** True if the position can be visited. Without back navigation: only the next one. */
export function mayVisit(index: number, current: number, total: number, allowBack: boolean): boolean {
  if (index < 0 || index >= total) return false;
  return allowBack || index === current || index === current + 1;
}

/** Range of positions on the page that contains `index`: `first` inclusive, `end` exclusive. */
export function pageAround(index: number, total: number, perPage: number): { first: number; end: number } {
  const first = Math.floor(index / perPage) * perPage;
  return { first, end: Math.min(first + perPage, total) };
}
