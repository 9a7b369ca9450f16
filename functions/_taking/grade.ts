import { type GradedAttempt, gradeAttempt, type StoredAnswer } from '@quizhall/shared/grading';
import type { QuizVersion } from '../_data/quiz-cache.ts';
import { decodeAnswers, type EncodedAnswers } from './answers.ts';

/** Stored answers by question id, and what they earn on the version of the attempt. */
export interface GradedAnswers {
  answers: Map<string, StoredAnswer>;
  graded: GradedAttempt;
}

export function gradeStored({ questions, settings }: QuizVersion, encoded: EncodedAnswers): GradedAnswers {
  const answers = decodeAnswers(questions, encoded);
  const given = new Map([...answers].map(([id, { userAnswer }]) => [id, userAnswer]));
  return { answers, graded: gradeAttempt(questions, given, settings.passingScore) };
}
