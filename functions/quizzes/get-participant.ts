import { quizzes } from '@quizhall/shared/contract/quizzes';
import { listParticipantAttempts } from '../_data/user-attempts.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { picturesOf } from '../_taking/pictures.ts';
import { attemptsInDetail } from '../_taking/participant-attempts.ts';

export const handler = permittedEndpoint(quizzes.getParticipant, async ({ quiz, params }) => {
  const attempts = (await listParticipantAttempts(quiz.id, params.participantId)).filter(
    ({ uncounted, erased }) => !uncounted && !erased,
  );
  const [newest] = attempts;
  if (!newest) throw new AppError('NOT_FOUND');
  const pictureOf = await picturesOf([newest.participant]);
  return {
    participantId: newest.participant,
    avatarUrl: pictureOf(newest.participant),
    name: newest.name,
    email: newest.email,
    attempts: await attemptsInDetail(attempts),
  };
});
