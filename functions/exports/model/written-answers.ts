import type { QuestionOf } from '@quizhall/shared/model/quizzes/question';
import { fromPattern, isWildcard, withEscapes } from '../../imports/model/wildcards.ts';
import { CannotHold, numbersOf } from './export-parts.ts';

type WrittenQuestion = QuestionOf<'short_answer'> | QuestionOf<'fill_blank'>;

/** What learning platforms do not know about the comparing of written answers. */
export function writtenLosses({ grading, correctAnswers }: WrittenQuestion): string[] {
  const hasWildcard = correctAnswers.some((text) => isWildcard(fromPattern(text) ?? ''));
  return [
    ...(grading?.match === 'pattern' && !hasWildcard ? ['Patterns without “*” were written as texts'] : []),
    ...(grading?.foldAccents ? ['Accents count there'] : []),
    ...(grading?.tolerance && grading.match === 'number' ? ['The tolerance was written at each number'] : []),
  ];
}

/** Accepted answers in the spelling of Moodle: `*` as wildcard, numbers with their tolerance. */
export function moodleAnswers(question: WrittenQuestion, accepted: readonly string[]): string[] {
  const { match = 'text', tolerance } = question.grading ?? {};
  if (match === 'number') return numbersOf(accepted, tolerance);
  if (match === 'text') return accepted.map(withEscapes);
  return accepted.map((text) => {
    const pattern = fromPattern(text);
    if (pattern === undefined) throw new CannotHold(`The pattern “${text}” uses more than “*”`);
    return pattern;
  });
}

const SPELLED_TRUE = 'True';

/** The options of a true/false question by what they say. */
export function trueAndFalse({ options }: QuestionOf<'true_false'>) {
  const find = (word: string) => options.find(({ text }) => text.toLowerCase() === word);
  const [yes, no] = [find('true'), find('false')];
  if (!yes || !no || options.length !== 2) throw new CannotHold('The options are not True and False');
  const losses =
    yes === options[0] && yes.text === SPELLED_TRUE && no.text === 'False'
      ? []
      : ['True comes first, in English'];
  return { yes, no, losses };
}

/** What a choice of several costs and gives, as platforms have it. */
export function choiceShares({ options, grading }: QuestionOf<'multiple_choice'>): {
  right: number;
  wrong: number;
  losses: string[];
} {
  const count = options.filter(({ isCorrect }) => isCorrect).length;
  const isPartial = grading?.partialCredit === true;
  if (count === 1) {
    const losses = isPartial ? ['With one right option there are no partial points'] : [];
    return { right: 1, wrong: -1, losses };
  }
  return {
    right: 1 / count,
    wrong: isPartial ? -1 / count : -1,
    losses: isPartial ? [] : ['Some of the right options give a part of the points there'],
  };
}

/** Parts are always graded there one by one. */
export const partsLoss = (question: Pick<QuestionOf<'matching'>, 'grading'>): string[] =>
  question.grading?.partialCredit ? [] : ['Every right part gives its share of the points there'];
