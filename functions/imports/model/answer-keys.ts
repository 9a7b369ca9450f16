import { countBlanks } from '@quizhall/shared/grading';
import type { Pair, QuestionInput } from '@quizhall/shared/model/quizzes/question';
import type { WeightedAnswer } from './weighted-answer.ts';
import { numbersOverlap, type Overlap, overtaken, textsOverlap } from './first-match.ts';
import { excerptOf, ItemProblem, type Made } from './item.ts';
import { isWildcard, toPattern, withoutEscapes } from './wildcards.ts';

/** What a question has beside its key. */
export type Stem = Pick<QuestionInput, 'question' | 'explanation' | 'points' | 'tags'>;

// These formats have no time limit, so none is invented.
const base = (stem: Stem) => ({ ...stem, timeLimit: 0 });

/** Platforms round shares to five digits, authors to whole percents. */
const isAbout = (weight: number, expected: number): boolean => Math.abs(weight - expected) < 0.6;

const FULL = 100;
const percent = (weight: number): string => `${Number(weight.toFixed(2))} %`;

/** Options with a text, each once. */
function tidyOptions(answers: readonly WeightedAnswer[]): { answers: WeightedAnswer[]; changes: string[] } {
  const changes = new Set<string>();
  const byText = new Map<string, WeightedAnswer>();
  for (const answer of answers) {
    const earlier = byText.get(answer.text);
    if (!answer.text) changes.add('An empty option was removed');
    else if (!earlier) byText.set(answer.text, answer);
    else if (earlier.weight === answer.weight) {
      changes.add(`The repeated option “${excerptOf(answer.text)}” was removed`);
    } else {
      throw new ItemProblem(`The option “${excerptOf(answer.text)}” is there with different points`);
    }
  }
  return { answers: [...byText.values()], changes: [...changes] };
}

const toOption = (isCorrect: (answer: WeightedAnswer) => boolean) => (answer: WeightedAnswer) => ({
  text: answer.text,
  isCorrect: isCorrect(answer),
  ...(answer.feedback && { explanation: answer.feedback }),
  ...(answer.media && { media: answer.media }),
});

function oneChoice(stem: Stem, answers: readonly WeightedAnswer[], changes: string[]): Made {
  const right = answers.filter(({ weight }) => isAbout(weight, FULL));
  if (right.length === 0) throw new ItemProblem('No option gives all points');
  if (right.length > 1) throw new ItemProblem('More than one option gives all points');
  const partly = answers.filter(({ weight }) => weight > 0 && !isAbout(weight, FULL));
  return {
    question: {
      ...base(stem),
      type: 'one_choice',
      options: answers.map(toOption((answer) => answer === right[0])),
    },
    changes: [
      ...changes,
      ...partly.map(
        ({ text, weight }) => `“${excerptOf(text)}” gave ${percent(weight)} of the points and gives none now`,
      ),
      ...(answers.some(({ weight }) => weight < 0) ? ['A wrong choice no longer takes points off'] : []),
    ],
  };
}

/** What a wrong choice costs decides how partly right answers are graded. */
function gradingOf(right: readonly WeightedAnswer[], wrong: readonly WeightedAnswer[]) {
  const share = FULL / right.length;
  const changes = right.every(({ weight }) => isAbout(weight, share))
    ? []
    : ['The right options had different weights and count the same now'];
  // One right option: partly right is the same as wrong.
  const isAllOrNothing =
    right.length === 1 || (wrong.length > 0 && wrong.every(({ weight }) => isAbout(weight, -FULL)));
  if (right.length === 1 && !wrong.every(({ weight }) => isAbout(weight, -FULL))) {
    changes.push('A wrong choice beside the right one now takes all points');
  } else if (!isAllOrNothing && !wrong.every(({ weight }) => isAbout(weight, -share))) {
    changes.push('A wrong choice now takes off as much as a right one gives');
  }
  return { ...(!isAllOrNothing && { grading: { partialCredit: true } }), changes };
}

function multipleChoice(stem: Stem, answers: readonly WeightedAnswer[], changes: string[]): Made {
  const right = answers.filter(({ weight }) => weight > 0);
  if (right.length === 0) throw new ItemProblem('No option gives points');
  const { changes: more, ...grading } = gradingOf(
    right,
    answers.filter(({ weight }) => weight <= 0),
  );
  return {
    question: {
      ...base(stem),
      type: 'multiple_choice',
      options: answers.map(toOption(({ weight }) => weight > 0)),
      ...grading,
    },
    changes: [...changes, ...more],
  };
}

/** A choice among options, of one or of several. */
export function choice(stem: Stem, given: readonly WeightedAnswer[], several: boolean): Made {
  const { answers, changes } = tidyOptions(given);
  if (answers.length < 2) throw new ItemProblem('There are fewer than two different options');
  return several ? multipleChoice(stem, answers, changes) : oneChoice(stem, answers, changes);
}

export function trueFalse(stem: Stem, isTrue: boolean, feedback: { true: string; false: string }): Made {
  const option = (text: 'True' | 'False', isCorrect: boolean, explanation: string) => ({
    text,
    isCorrect,
    ...(explanation && { explanation }),
  });
  return {
    question: {
      ...base(stem),
      type: 'true_false',
      options: [option('True', isTrue, feedback.true), option('False', !isTrue, feedback.false)],
    },
    changes: [],
  };
}

const LOST_FEEDBACK = 'Feedback on single answers was left out';

/** The answers that give all points; what gives only a part or nothing cannot be accepted. */
export function fullyRight(
  answers: readonly WeightedAnswer[],
  overlap: Overlap = textsOverlap,
): { texts: string[]; changes: string[] } {
  const right = answers.filter(({ text, weight }) => text && isAbout(weight, FULL));
  if (right.length === 0) throw new ItemProblem('No answer gives all points');
  const partly = answers.filter(({ weight }) => weight > 0 && !isAbout(weight, FULL));
  const accepted = overtaken(answers, ({ text, weight }) => text !== '' && isAbout(weight, FULL), overlap);
  return {
    texts: [...new Set(right.map(({ text }) => text))],
    changes: [
      ...(accepted.length > 0
        ? accepted
        : partly.map(
            ({ text, weight }) =>
              `“${excerptOf(text)}” gave ${percent(weight)} of the points and is not accepted now`,
          )),
      ...(answers.some(({ weight }) => weight < 0) ? ['A wrong answer no longer takes points off'] : []),
      ...(answers.some(({ feedback }) => feedback) ? [LOST_FEEDBACK] : []),
    ],
  };
}

/** One blank to fill where the text shows one, else an answer below the question. */
const writtenType = ({ question }: Stem): 'fill_blank' | 'short_answer' =>
  countBlanks(question) === 1 ? 'fill_blank' : 'short_answer';

/** A written answer that is compared as text; `*` stands for any characters, `\*` for the sign. */
export function written(stem: Stem, answers: readonly WeightedAnswer[]): Made {
  const { texts, changes } = fullyRight(answers);
  const patterns = texts.some(isWildcard);
  return {
    question: {
      ...base(stem),
      type: writtenType(stem),
      correctAnswers: texts.map(patterns ? toPattern : withoutEscapes),
      ...(patterns && { grading: { match: 'pattern' as const } }),
    },
    changes,
  };
}

/** A number, spelled `3.14`, `3.14:0.005` or `1..5`. */
export function numeric(stem: Stem, answers: readonly WeightedAnswer[]): Made {
  const { texts, changes } = fullyRight(answers, numbersOverlap);
  return {
    question: { ...base(stem), type: writtenType(stem), correctAnswers: texts, grading: { match: 'number' } },
    changes,
  };
}

/** A text with several blanks; `accepted` has the answers of each in order. */
export function blanks(
  stem: Stem,
  accepted: readonly string[][],
  grading: { numbers: boolean; partialCredit: boolean },
): Made {
  if (countBlanks(stem.question) !== accepted.length) {
    throw new ItemProblem('The text has other blanks than those with answers');
  }
  const several = accepted.length > 1;
  if (several && accepted.flat().some((text) => text.includes('|'))) {
    throw new ItemProblem('An answer to one of several blanks cannot contain “|”');
  }
  return {
    question: {
      ...base(stem),
      type: 'fill_blank',
      correctAnswers: several ? accepted.map((texts) => texts.join('|')) : (accepted[0] ?? []),
      ...((grading.partialCredit || grading.numbers) && {
        grading: {
          ...(grading.numbers && { match: 'number' as const }),
          ...(grading.partialCredit && several && { partialCredit: true }),
        },
      }),
    },
    changes: [],
  };
}

/** Pairs; a right side without a left one only distracts. Every pair gives its share of the points there. */
export function matching(stem: Stem, sides: readonly Pair[]): Made {
  const pairs = sides.filter(({ left }) => left);
  const distractors = [
    ...new Set(sides.filter(({ left, right }) => !left && right).map(({ right }) => right)),
  ].filter((text) => !pairs.some(({ right }) => right === text));
  return {
    question: { ...base(stem), type: 'matching', pairs, distractors, grading: { partialCredit: true } },
    changes: [],
  };
}

export function ordering(stem: Stem, items: string[], partialCredit: boolean): Made {
  return {
    question: {
      ...base(stem),
      type: 'ordering',
      items,
      ...(partialCredit && { grading: { partialCredit } }),
    },
    changes: partialCredit ? ['A partly right order is graded by the pairs that are in order'] : [],
  };
}

export const essay = (stem: Stem): Made => ({ question: { ...base(stem), type: 'essay' }, changes: [] });
