import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { serverMessage } from '@/lib/api/errors.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { showError } from '@/lib/show-error.ts';
import { type Subscribed, subscriptionQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';

/** One change that costs nothing now: on screen as the server answers it. A failure is told, and what stands is asked again. */
export function usePlanChange(change: () => Promise<Subscribed>, done: string, after?: () => void) {
  const client = useQueryClient();
  const { updateUser } = useSession();
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      client.setQueryData(subscriptionQuery().queryKey, answer);
      updateUser({ plan: answer.subscription.plan });
      toast.success(done);
      after?.();
    },
    onError: (error) => {
      showError(serverMessage(error, messages.changeFailed));
      void client.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    isPending,
    /** A second press, before the button could be drawn as busy, does nothing. */
    mutate: () => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate();
    },
  };
}
