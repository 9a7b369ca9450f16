import type { Attempt } from '../_data/attempts.ts';

/** What happened to one attempt, in the order of its stream shard. */
export interface AttemptChange {
  sequenceNumber: string;
  before: Attempt | undefined;
  after: Attempt;
}
