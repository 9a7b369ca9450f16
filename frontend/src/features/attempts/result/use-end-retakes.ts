import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/lib/api/errors.ts';
import { endRetakes } from './end-retakes.ts';
import { result as text } from './result-messages.ts';
import { attemptStore } from '../storage/open-store.ts';
import { resultKey, resultsKey } from './result-key.ts';

/** "I am done": ends the retakes, and the result comes again with the answers. */
export function useEndRetakes(submissionId: string) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => endRetakes(submissionId, await (await attemptStore()).tokenOf(submissionId)),
    onSuccess: async (result) => {
      client.setQueryData(resultKey(submissionId), result);
      // Those of earlier attempts show the answers from now on, too.
      const others = { queryKey: resultsKey, refetchType: 'none' as const };
      await client.invalidateQueries({
        ...others,
        predicate: ({ queryKey }) => queryKey.at(-1) !== submissionId,
      });
    },
  });
  return {
    end: () => mutate(),
    ending: isPending,
    problem: error ? serverMessage(error, text.answers.failed) : undefined,
  };
}
