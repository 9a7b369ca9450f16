import type { ChangePattern } from '../../platform/local/change-pattern.ts';

const ofAttempt = { pk: { S: [{ prefix: 'ATTEMPT#' }] } };

/**
 * Stream records that reach the aggregator, on AWS and locally: begun and finished attempts (not the saves in between),
 * quizzes, notifications, and entries of the ledger. Its own writes match none of these. An event source mapping takes
 * five filters.
 */
export const COUNTED_CHANGES: readonly ChangePattern[] = [
  { eventName: ['INSERT'], dynamodb: { Keys: ofAttempt } },
  {
    eventName: ['MODIFY'],
    dynamodb: { Keys: ofAttempt, NewImage: { status: { S: [{ 'anything-but': ['in_progress'] }] } } },
  },
  { dynamodb: { Keys: { pk: { S: [{ prefix: 'QUIZ#' }] }, sk: { S: ['META'] } } } },
  { dynamodb: { Keys: { pk: { S: [{ suffix: '#NOTE' }] } } } },
  { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'LEDGER#' }] } } } },
];

/** Records of a batch at most, and the seconds in which it gathers them. */
export const COUNTED_BATCH = { records: 500, seconds: 1 };
