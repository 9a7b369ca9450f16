import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { listParticipantNames } from '../../attempts/model/attempts.ts';
import { listAudit } from '../../quizzes/model/audit.ts';
import { listNames } from '../../accounts/model/users.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizzes.listAudit, async ({ quiz, query }) => {
  const { submissionId, limit, cursor } = query;
  if (submissionId && parseAttemptId(submissionId).quizId !== quiz.id) throw new AppError('NOT_FOUND');
  const { entries, next } = await listAudit(quiz.id, { submissionId, limit, after: cursor });
  const [people, participants] = await Promise.all([
    listNames(entries.flatMap(({ by }) => by ?? [])),
    listParticipantNames(entries.flatMap((entry) => entry.submissionId ?? [])),
  ]);
  return {
    entries: entries.map(({ at, by, ...entry }) => ({
      ...entry,
      at: new Date(at).toISOString(),
      by: by === undefined ? undefined : { id: by, name: people.get(by) },
      participantName: entry.submissionId && participants.get(entry.submissionId),
    })),
    nextCursor: next,
  };
});
