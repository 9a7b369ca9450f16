import type { QuestionAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import { analysis } from './analysis-messages.ts';

/** Returns the letter of an option: A, B, C … */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);

const LETTERS = new Intl.ListFormat('en', { type: 'disjunction' });

export const verdictText = ({
  kind,
  options = [],
  text = '',
}: QuestionAnalysis['verdicts'][number]): string =>
  analysis.verdicts[kind]({ options: LETTERS.format(options.map(letterOf)), text });
