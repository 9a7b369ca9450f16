import type { QuestionType } from '../model/enums.ts';
import type { Question, QuestionOf, UserAnswer } from '../model/question.ts';
import { isAnswered } from './answered.ts';
import { essay } from './essay.ts';
import { fillBlank } from './fill-blank.ts';
import type { Grader, Judgement, PartGrade } from './grader.ts';
import { matching } from './matching.ts';
import { multipleChoice } from './multiple-choice.ts';
import { oneChoice } from './one-choice.ts';
import { ordering } from './ordering.ts';
import { shortAnswer } from './short-answer.ts';
import { trueFalse } from './true-false.ts';

const graders: { [Type in QuestionType]: Grader<QuestionOf<Type>> } = {
  one_choice: oneChoice,
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  short_answer: shortAnswer,
  essay,
  fill_blank: fillBlank,
  matching,
  ordering,
};

const graderOf = ({ type }: Question): Grader => graders[type];

export interface Grade {
  /** Full points; a part of them does not make an answer correct. */
  isCorrect: boolean;
  /** All or none (spec 3 §5), with partial credit anything between, in hundredths. */
  points: number;
  /** A person has to grade this; until then it has no points. */
  pending?: true;
  /** Of types that have parts. */
  parts?: PartGrade[];
}

/** Points are kept in hundredths, so that sums stay exact. */
export const roundPoints = (points: number): number => Math.round(points * 100) / 100;

const givesPartialCredit = (question: Question): boolean =>
  'grading' in question &&
  question.grading !== undefined &&
  'partialCredit' in question.grading &&
  question.grading.partialCredit === true;

function gradeOf(question: Question, { earned, of, parts }: Judgement): Grade {
  const isCorrect = of > 0 && earned === of;
  const share = of > 0 && givesPartialCredit(question) ? Math.max(0, earned) / of : 0;
  const points = isCorrect ? question.points : roundPoints(question.points * share);
  return { isCorrect, points, ...(parts && { parts }) };
}

/** What a person gave, kept within what the question can give. Nothing was handed in: nothing waits for a person. */
function gradeByHand(question: Question, answer: UserAnswer, given: number | undefined): Grade {
  if (given === undefined) {
    return { isCorrect: false, points: 0, ...(isAnswered(answer) && { pending: true as const }) };
  }
  const points = roundPoints(Math.min(question.points, Math.max(0, given)));
  return { isCorrect: points === question.points, points };
}

/** `byHand`: the points that the owner gave an answer which only a person can grade. */
export function gradeQuestion(question: Question, answer: UserAnswer, byHand?: number): Grade {
  const judgement = graderOf(question).judge(question, answer);
  return judgement ? gradeOf(question, judgement) : gradeByHand(question, answer, byHand);
}

/** The right answer as the review shows it; must not leave the server before the submit. */
export function correctAnswerOf(question: Question): string | string[] {
  return graderOf(question).correctAnswer(question);
}
