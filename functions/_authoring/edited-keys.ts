import { outdatedKeys } from '@quizhall/shared/rules/outdated-keys';
import { withKeyChanges } from '@quizhall/shared/rules/corrections';
import { listRecentAttempts } from '../_data/attempts.ts';
import { isTaken } from '../_data/roster.ts';
import type { Draft } from './quiz-changes.ts';

const keyed = ({ questions, carried = [] }: Draft) => withKeyChanges(questions, carried);

/**
 * Ids of questions whose key a save changed although participants were already asked them. Undefined where there are none.
 * Costs no read unless a key changed.
 */
export async function editedKeys(before: Draft, saved: Draft): Promise<string[] | undefined> {
  const edited = before.quiz.version > 0 ? outdatedKeys(keyed(saved), keyed(before)) : [];
  return edited.length > 0 && (await hasParticipants(before)) ? edited : undefined;
}

/** The index knows finished attempts at once, the roster running ones within seconds. */
async function hasParticipants({ quiz: { id, shards } }: Draft): Promise<boolean> {
  const [latest] = await listRecentAttempts(id, shards, 1);
  return latest !== undefined || isTaken(id, { consistent: false });
}
