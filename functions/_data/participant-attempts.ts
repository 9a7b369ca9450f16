import { type Attempt, toAttempt } from './attempts.ts';
import { pageOf } from './commands.ts';
import { attemptPk } from './keys.ts';

/** Of one participant; whoever has more is shown by the newest. */
const MOST_ATTEMPTS = 100;

/** All attempts of a participant at a quiz without their evidence, newest first. */
export async function listParticipantAttempts(quizId: string, participant: string): Promise<Attempt[]> {
  const { items } = await pageOf({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': attemptPk(quizId, participant) },
    ScanIndexForward: false,
    Limit: MOST_ATTEMPTS,
    ConsistentRead: true,
  });
  return items.map(({ evidence: _evidence, trail: _trail, earlier: _earlier, ...item }) => toAttempt(item));
}
