interface Patience {
  /** Milliseconds for one answer of the table. */
  requestMs: number;
  attempts: number;
  /** What the function has in all: every attempt with the SDK's longest pauses between them, and the work around. */
  functionSeconds: number;
}

/**
 * Timeouts of DynamoDB calls by kind of function. Infrastructure sets the kind and the time of each endpoint.
 */
export const TABLE_TIMEOUTS = {
  /** Many people wait at the same second: an answer that is late is asked for again at once. */
  burst: { requestMs: 1_000, attempts: 3, functionSeconds: 6 },
  usual: { requestMs: 3_000, attempts: 4, functionSeconds: 20 },
} as const satisfies Record<string, Patience>;

export const TABLE_TIMEOUT_KINDS = Object.keys(TABLE_TIMEOUTS) as (keyof typeof TABLE_TIMEOUTS)[];
