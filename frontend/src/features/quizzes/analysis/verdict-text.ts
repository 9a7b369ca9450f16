import type { QuestionAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import { analysis } from './analysis-messages.ts';

/** The letter of an option by its place: A, B, C … */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);

const LETTERS = new Intl.ListFormat('en', { type: 'disjunction' });

/** A verdict in words. */
export const verdictText = ({
  kind,
  options = [],
  text = '',
}: QuestionAnalysis['verdicts'][number]): string =>
  analysis.verdicts[kind]({ options: LETTERS.format(options.map(letterOf)), text });
