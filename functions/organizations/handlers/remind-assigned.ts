import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getOwnAssignment, toAssignmentAnswer } from '../use-cases/assignments.ts';
import { sendAssignmentReminder } from '../use-cases/assign-quiz.ts';

export const handler = permittedEndpoint(
  organizations.remindAssigned,
  async ({ params: { id, assignmentId }, user }) => ({
    assignment: await toAssignmentAnswer(
      await sendAssignmentReminder(await getOwnAssignment(id, assignmentId), user.id),
    ),
  }),
);
