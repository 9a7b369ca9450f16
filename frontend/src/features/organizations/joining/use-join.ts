import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { joinOrganization } from './joining-calls.ts';
import { joinOffersQuery } from '../shared/queries.ts';
import { joiningMessages } from './joining-messages.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { useSessionReload } from '../shared/use-session-reload.ts';

const TEXT = joiningMessages.offers;

/** Joins an organization by link or email domain and opens it, or requests approval if required. */
export function useJoin({ id, name }: { id: string; name: string }, key?: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = useSessionReload();
  const { run, running, problem } = useOrganizationChange(id, async () => {
    try {
      const { state } = await joinOrganization(id, key);
      if (state === 'joined') await reload();
      return state;
    } finally {
      await client.invalidateQueries({ queryKey: joinOffersQuery.queryKey });
    }
  });
  const join = () =>
    run(undefined, (state) => {
      toast.success(state === 'joined' ? TEXT.joined(name) : TEXT.asked(name));
      if (state === 'joined') void navigate(sitePath(SITE_PATHS.organizationOf, { id }));
    });
  return { join, joining: running, problem };
}
