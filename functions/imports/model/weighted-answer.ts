import type { Media } from '@quizhall/shared/model/quizzes/question';

/** An answer as learning platforms keep it: with the share of the points that it gives. */
export interface WeightedAnswer {
  text: string;
  /** Percent of the points, from -100 to 100. */
  weight: number;
  feedback: string;
  /** Of an option. */
  media?: Media;
}
