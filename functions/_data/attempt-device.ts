import { type Attempt, keyOf, toAttempt } from './attempts.ts';
import { updateIf } from './commands.ts';

/** A running attempt goes on on another device; undefined when it has ended or moved elsewhere meanwhile. */
export async function moveAttempt(
  id: string,
  from: string | undefined,
  to: string | undefined,
): Promise<Attempt | undefined> {
  const { done, item } = await updateIf({
    Key: keyOf(id),
    UpdateExpression: 'SET device = :to',
    ConditionExpression: '#status = :running AND device = :from',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':running': 'in_progress', ':from': from, ':to': to },
    ReturnValues: 'ALL_NEW',
  });
  return done ? toAttempt(item) : undefined;
}
