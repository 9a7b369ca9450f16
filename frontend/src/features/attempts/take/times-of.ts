import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { Paper } from '../storage/attempt-records.ts';

type Times = Pick<StartedAttempt, 'deadlineAt' | 'extraTime'> & {
  quiz: {
    settings: Pick<StartedAttempt['quiz']['settings'], 'timeLimit'>;
    questions: readonly Pick<StartedAttempt['quiz']['questions'][number], '_id' | 'timeLimit'>[];
  };
};

/** The paper with its limits as the server says them now; nothing else of it ever changes. */
export function withTimesOf(paper: Paper, { deadlineAt, extraTime, quiz }: Times): Paper {
  const limits = new Map(quiz.questions.map(({ _id: id, timeLimit }) => [id, timeLimit]));
  const questions = paper.quiz.questions.map(({ _id: id, ...question }) => ({
    ...question,
    _id: id,
    timeLimit: limits.get(id) ?? question.timeLimit,
  }));
  const settings = { ...paper.quiz.settings, timeLimit: quiz.settings.timeLimit };
  return { ...paper, deadlineAt, extraTime, quiz: { ...paper.quiz, settings, questions } };
}
