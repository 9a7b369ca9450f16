import type { Question, QuestionTime } from '../model/question.ts';
import type { StoredSettings } from '../model/quiz.ts';
import { timeOfQuestion } from './deadline.ts';

interface Timed {
  questions: readonly Pick<Question, 'timeLimit'>[];
  settings: Pick<StoredSettings, 'questionTimeLimit'> & Partial<Pick<StoredSettings, 'practiceMode'>>;
}

/** What the page before the start says of the times of single questions; undefined where none has one. */
export function questionTimeOf({ questions, settings }: Timed): QuestionTime | undefined {
  const limits = questions
    .map((question) => timeOfQuestion(question, settings))
    .filter((seconds) => seconds > 0);
  if (limits.length === 0) return undefined;
  return { timed: limits.length, shortest: Math.min(...limits), longest: Math.max(...limits) };
}
