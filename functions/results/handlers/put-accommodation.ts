import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import { listAccommodations, putAccommodation } from '../../attempts/model/accommodations.ts';
import { getUser } from '../../accounts/model/users.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { extendRunning } from '../../attempts/model/extend-attempt.ts';

/** Stored first: an attempt that begins meanwhile has it already, or is given it by due work. Repeated, it goes on where a failed one stopped. */
export const handler = permittedEndpoint(quizzes.putAccommodation, async ({ quiz, body, user }) => {
  const { email, userId, factor, minutes } = body;
  const person = userId === undefined ? undefined : await getUser(userId);
  if (userId !== undefined && !person) throw new AppError('NOT_FOUND');
  const others = (await listAccommodations(quiz.id)).filter(
    (each) => each.email !== email || each.userId !== userId,
  );
  if (others.length >= LIMITS.accommodations)
    throw new AppError('INVALID_INPUT', { errors: { email: 'No more people can have extra time here' } });
  const who = { email, userId };
  const extra = { ...(factor && { factor }), ...(minutes && { minutes }) };
  const accommodation = await putAccommodation(quiz.id, who, extra, user.id);
  await extendRunning(quiz, who, extra);
  return { accommodation: { ...accommodation, name: person?.name } };
});
