import { organizations } from '@quizhall/shared/contract/organizations';
import { listQuizTitles } from '../_data/quiz-titles.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { membersOf, takersOf, toAssigned } from '../_organizations/assigned.ts';
import { assignmentReport } from '../_organizations/assignment-report.ts';
import { assignmentOf } from '../_organizations/assignments.ts';
import { now } from '../_platform/clock.ts';

export const handler = permittedEndpoint(
  organizations.printAssigned,
  async ({ organization: { id, name, slug, settings }, params: { assignmentId } }) => {
    const assignment = await assignmentOf(id, assignmentId);
    const people = await toAssigned(assignment, await takersOf(assignment, await membersOf(assignment)));
    const titles = await listQuizTitles(id, [assignment.quizId]);
    const bytes = await assignmentReport({
      organization: name,
      title: titles.get(assignment.quizId) ?? assignment.title,
      dueAt: assignment.dueAt,
      timezone: settings.timezone,
      people: people.map(({ person }) => person),
      at: new Date(now()),
    });
    return { bytes, contentType: 'application/pdf', fileName: `${slug}-class-report.pdf` };
  },
);
