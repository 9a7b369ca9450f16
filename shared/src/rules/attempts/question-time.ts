import type { Question, QuestionTime } from '../../model/quizzes/question.ts';
import type { StoredSettings } from '../../model/quizzes/quiz.ts';
import { boundedTimeLimit, effectiveTimeLimit, timeOfQuestion } from './deadline.ts';

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
  return {
    timed: limits.length,
    shortest: Math.min(...limits),
    longest: Math.max(...limits),
    sum: limits.reduce((total, limit) => total + limit, 0),
  };
}

interface Asked {
  /** The quiz's limit in minutes; 0 = none set. */
  timeLimit: number;
  questionTime: QuestionTime | undefined;
  /** Number of questions in the quiz. */
  questions: number;
  /** Number of questions in one attempt. */
  asked: number;
}

/**
 * Time limit (minutes) that participants and authors see: the quiz's limit, or the sum of the question limits where every
 * question has one and the sum is shorter (`deadlineOf`). Rounded up. Where an attempt draws some of the questions, the
 * sum is at most that of as many questions with the longest limit.
 */
export function shownTimeLimit({ timeLimit, questionTime, questions, asked }: Asked): number {
  if (!questionTime || questionTime.timed < questions) return effectiveTimeLimit(timeLimit);
  return boundedTimeLimit(timeLimit, Math.min(questionTime.sum, asked * questionTime.longest), asked);
}
