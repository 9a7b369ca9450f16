const DAY_MS = 86_400_000;

/** A proven domain is looked at again after so long… */
export const LOOK_AGAIN_MS = 7 * DAY_MS;
/** …where its record was not found, after so long… */
const LOOK_SOON_MS = DAY_MS;
/** …and after so long without it, it is proven no longer. */
const MISSING_MS = 7 * DAY_MS;
/** Name servers that do not answer say nothing, for so long. */
const SILENT_MS = 30 * DAY_MS;

/** What a look for the record of a domain finds. */
export type Proof = 'there' | 'missing' | 'silent';

/** Epoch ms. */
interface Proven {
  /** When the record was found last. */
  seenAt: number;
  /** Since when it is missing. */
  missingSince?: number | undefined;
}

/** What follows from a look: `since` when it is missing, and when to look again; neither where it is proven no longer. */
export type Look = { seen: boolean; since?: number; next: number } | 'ended';

/** When a domain whose record is missing is proven no longer. */
export const proofEnds = (missingSince: number): number => missingSince + MISSING_MS;

/** What a look makes of a proven domain. */
export function lookAfter(proof: Proof, { seenAt, missingSince }: Proven, now: number): Look {
  if (proof === 'there') return { seen: true, next: now + LOOK_AGAIN_MS };
  if (proof === 'silent' && missingSince === undefined && now - seenAt < SILENT_MS)
    return { seen: false, next: now + LOOK_SOON_MS };
  const since = missingSince ?? now;
  return now >= proofEnds(since) ? 'ended' : { seen: false, since, next: now + LOOK_SOON_MS };
}
