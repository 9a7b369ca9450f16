import { type Reliability as Figures, reliabilityOf } from '@quizhall/shared/rules/results/item-statistics';
import { mergeAnalysis } from '@quizhall/shared/rules/results/item-sums';
import { listAnalysis } from './analysis.ts';

/** Whether scores can be trusted, and of how many graded attempts that is known. */
export type Reliability = Figures & { attempts: number };

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The same figures as stand above the questions of the overview. */
export async function getReliability(quizId: string): Promise<Reliability> {
  const sums = mergeAnalysis(...(await listAnalysis(quizId)));
  const { alpha, standardError, reason } = reliabilityOf(sums);
  return {
    attempts: sums.attempts,
    ...(alpha !== undefined && { alpha: rounded(alpha, 4) }),
    ...(standardError !== undefined && { standardError: rounded(standardError, 2) }),
    ...(reason && { reason }),
  };
}
