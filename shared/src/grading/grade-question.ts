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
import { shareOf, toHundredths } from './points.ts';
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
  /** Hundredths of a point: all or none, with partial credit anything between. */
  hundredths: number;
  /** A person has to grade this; until then it has no points. Nothing was handed in: nothing waits. */
  pending?: true;
  /** Of types that have parts. */
  parts?: PartGrade[];
}

const givesPartialCredit = (question: Question): boolean =>
  'grading' in question &&
  question.grading !== undefined &&
  'partialCredit' in question.grading &&
  question.grading.partialCredit === true;

function gradeOf(question: Question, { earned, of, parts }: Judgement): Grade {
  const isCorrect = of > 0 && earned === of;
  const most = toHundredths(question.points);
  const counts = isCorrect || (of > 0 && givesPartialCredit(question));
  return {
    isCorrect,
    hundredths: counts ? shareOf(most, Math.max(0, earned), of) : 0,
    ...(parts && { parts }),
  };
}

/** What the machine makes of one answer. */
export function gradeQuestion(question: Question, answer: UserAnswer): Grade {
  const judgement = graderOf(question).judge(question, answer);
  if (judgement) return gradeOf(question, judgement);
  return { isCorrect: false, hundredths: 0, ...(isAnswered(answer) && { pending: true as const }) };
}

/** The right answer as the review shows it; must not leave the server before the submit. */
export function correctAnswerOf(question: Question): string | string[] {
  return graderOf(question).correctAnswer(question);
}
