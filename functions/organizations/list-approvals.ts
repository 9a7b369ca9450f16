import { organizations } from '@quizhall/shared/contract/organizations';
import { waitingQuizzes } from '../_authoring/approvals.ts';
import { listPending } from '../_data/approvals.ts';
import { listNames } from '../_data/users.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(organizations.listApprovals, async ({ organization }) => {
  const pending = await listPending(organization.id);
  const [quizzes, names] = await Promise.all([
    waitingQuizzes(pending),
    listNames(pending.map(({ by }) => by)),
  ]);
  return {
    approvals: pending.flatMap(({ id, type, subject, by, askedAt }) => {
      const asked = {
        id,
        type,
        subject,
        by: { id: by, name: names.get(by) },
        askedAt: new Date(askedAt).toISOString(),
      };
      if (type === 'member') return names.has(subject) ? { ...asked, title: names.get(subject) ?? '' } : [];
      const quiz = quizzes.get(subject);
      // Of a quiz that was deleted or moved away meanwhile nothing can be decided.
      if (quiz?.ownerId !== organization.id) return [];
      return { ...asked, title: quiz.title, code: quiz.code, isLive: quiz.version > 0 };
    }),
  };
});
