import type { OrganizationDashboard } from '@quizhall/shared/model/organization';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** The pages show every failure themselves. */
const QUIET = { quiet: true } as const;

/** An organization at a glance. */
export const dashboardQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['organization', organizationId, 'dashboard'],
    queryFn: ({ signal }): Promise<OrganizationDashboard> =>
      call(
        routes.organizations.getOrganizationDashboard,
        { query: { organizationId } },
        { ...QUIET, signal },
      ),
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  });
