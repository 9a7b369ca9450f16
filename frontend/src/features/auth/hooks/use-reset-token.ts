import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showError } from '@/lib/show-error.ts';
import { ApiError } from '@/lib/api/errors.ts';
import { resetTokenQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';

type TokenState = 'validating' | 'valid' | 'invalid' | 'unreachable';

/** Whether a reset link still works. Without an answer nobody knows, and one may ask again. */
export function useResetToken(token: string): { state: TokenState; retry: () => void; retrying: boolean } {
  const query = useQuery(resetTokenQuery(token));
  const state = stateOf(token, query.data, query.error);
  useEffect(() => {
    if (state === 'invalid') showError(messages.reset.invalid);
  }, [state]);
  return { state, retry: () => void query.refetch(), retrying: query.isFetching };
}

function stateOf(token: string, valid: boolean | undefined, error: Error | null): TokenState {
  if (valid) return 'valid';
  if (token === '' || valid === false) return 'invalid';
  if (!error) return 'validating';
  return error instanceof ApiError && !error.isTemporary ? 'invalid' : 'unreachable';
}
