import type { OrganizationDashboard } from '@quizhall/shared/model/organization';
import { organizationLimits } from '@quizhall/shared/rules/plans';
import { listPending } from '../_data/approvals.ts';
import { listCardNumbers } from '../_data/card-numbers.ts';
import { listDepartments } from '../_data/departments.ts';
import { listMemberInvites } from '../_data/member-invites.ts';
import { listMembers, type Membership } from '../_data/memberships.ts';
import { getOrganizationCounts } from '../_data/organization-counts.ts';
import type { Organization } from '../_data/organizations.ts';
import { listOwnerCards } from '../_data/owner-quizzes.ts';
import { planOf, toCard } from './view.ts';

/** An organization at a glance. */
export async function dashboardOf(
  organization: Organization,
  { role }: Membership,
): Promise<OrganizationDashboard> {
  const { id } = organization;
  const [plan, departments, counts, quizzes, members, invites, approvals] = await Promise.all([
    planOf(id),
    listDepartments(id),
    getOrganizationCounts(id),
    listOwnerCards(id),
    listMembers(id),
    listMemberInvites(id),
    listPending(id),
  ]);
  const { responses, avgScore } = await scoresOf(quizzes.map((quiz) => quiz.id));
  const activeQuizzes = quizzes.filter(({ status }) => status === 'published').length;
  return {
    organization: {
      ...toCard(organization, plan),
      members: counts.members,
      departments: departments.length,
      activeQuizzes,
      totalQuizzes: quizzes.length,
    },
    role,
    stats: {
      totalMembers: counts.members,
      totalQuizzes: quizzes.length,
      activeQuizzes,
      totalResponses: responses,
      avgScore,
    },
    recentActivity: [],
    topPerformers: [],
    departments: departments.map(({ id: departmentId, name }) => ({
      id: departmentId,
      name,
      members: members.filter((member) => member.departmentId === departmentId).length,
    })),
    pendingInvites: invites.length,
    pendingApprovals: approvals.length,
    analytics: organization.settings.enableAnalytics,
    limits: organizationLimits(plan),
  };
}

/** Over all attempts, as the cards of the quizzes count them. */
async function scoresOf(quizIds: readonly string[]): Promise<{ responses: number; avgScore?: number }> {
  const numbersOf = await listCardNumbers(quizIds);
  const numbers = quizIds.map(numbersOf);
  const responses = numbers.reduce((sum, { totalResponses }) => sum + totalResponses, 0);
  const graded = numbers.reduce((sum, each) => sum + each.totalResponses - each.waitingResponses, 0);
  const points = numbers.reduce(
    (sum, each) => sum + each.avgScore * (each.totalResponses - each.waitingResponses),
    0,
  );
  return { responses, ...(graded > 0 && { avgScore: Math.round(points / graded) }) };
}
