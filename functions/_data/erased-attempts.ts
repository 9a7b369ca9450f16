import { type Attempt, keyOf } from './attempts.ts';
import { listEssays } from './essays.ts';
import { deleteItem, updateIf } from './commands.ts';
import { essayKey } from './keys.ts';

/** Everything that tells who took it, what was answered and how; and its place among the quiz's submissions. */
const GONE = [
  'info',
  'shownAs',
  'device',
  'client',
  'paper',
  'saveDigest',
  '#by',
  'turns',
  'checked',
  'marks',
  'comments',
  'trail',
  'earlier',
  'former',
  'evidence',
  'feedback',
  'gsi1pk',
  'gsi1sk',
];

/**
 * Delete what a finished attempt says of its participant, and keep when it ended and its score. Essays go first, so that
 * a crash in between leaves an attempt that is found again. It stands on no leaderboard after that, and nothing that is
 * sent late can fill it. False: it was done before.
 */
export async function eraseAttempt(
  { id, quizId, participant, number }: Attempt,
  erased: NonNullable<Attempt['erased']>,
): Promise<boolean> {
  const texts = await listEssays({ quizId, participant, number });
  for (const position of Object.keys(texts)) {
    const Key = essayKey(quizId, participant, number, Number(position));
    await deleteItem(Key);
  }
  const { done } = await updateIf({
    Key: keyOf(id),
    UpdateExpression: `SET erased = :erased, #name = :nobody, email = :nobody, card.#name = :nobody, card.email = :nobody, answers = :none, unlisted = :true, finishedBy = :participant REMOVE ${GONE.join(', ')}`,
    ConditionExpression: 'attribute_exists(card) AND attribute_not_exists(erased)',
    ExpressionAttributeNames: { '#name': 'name', '#by': 'by' },
    ExpressionAttributeValues: {
      ':erased': erased,
      ':nobody': '',
      ':none': {},
      ':true': true,
      ':participant': 'participant',
    },
  });
  return done;
}
