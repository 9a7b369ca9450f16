import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import { listPeople } from '../../accounts/model/users.ts';

/**
 * The pictures of those of these participants who have an account and one, a hundred in one call: for whoever decides on their
 * results, who reads their names anyway.
 */
export async function picturesOf(
  participants: readonly string[],
): Promise<(participant: string) => string | undefined> {
  const ids = participants.flatMap((one) => (one.startsWith('u_') ? one.slice(2) : []));
  const people = await listPeople(ids);
  return (participant) => {
    const key = people.get(participant.slice(2))?.avatarKey;
    return participant.startsWith('u_') && key !== undefined ? mediaUrl(key) : undefined;
  };
}
