import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { answerTo, type Answers, completenessOf, isAnswered, isLocked } from './answers.ts';

type Timed = Pick<ParticipantQuestion, '_id' | 'timeLimit'>;

export interface Cell {
  index: number;
  current: boolean;
  answered: boolean;
  /** Something is filled in, but not everything. */
  partly: boolean;
  flagged: boolean;
  /** Nothing of it can be changed any more. */
  locked: boolean;
}

/** Positions before `passed` lie behind the participant for good; 0 where there is a way back. */
interface Place {
  current?: number | undefined;
  passed: number;
}

/** The navigator's grid: what each number shows. */
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
  /** Those that can still be answered, the partly answered among them. */
  unanswered: number;
  partly: number;
  /** Not, or only partly, answered, and locked: they stay as they are. */
  lost: number;
  flagged: number;
  /** Whole percent of questions that are answered. */
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

/** Where to go once a question's own time is used up: the next one that still has time, else the review. */
export function nextOpen(questions: readonly Timed[], answers: Answers, from: number): number | 'review' {
  const next = questions.findIndex(
    ({ _id, timeLimit }, index) => index > from && !isLocked({ timeLimit }, answerTo(answers, _id)),
  );
  return next < 0 ? 'review' : next;
}

/** Positions that can be visited: without back navigation only what lies ahead, one step at a time. */
export function mayVisit(index: number, current: number, total: number, allowBack: boolean): boolean {
  if (index < 0 || index >= total) return false;
  return allowBack || index === current || index === current + 1;
}

/** Which positions stand on the page of one: from `first`, up to but without `end`. */
export function pageAround(index: number, total: number, perPage: number): { first: number; end: number } {
  const first = Math.floor(index / perPage) * perPage;
  return { first, end: Math.min(first + perPage, total) };
}
