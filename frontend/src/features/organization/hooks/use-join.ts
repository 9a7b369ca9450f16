import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { serverMessage } from '@/lib/api/errors.ts';
import { joinOrganization } from '../api/joining-calls.ts';
import { joinOffersQuery, organizationKey } from '../api/queries.ts';
import { messages } from '../dashboard-messages.ts';
import { joiningMessages } from '../joining-messages.ts';
import { useSessionReload } from './use-session-reload.ts';

const TEXT = joiningMessages.offers;

/** Joins an organization, by its link or by the domain of the own address, and opens it; or asks for it, where it has to be approved. */
export function useJoin({ id, name }: { id: string; name: string }, key?: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = useSessionReload();
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const { state } = await joinOrganization(id, key);
      if (state === 'joined') await reload();
      return state;
    },
    async onSuccess(state) {
      toast.success(state === 'joined' ? TEXT.joined(name) : TEXT.asked(name));
      if (state === 'joined') await navigate(sitePath(SITE_PATHS.organizationOf, { id }));
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: joinOffersQuery.queryKey }),
        client.invalidateQueries({ queryKey: organizationKey(id) }),
      ]),
  });
  return {
    join: () => mutate(),
    joining: isPending,
    problem: error ? serverMessage(error, messages.changeFailed) : undefined,
  };
}
