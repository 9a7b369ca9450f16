import type { AttemptCard } from './attempts.ts';
import { keyOf } from './attempts.ts';
import { updateIf } from './commands.ts';
import { userAttemptIndex } from './keys.ts';

/**
 * A guest's finished attempt enters a person's list, where it stays as it is under its id. For good, and for nobody else
 * after that; repeated, it changes nothing. False: somebody else has it.
 */
export async function claimAttempt(
  { id, completedAt }: Pick<AttemptCard, 'id' | 'completedAt'>,
  userId: string,
): Promise<boolean> {
  const { gsi2pk, gsi2sk } = userAttemptIndex(userId, new Date(completedAt).toISOString());
  const { done } = await updateIf({
    Key: keyOf(id),
    UpdateExpression: 'SET claimedBy = :user, gsi2pk = :pk, gsi2sk = :sk',
    ConditionExpression: 'attribute_exists(card) AND (attribute_not_exists(claimedBy) OR claimedBy = :user)',
    ExpressionAttributeValues: { ':user': userId, ':pk': gsi2pk, ':sk': gsi2sk },
  });
  return done;
}
