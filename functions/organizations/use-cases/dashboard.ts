import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { erasedFrom } from '@quizhall/shared/rules/organizations/deleted-organization';
import {
  ACTIVE_DAYS,
  averageOf,
  completionOf,
  ALL_QUIZ_DAYS_PREFIX,
  engagementOf,
  quizzesFinishedBy,
  type Figures,
  latestOf,
  mergeFigures,
  TOTAL_PART,
  toSums,
} from '@quizhall/shared/rules/organizations/organization-statistics';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import { organizationLimits } from '@quizhall/shared/rules/payments/plans';
import { addSums } from '@quizhall/shared/rules/results/quiz-days';
import { hasSecondFactor } from '../../accounts/model/has-second-factor.ts';
import { countPendingApprovals } from '../../quizzes/model/approvals.ts';
import { listDepartments } from '../model/departments.ts';
import { countMemberInvites } from '../model/member-invites.ts';
import { listMembershipsOf, type Membership } from '../model/memberships.ts';
import {
  listStatistics,
  listStatisticsWithin,
  listMemberStatistics,
} from '../model/organization-statistics.ts';
import { getOrganizationCounts } from '../model/organization-counts.ts';
import { getDepartmentSizes, listRecentDepartures } from '../model/department-sizes.ts';
import type { Organization } from '../model/organizations.ts';
import { countPublishedQuizzes } from '../../quizzes/model/owner-quizzes.ts';
import { now } from '../../platform/clock.ts';
import { listBestMembers, listRecentActivity } from './organization-activity.ts';
import { getOrganizationPlan, toOrganizationCard } from '../model/organization-view.ts';

const DAY_MS = 86_400_000;
/** Maximum number of 1 MB pages of quiz days to read. Beyond it, the number of finished quizzes is unknown. */
const MOST_PAGES = 4;

/** Dashboard of an organization. Results are included for members who may see analytics, if analytics are on. */
export async function getDashboard(
  organization: Organization,
  membership: Membership,
): Promise<OrganizationDashboard> {
  const { id, settings } = organization;
  const roles = organizationRoles(membership);
  const manages = may(roles, 'organization.manage');
  const reports = settings.enableAnalytics && may(roles, 'organization.report');
  const [plan, departments, counts, sizes, activeQuizzes, figures, invites, approvals, twoFactor] =
    await Promise.all([
      getOrganizationPlan(id),
      listDepartments(id),
      getOrganizationCounts(id),
      getDepartmentSizes(id),
      countPublishedQuizzes(id),
      reports ? figuresOf(organization) : undefined,
      manages ? countMemberInvites(id) : 0,
      manages ? countPendingApprovals(id) : 0,
      twoFactorWantedOf(organization, membership),
    ]);
  const named = new Map(departments.map((one) => [one.id, one.name]));
  const [recent, best] = figures
    ? await Promise.all([listRecentActivity(id, named), listBestMembers(id, figures.members, named)])
    : [[], []];
  return {
    organization: {
      ...toOrganizationCard(organization, plan),
      members: counts.members,
      departments: departments.length,
      activeQuizzes,
      totalQuizzes: counts.quizzes,
    },
    role: membership.role,
    ...(organization.deletedAt && {
      deletion: { erasedFrom: new Date(erasedFrom(organization.deletedAt)).toISOString() },
    }),
    ...(twoFactor && { twoFactor }),
    stats: {
      totalMembers: counts.members,
      totalQuizzes: counts.quizzes,
      activeQuizzes,
      ...(figures && statsOf(figures, counts.members)),
    },
    recentActivity: recent,
    topPerformers: best,
    departments: departments.map(({ id: departmentId, name }) => ({
      id: departmentId,
      name,
      members: sizes[departmentId] ?? 0,
      ...(figures && departmentFigures(figures, departmentId)),
    })),
    pendingInvites: invites,
    pendingApprovals: approvals,
    analytics: settings.enableAnalytics,
    timezone: settings.timezone,
    limits: organizationLimits(plan),
  };
}

/** From when on this member needs the second factor that they do not have. */
async function twoFactorWantedOf(
  { security: { twoFactorFrom: from } }: Organization,
  { userId }: Membership,
): Promise<{ from: string } | undefined> {
  return from === undefined || (await hasSecondFactor(userId)) ? undefined : { from };
}

interface OverallFigures {
  departments: Readonly<Record<string, Figures>>;
  all: readonly Figures[];
  /** Number of distinct quizzes the department has finished; undefined if there are too many to read. */
  quizzesOf: (departmentId: string) => number | undefined;
  /** Of who has not left in the days in which somebody counts as active. */
  members: ReadonlyMap<string, Figures>;
}

/** Who has left in the last days, and has not come back. */
async function goneFrom(id: string): Promise<Set<string>> {
  const left = await listRecentDepartures(id);
  const back = await listMembershipsOf(id, left);
  return new Set(left.filter((userId) => !back.has(userId)));
}

async function figuresOf(organization: Organization): Promise<OverallFigures> {
  const { id } = organization;
  const [totals, members, gone, days] = await Promise.all([
    listStatistics(id, TOTAL_PART),
    listMemberStatistics(organization),
    goneFrom(id),
    listStatisticsWithin(id, ALL_QUIZ_DAYS_PREFIX, MOST_PAGES),
  ]);
  const finished = days.end === undefined ? quizzesFinishedBy(days.parts) : undefined;
  const { each, rest } = mergeFigures([...totals.values()]);
  const known = Object.entries(mergeFigures([...members.values()]).each);
  return {
    departments: each,
    all: [...Object.values(each), rest ?? []],
    quizzesOf: (departmentId) => finished && (finished.get(departmentId)?.size ?? 0),
    members: new Map(known.filter(([userId]) => !gone.has(userId))),
  };
}

function statsOf({ all, members }: OverallFigures, count: number): Partial<OrganizationDashboard['stats']> {
  const sums = addSums(all.map(toSums));
  const since = now() - ACTIVE_DAYS * DAY_MS;
  const activeMembers = [...members.values()].filter((figures) => latestOf(figures) >= since).length;
  return {
    activeMembers,
    totalResponses: sums.completed,
    avgScore: averageOf(sums),
    avgCompletionRate: completionOf(sums),
    engagementRate: engagementOf(activeMembers, count),
  };
}

function departmentFigures({ departments, quizzesOf }: OverallFigures, departmentId: string) {
  const figures = departments[departmentId];
  if (!figures) return {};
  const sums = toSums(figures);
  return { quizzes: quizzesOf(departmentId), avgScore: averageOf(sums), completion: completionOf(sums) };
}
