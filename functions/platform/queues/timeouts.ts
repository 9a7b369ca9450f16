interface Patience {
  /** Milliseconds for one answer of the table. */
  requestMs: number;
  attempts: number;
  /** What the function has in all: every attempt with the SDK's longest pauses between them, and the work around. */
  functionSeconds: number;
}

/** How long functions wait for the table. Infrastructure gives each endpoint its kind and its time. */
export const PATIENCE = {
  /** Many people wait at the same second: an answer that is late is asked for again at once. */
  burst: { requestMs: 1_000, attempts: 3, functionSeconds: 6 },
  usual: { requestMs: 3_000, attempts: 4, functionSeconds: 20 },
} as const satisfies Record<string, Patience>;

export const PATIENCE_KINDS = Object.keys(PATIENCE) as (keyof typeof PATIENCE)[];
