import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listQuizTitles } from '../../quizzes/model/quiz-titles.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { listAssignees, listAssigneeProgress, toAssigneeAnswers } from '../use-cases/assignees.ts';
import { assignmentReport } from '../use-cases/assignment-report.ts';
import { getOwnAssignment } from '../use-cases/assignments.ts';
import { now } from '../../platform/clock.ts';

export const handler = permittedEndpoint(
  organizations.printAssigned,
  async ({ organization: { id, name, slug, settings }, params: { assignmentId } }) => {
    const assignment = await getOwnAssignment(id, assignmentId);
    const people = await toAssigneeAnswers(
      assignment,
      await listAssigneeProgress(assignment, await listAssignees(assignment)),
    );
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
