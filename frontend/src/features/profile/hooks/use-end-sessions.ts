import type { OwnSession } from '@quizhall/shared/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { showError } from '@/lib/show-error.ts';
import { sessionsQuery } from '../api/queries.ts';
import { endOtherSessions, endSession } from '../api/security-calls.ts';
import { securityMessages } from '../security-messages.ts';

const text = securityMessages.sessions;

/** Ends sign-ins, one or all the others; the list is read again afterwards. */
export function useEndSessions(userId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
  const one = useMutation({
    mutationFn: ({ id }: OwnSession) => endSession(id),
    onSuccess: (_, { device }) => void toast.success(text.ended(device)),
    // Gone already: that is what was wanted.
    onError: (error) => hasCode(error, 'NOT_FOUND') || showError(serverMessage(error, text.endFailed)),
    onSettled,
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => void toast.success(text.all),
    onSettled,
  });
  return {
    endOne: (session: OwnSession) => one.mutate(session),
    ending: one.isPending ? one.variables : undefined,
    endOthers: (onDone: () => void) => others.mutate(undefined, { onSuccess: onDone }),
    endingOthers: others.isPending,
    problem: others.error ? serverMessage(others.error, text.allFailed) : undefined,
  };
}
