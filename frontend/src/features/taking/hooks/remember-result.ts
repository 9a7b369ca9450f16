import type { AttemptResult } from '@quizhall/shared/model/attempt';
import { queryClient } from '@/lib/data-provider.tsx';
import { resultKey } from './result-key.ts';

/** Keeps what the submit answered for the result page, which then need not ask. */
export function rememberResult(submissionId: string, result: AttemptResult): void {
  queryClient.setQueryData(resultKey(submissionId), result);
}
