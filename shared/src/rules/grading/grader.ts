import type { Question, UserAnswer } from '../../model/quizzes/question.ts';

/** One part of an answer, as the review shows it: an option, a blank, a left side, a place in the order. */
export interface PartGrade {
  /** What the part is: the option or left side, or the number of the blank or place from 1. */
  part: string;
  /** What the participant gave here; empty = nothing. */
  given: string;
  /** Everything that is right here; empty for an option that should not be chosen. */
  expected: readonly string[];
  isCorrect: boolean;
}

/** How much of an answer is right. */
export interface Judgement {
  /** Below 0 where wrong parts outweigh right ones. */
  earned: number;
  /** What a fully correct answer earns; 0 when the question has no key. */
  of: number;
  parts?: PartGrade[];
}

/**
 * A corrected key of what is stored by place: the right side of each left one, or the items in their right order. Sides and
 * items themselves stay where they are, because answers and papers name their places.
 */
export interface CorrectedRights {
  rights?: readonly string[] | undefined;
}

/** How one question type is graded. Pure: the same question and answer always give the same result. */
export interface Grader<Typed extends Question = Question> {
  /** Undefined when only a person can tell. */
  judge(question: Typed, answer: UserAnswer): Judgement | undefined;
  /** What the review shows as the right answer: one text, or one per choice, blank, left side or place. */
  correctAnswer(question: Typed): string | string[];
}
