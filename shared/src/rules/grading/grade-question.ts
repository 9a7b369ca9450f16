import type { QuestionType } from '../../model/enums.ts';
import type { Question, QuestionOf, UserAnswer } from '../../model/quizzes/question.ts';
import { matchesAny } from './accepted.ts';
import { isAnswered } from './answered.ts';
import { fillBlank } from './fill-blank.ts';
import type { Grader, Judgement, PartGrade } from './grader.ts';
import { matching } from './matching.ts';
import { ordering } from './ordering.ts';
import { shareOf, toHundredths } from './points.ts';

/** The answer is the text of the one correct option; a corrected key may accept any of several. */
const oneChoice: Grader<QuestionOf<'one_choice' | 'true_false'>> = {
  judge: ({ options }, answer) => ({
    earned: Number(options.some(({ isCorrect, text }) => isCorrect && text === answer)),
    of: 1,
  }),
  correctAnswer({ options }) {
    const [first = '', ...more] = options.flatMap(({ text, isCorrect }) => (isCorrect ? text : []));
    return more.length > 0 ? [first, ...more] : first;
  },
};

type MultipleChoice = QuestionOf<'multiple_choice'>;

const correctTexts = ({ options }: MultipleChoice): string[] =>
  options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);

/**
 * The set of chosen texts is compared with the set of correct texts. Every correct choice earns one, every other takes
 * one away (formula scoring for multiple true-false items: Frary, "Formula Scoring of Multiple-Choice Tests",
 * Educational Measurement: Issues and Practice 7(2), 1988), so ticking everything gains nothing.
 */
const multipleChoice: Grader<MultipleChoice> = {
  judge(question, answer) {
    const chosen = new Set(Array.isArray(answer) ? answer : []);
    const correct = new Set(correctTexts(question));
    let right = 0;
    for (const text of chosen) right += Number(correct.has(text));
    return {
      earned: right - (chosen.size - right),
      of: correct.size,
      parts: question.options.map(({ text, isCorrect }) => ({
        part: text,
        given: chosen.has(text) ? text : '',
        expected: isCorrect ? [text] : [],
        isCorrect: chosen.has(text) === isCorrect,
      })),
    };
  },
  correctAnswer: correctTexts,
};

/** Any accepted answer, ignoring case and outer spaces. */
const shortAnswer: Grader<QuestionOf<'short_answer'>> = {
  judge: ({ correctAnswers, grading }, answer) => ({
    earned: Number(typeof answer === 'string' && matchesAny(correctAnswers, answer, grading)),
    of: 1,
  }),
  correctAnswer: ({ correctAnswers }) => correctAnswers,
};

/** Graded by a person, with the explanation as the rubric. */
const essay: Grader<QuestionOf<'essay'>> = {
  judge: () => undefined,
  correctAnswer: () => '',
};

/** A choice between two options, graded like any other single choice. */
const trueFalse = oneChoice;

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
