import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session/session-context.tsx';
import { resultQuery } from '../api/queries.ts';

/** A finished attempt, once it is known who asks. */
export function useResult(submissionId: string) {
  const { status } = useSession();
  return useQuery({ ...resultQuery(submissionId), enabled: status !== 'loading' });
}
