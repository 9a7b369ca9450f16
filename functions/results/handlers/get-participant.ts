import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { listParticipantAttempts } from '../../attempts/model/user-attempts.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { picturesOf } from '../../attempts/model/profile-pictures.ts';
import { attemptsInDetail } from '../../attempts/model/participant-history.ts';

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
