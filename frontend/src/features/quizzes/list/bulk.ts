import type { BodyOf, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { Contract } from '@quizhall/shared/contract';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { Picked } from './selection.ts';

export type BulkAction = BodyOf<Contract['quizzes']['bulkAction']>['action'];
type Result = ResponseOf<Contract['quizzes']['bulkAction']>['results'][number];

/** Result of a bulk action. Each quiz is in exactly one of the three lists. */
export interface Outcome {
  done: Picked[];
  refused: (Picked & { reason: string })[];
  /** Not attempted, because the user stopped or a request failed. */
  left: Picked[];
  /** Error of the failed request. The state of its quizzes is unknown; they can be retried. */
  error?: unknown;
}

/**
 * Selects the quizzes that an action changes. Archived quizzes are skipped, so that undo restores only what the
 * action archived.
 */
const CHANGES: Record<BulkAction, (quiz: Picked) => boolean> = {
  archive: ({ status }) => status !== 'archived',
  restore: ({ status }) => status === 'archived',
  delete: () => true,
};

export const changedBy = (action: BulkAction, quizzes: Iterable<Picked>): Picked[] =>
  [...quizzes].filter(CHANGES[action]);

interface Work {
  send: (ids: string[]) => Promise<readonly Result[]>;
  /** Called after each batch with the number of processed quizzes. */
  onProgress: (answered: number) => void;
  /** Called before each batch. */
  isStopped: () => boolean;
}

/** Runs an action in batches of the API's maximum size. */
export async function inLots(quizzes: readonly Picked[], work: Work): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [], left: [] };
  for (let from = 0; from < quizzes.length; from += LIMITS.bulk) {
    if (work.isStopped()) return { ...outcome, left: quizzes.slice(from) };
    const lot = quizzes.slice(from, from + LIMITS.bulk);
    try {
      const results = await work.send(lot.map(({ id }) => id));
      sortInto(outcome, lot, results);
    } catch (error) {
      return { ...outcome, left: quizzes.slice(from), error };
    }
    work.onProgress(Math.min(from + LIMITS.bulk, quizzes.length));
  }
  return outcome;
}

function sortInto(
  { done, refused, left }: Outcome,
  lot: readonly Picked[],
  results: readonly Result[],
): void {
  const byId = new Map(results.map((result) => [result.id, result]));
  for (const quiz of lot) {
    const result = byId.get(quiz.id);
    if (!result) left.push(quiz);
    else if (result.ok) done.push(quiz);
    else refused.push({ ...quiz, reason: result.message ?? '' });
  }
}
