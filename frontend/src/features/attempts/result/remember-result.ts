import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { queryClient } from '@/lib/query/data-provider.tsx';
import { resultKey, resultsKey } from './result-key.ts';

/**
 * Keeps what the submit answered for the result page, which then need not ask. Results of earlier attempts may disclose
 * more from now on.
 */
export function rememberResult(submissionId: string, result: AttemptResult): void {
  void queryClient.invalidateQueries({ queryKey: resultsKey, refetchType: 'none' });
  queryClient.setQueryData(resultKey(submissionId), result);
}
