import type { QuestionOf } from '../model/question.ts';
import type { Grader } from './grader.ts';

/** Graded by a person, with the explanation as the rubric. */
export const essay: Grader<QuestionOf<'essay'>> = {
  judge: () => undefined,
  correctAnswer: () => '',
};
