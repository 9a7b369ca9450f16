import type { OrganizationRole, QuizFilter } from '@quizhall/shared/model/enums';
import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import type { OrganizationEvent } from '@quizhall/shared/model/organizations/organization-audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';

/** The pages display errors themselves. */
const QUIET = { quiet: true } as const;

/** Query key of an organization. Every change invalidates all queries below it. */
export const organizationKey = (id: string) => ['organization', id] as const;

/** Dashboard of an organization. */
export const dashboardQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...organizationKey(organizationId), 'dashboard'],
    queryFn: ({ signal }): Promise<OrganizationDashboard> =>
      call(
        routes.organizations.getOrganizationDashboard,
        { query: { organizationId } },
        { ...QUIET, signal },
      ),
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  });

export interface MemberFilters {
  search?: string;
  role?: OrganizationRole;
  departmentId?: string;
}

export const membersQuery = (id: string, filters: MemberFilters) =>
  cursorQuery({
    queryKey: [...organizationKey(id), 'members', filters],
    read: (cursor, signal) =>
      call(
        routes.organizations.listMembers,
        { params: { id }, query: { ...filters, ...(cursor && { cursor }) } },
        { ...QUIET, signal },
      ),
    staleTime: 0,
  });

export const invitesQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'invites'],
    queryFn: async ({ signal }) =>
      (await call(routes.organizations.listMemberInvites, { params: { id } }, { ...QUIET, signal })).invites,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

export const departmentsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...organizationKey(organizationId), 'departments'],
    queryFn: async ({ signal }) =>
      (await call(routes.organizations.listDepartments, { query: { organizationId } }, { ...QUIET, signal }))
        .departments,
    staleTime: 10_000,
  });

/** Quizzes of an organization, paginated. */
export const quizzesQuery = (
  id: string,
  {
    search,
    status,
    category = '',
    department = '',
  }: { search: string; status: QuizFilter; category?: string; department?: string },
) =>
  cursorQuery({
    queryKey: [...organizationKey(id), 'quizzes', search, status, category, department],
    read: (cursor, signal) =>
      call(
        routes.organizations.listOrganizationQuizzes,
        {
          params: { id },
          query: {
            status,
            ...(search && { search }),
            ...(category && { category }),
            ...(department && { departmentId: department }),
            ...(cursor && { cursor }),
          },
        },
        { ...QUIET, signal },
      ),
    staleTime: 10_000,
  });

/** Settings of an organization. */
export const settingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'settings'],
    queryFn: async ({ signal }) =>
      (await call(routes.organizations.getOrganizationSettings, { params: { id } }, { ...QUIET, signal }))
        .settings,
    staleTime: 10_000,
  });

/** Webhooks of an organization. */
export const webhooksQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'webhooks'],
    queryFn: async ({ signal }) =>
      (await call(routes.organizations.listWebhooks, { params: { id } }, { ...QUIET, signal })).webhooks,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Polling interval in milliseconds while a delivery is in progress. */
const LOOK_MS = 1_500;

/** Deliveries of a webhook, paginated. */
export const deliveriesQuery = (id: string, webhookId: string) => ({
  ...cursorQuery({
    queryKey: [...organizationKey(id), 'deliveries', webhookId],
    read: (cursor, signal) =>
      call(
        routes.organizations.listDeliveries,
        { params: { id, webhookId }, query: cursor ? { cursor } : {} },
        { ...QUIET, signal },
      ),
    staleTime: 0,
  }),
  refetchInterval: ({
    state,
  }: {
    state: { data?: { pages: { deliveries: { status: string }[] }[] } | undefined };
  }) =>
    state.data?.pages.some(({ deliveries }) => deliveries.some(({ status }) => status === 'waiting'))
      ? LOOK_MS
      : false,
});

/** API tokens, and the plan they require. */
export const apiTokensQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'api-tokens'],
    queryFn: ({ signal }) =>
      call(routes.organizations.listApiTokens, { params: { id } }, { ...QUIET, signal }),
    staleTime: 0,
  });

export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['organization-invite', token],
    queryFn: async ({ signal }) =>
      (await call(routes.organizations.getMemberInvite, { params: { token } }, { ...QUIET, signal })).invite,
    staleTime: 0,
    retry: false,
  });

/**
 * Quiz with its pending changes. Always refetched on open and not updated while displayed, so that the decision
 * applies to what was seen.
 */
export const waitingQuizQuery = (id: string) =>
  queryOptions({
    queryKey: ['waiting-quiz', id],
    queryFn: async ({ signal }) =>
      (await call(routes.quizzes.getWaitingQuiz, { params: { id } }, { ...QUIET, signal })).quiz,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const approvalsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...organizationKey(organizationId), 'approvals'],
    queryFn: async ({ signal }) =>
      (await call(routes.organizations.listApprovals, { query: { organizationId } }, { ...QUIET, signal }))
        .approvals,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

export interface AnalyticsFilters {
  from: string;
  to: string;
  quizId?: string;
  departmentId?: string;
}

/** Daily totals. Previous data stays while loading. */
export const analyticsQuery = (organizationId: string, filters: AnalyticsFilters) =>
  queryOptions({
    queryKey: [...organizationKey(organizationId), 'analytics', filters],
    queryFn: ({ signal }) =>
      call(
        routes.organizations.getOrganizationAnalytics,
        { query: { organizationId, ...filters } },
        { ...QUIET, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

/** Plan, offers and past payments. */
export const billingQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'billing'],
    queryFn: ({ signal }) =>
      call(routes.organizations.getOrganizationBilling, { params: { id } }, { ...QUIET, signal }),
    // The credit for unused time of a plan decreases hourly.
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

type BillingCall = typeof routes.organizations.getOrganizationBilling;
export type Billed = Awaited<ReturnType<typeof call<BillingCall>>>;

export interface AuditFilters {
  from?: string;
  to?: string;
  by?: string;
  kind?: OrganizationEvent['kind'];
}

/** Audit log, paginated. */
export const auditQuery = (id: string, filters: AuditFilters) =>
  cursorQuery({
    queryKey: [...organizationKey(id), 'audit', filters],
    read: (cursor, signal) =>
      call(
        routes.organizations.listOrganizationAudit,
        { params: { id }, query: { ...filters, ...(cursor && { cursor }) } },
        { ...QUIET, signal },
      ),
    staleTime: 0,
  });

/** Obstacles to a deletion. Refetched whenever the dialog opens. */
export const organizationDeletionQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'deletion'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(routes.organizations.getOrganizationDeletion, { params: { id } }, { ...QUIET, signal }),
  });

/** Domains for self-service joining and the join link. */
export const joiningQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'joining'],
    queryFn: ({ signal }) =>
      call(routes.organizations.getOrganizationJoining, { params: { id } }, { ...QUIET, signal }),
    staleTime: 10_000,
  });

/** Organization behind a join link. */
export const joinOfferQuery = (id: string, key: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'offer', key],
    queryFn: async ({ signal }) =>
      (
        await call(
          routes.organizations.getJoinOffer,
          { params: { id }, query: { key } },
          { ...QUIET, signal },
        )
      ).offer,
    staleTime: 0,
    retry: false,
  });

/** Organizations that the user can join by email domain or has asked to join. */
export const joinOffersQuery = queryOptions({
  queryKey: ['organization-offers'],
  queryFn: async ({ signal }) =>
    (await call(routes.organizations.listJoinOffers, {}, { ...QUIET, signal })).offers,
  staleTime: 60_000,
});
