import { answerTo, isUnsent } from './answers.ts';
import { hasMoreParts } from './save-parts.ts';
import { hasQuietChanges, unsentCount } from './sync-state.ts';
import type { SyncState } from './sync-types.ts';

/** Delay of a save after the last change when device storage is not durable. */
export const SAVE_AFTER_MS = 2_000;
/** Maximum delay after the first change. */
export const SAVE_AT_LEAST_MS = 30_000;
/** Maximum delay of a changed essay after its last change, for attempts of any length. */
export const ESSAY_AFTER_MS = 120_000;

export type Decision =
  | { do: 'rest' }
  | { do: 'wait'; until: number }
  | { do: 'save' }
  | { do: 'refresh' }
  | { do: 'hand-in' };

const REST: Decision = { do: 'rest' };

const hasUnsentEssay = ({ essays, answers }: SyncState): boolean =>
  [...(essays ?? [])].some((id) => isUnsent(answerTo(answers, id)));

/** Time of the next save; undefined if nothing is pending. */
function saveDueAt(state: SyncState): number | undefined {
  const unsent = unsentCount(state) > 0;
  // After a failure the next retry sends everything pending. With nothing to save,
  // an empty save detects that the network is back.
  if (state.trouble && (unsent || state.trouble.kind === 'network')) return state.trouble.retryAt;
  if (state.urgent || (state.steppedBack && unsent)) return 0;
  const changedAt = unsent ? (state.unsentSince ?? state.lastEditAt) : undefined;
  if (changedAt !== undefined && !state.durable) {
    return Math.min(state.lastEditAt + SAVE_AFTER_MS, changedAt + SAVE_AT_LEAST_MS);
  }
  // Time spent on a hidden page does not justify a request.
  const quietSince =
    state.hidden || state.steppedBack || !state.touched || !hasQuietChanges(state)
      ? undefined
      : (state.quietSince ?? state.lastEditAt);
  const since = Math.min(changedAt ?? Number.POSITIVE_INFINITY, quietSince ?? Number.POSITIVE_INFINITY);
  const essayDue = hasUnsentEssay(state) ? state.essayEditAt + ESSAY_AFTER_MS : Number.POSITIVE_INFINITY;
  const due = Math.min(since + state.everyMs, essayDue);
  return due === Number.POSITIVE_INFINITY ? undefined : due;
}

const at = (action: 'save' | 'refresh' | 'hand-in', due: number, now: number): Decision =>
  due <= now ? { do: action } : { do: 'wait', until: due };

/** Decides the next action for a state. Requests of one attempt run sequentially. */
export function decide(state: SyncState, now: number): Decision {
  if (state.phase === 'done' || state.phase === 'displaced' || state.phase === 'stranded') return REST;
  const retryAt = state.trouble?.retryAt ?? 0;
  if (state.phase === 'handing-in') {
    if (state.handInSending || state.inFlight) return REST;
    // Texts that exceed one request are saved before the submit.
    const first = !state.savesOver && hasMoreParts(state) ? 'save' : 'hand-in';
    return at(first, Math.max(retryAt, state.handIn?.sendAt ?? 0), now);
  }
  if (state.inFlight || state.refresh === 'running') return REST;
  const refreshDue =
    state.refresh === 'needed' ? (state.refreshTrouble?.retryAt ?? 0) : Number.POSITIVE_INFINITY;
  if (refreshDue <= now) return { do: 'refresh' };
  if (state.comingBack && state.refresh === 'needed') return at('refresh', refreshDue, now);
  const due = saveDueAt(state);
  if (due !== undefined && Math.max(due, retryAt) <= now) return { do: 'save' };
  const next = Math.min(refreshDue, due === undefined ? Number.POSITIVE_INFINITY : Math.max(due, retryAt));
  return Number.isFinite(next) ? { do: 'wait', until: next } : REST;
}

/** Status shown by the save indicator. */
export type SaveStatus =
  | { kind: 'saved' }
  /** Stored on this device and waiting for the next save. */
  | { kind: 'kept' }
  | { kind: 'saving' }
  | { kind: 'offline'; unsent: number }
  | { kind: 'trouble'; unsent: number };

/**
 * Derives the save status.
 * @param durable device storage survives a reload; otherwise only the server counts
 */
export function saveStatus(state: SyncState, durable: boolean): SaveStatus {
  const unsent = unsentCount(state);
  const trouble = state.trouble ?? state.refreshTrouble;
  if (trouble?.kind === 'network') return { kind: 'offline', unsent };
  if (trouble && unsent > 0) return { kind: 'trouble', unsent };
  if (unsent === 0) return { kind: 'saved' };
  return { kind: state.inFlight || !durable ? 'saving' : 'kept' };
}
