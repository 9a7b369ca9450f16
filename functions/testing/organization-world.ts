import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { changeMember } from '../organizations/model/members.ts';
import { getMembership } from '../organizations/model/memberships.ts';
import { handler as createDepartment } from '../organizations/handlers/create-department.ts';
import { handler as getAnalytics } from '../organizations/handlers/get-organization-analytics.ts';
import { handler as getDashboard } from '../organizations/handlers/get-organization-dashboard.ts';
import { invokeEndpoint } from './invoke.ts';
import { memberIn, someOrganization } from './organizations.ts';
import { publishedQuiz } from './scenarios.ts';
import { type Answers, start, submit } from './taking.ts';

/** An organization with two departments, a quiz for members, and somebody in the first department. */
export async function organizationWorld() {
  const { id } = await someOrganization();
  const admin = await memberIn(id, 'admin');
  const department = async (name: string) => {
    const call = { token: admin.token, query: { organizationId: id }, body: { name } };
    return (await invokeEndpoint(createDepartment, organizations.createDepartment, call)).body.data.department
      .id;
  };
  const [art, law] = [await department('Art'), await department('Law')];
  const move = async (userId: string, departmentId: string) => {
    const before = await getMembership(id, userId);
    if (before) await changeMember(before, { departmentId }, admin.user.id);
  };
  const person = async (departmentId: string, role: OrganizationRole = 'member') => {
    const member = await memberIn(id, role);
    await move(member.user.id, departmentId);
    return member;
  };
  const quiz = await publishedQuiz({
    quiz: { ownerId: id },
    settings: { visibility: 'organization', maxAttempts: 5 },
  });
  const dashboard = async (token: string) =>
    (
      await invokeEndpoint(getDashboard, organizations.getOrganizationDashboard, {
        token,
        query: { organizationId: id },
      })
    ).body.data;
  const analytics = async (query: object = {}, token = admin.token) =>
    (
      await invokeEndpoint(getAnalytics, organizations.getOrganizationAnalytics, {
        token,
        query: { organizationId: id, ...query },
      })
    ).body.data;
  return { id, admin, art, law, person, move, quiz, dashboard, analytics };
}

/** Takes a quiz from beginning to end; answers the attempt's id. */
export async function take(quizId: string, token: string | undefined, answers: Answers): Promise<string> {
  const session = (await start(quizId, {}, token)).body.data;
  await submit(session, answers);
  return session?.sessionId ?? '';
}
