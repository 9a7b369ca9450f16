import { answerTo, isUnsent } from './answers.ts';
import { hasMoreParts } from './save-parts.ts';
import { hasQuietChanges, unsentCount } from './sync-state.ts';
import type { SyncState } from './sync-types.ts';

/** Where nothing lasts on the device, a change is on its way this long after the last one… */
export const SAVE_AFTER_MS = 2_000;
/** …and never later than this after the first. */
export const SAVE_AT_LEAST_MS = 30_000;
/** A changed essay waits no longer than this after its last change, however long the attempt may take. */
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

/** When the next save is due, or undefined if nothing waits. */
function saveDueAt(state: SyncState): number | undefined {
  const unsent = unsentCount(state) > 0;
  // After a failure nothing is collected any more: what is there goes out with the next try. Without anything to save
  // an empty save finds out that the network is back.
  if (state.trouble && (unsent || state.trouble.kind === 'network')) return state.trouble.retryAt;
  if (state.urgent || (state.steppedBack && unsent)) return 0;
  const changedAt = unsent ? (state.unsentSince ?? state.lastEditAt) : undefined;
  if (changedAt !== undefined && !state.durable) {
    return Math.min(state.lastEditAt + SAVE_AFTER_MS, changedAt + SAVE_AT_LEAST_MS);
  }
  // Time that passes on a page nobody sees is worth no request of its own.
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

/** What the state asks for now. Requests of one attempt run one after another. */
export function decide(state: SyncState, now: number): Decision {
  if (state.phase === 'done' || state.phase === 'displaced' || state.phase === 'stranded') return REST;
  const retryAt = state.trouble?.retryAt ?? 0;
  if (state.phase === 'handing-in') {
    if (state.handInSending || state.inFlight) return REST;
    // What one request cannot carry is saved before.
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

/** What the save indicator can say. */
export type SaveStatus =
  | { kind: 'saved' }
  /** Changes are still being collected for the next save: stored on this device, not yet on their way. */
  | { kind: 'kept' }
  | { kind: 'saving' }
  | { kind: 'offline'; unsent: number }
  | { kind: 'trouble'; unsent: number };

/** @param durable what is collected is stored on this device; elsewhere only the server counts */
export function saveStatus(state: SyncState, durable: boolean): SaveStatus {
  const unsent = unsentCount(state);
  const trouble = state.trouble ?? state.refreshTrouble;
  if (trouble?.kind === 'network') return { kind: 'offline', unsent };
  if (trouble && unsent > 0) return { kind: 'trouble', unsent };
  if (unsent === 0) return { kind: 'saved' };
  return { kind: state.inFlight || !durable ? 'saving' : 'kept' };
}
