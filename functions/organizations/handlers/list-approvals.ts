import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { shownEmail } from '@quizhall/shared/model/organizations/pupil-account';
import { getPendingQuizzes } from '../../quizzes/model/publish-approvals.ts';
import { listPendingApprovals } from '../../quizzes/model/approvals.ts';
import { listDepartments } from '../model/departments.ts';
import { listApplicantFacts } from '../model/join-requests.ts';
import { listPeople } from '../../accounts/model/users.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toApplicant } from '../model/hashed-person.ts';
import { createDepartmentAssigner } from '../use-cases/joining.ts';

export const handler = permittedEndpoint(organizations.listApprovals, async ({ organization }) => {
  const pending = await listPendingApprovals(organization.id);
  const [quizzes, people] = await Promise.all([
    getPendingQuizzes(pending),
    listPeople(pending.map(({ by }) => by)),
  ]);
  const joining = pending.flatMap(({ type, subject }) => (type === 'member' && people.get(subject)) || []);
  const asking = await listApplicantFacts(organization.id, await Promise.all(joining.map(toApplicant)));
  const departmentOf = joining.length > 0 ? await createDepartmentAssigner(organization) : () => undefined;
  const isOffered = asking.some(({ request }) => request?.invitation?.departmentId !== undefined);
  const departments = isOffered ? await listDepartments(organization.id) : [];
  return {
    approvals: pending.flatMap(({ id, type, subject, by, askedAt }) => {
      const asked = {
        id,
        type,
        subject,
        by: { id: by, name: people.get(by)?.name },
        askedAt: new Date(askedAt).toISOString(),
      };
      if (type === 'member') {
        const person = people.get(subject);
        if (!person) return [];
        const { request, wasRemoved = false } = asking[joining.indexOf(person)] ?? {};
        const { by: way, invitation } = request ?? {};
        const department = invitation
          ? departments.find((one) => one.id === invitation.departmentId)?.name
          : departmentOf(person.email)?.name;
        return {
          ...asked,
          title: person.name,
          person: {
            email: shownEmail(person.email),
            by: way,
            invitation,
            wasRemoved,
            accountCreatedAt: person.createdAt,
            department,
          },
        };
      }
      const quiz = quizzes.get(subject);
      // Of a quiz that was deleted or moved away meanwhile nothing can be decided.
      if (quiz?.ownerId !== organization.id) return [];
      return { ...asked, title: quiz.title, code: quiz.code, isLive: quiz.version > 0 };
    }),
  };
});
