import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { backoffMs, SAVE_BACKOFF } from '@quizhall/shared/rules/backoff';
import { answerTo, type Answers, hasUnsentTime, isSettled, isUnsent, type LocalAnswer } from './answers.ts';
import { NO_BEHAVIOR } from './behavior.ts';
import { mergeServerAnswers } from './merge.ts';
import { hasMoreParts, partOf } from './save-parts.ts';
import { absorb, acknowledged, otherOf, seen, withNumber } from './server-copy.ts';
import type { FailureKind, Pace, SyncEvent, SyncMemory, SyncState, Trouble } from './sync-types.ts';

type Of<T extends SyncEvent['type']> = Extract<SyncEvent, { type: T }>;
type Handlers = { [T in SyncEvent['type']]: (state: SyncState, event: Of<T>) => SyncState };

const withAnswer = (state: SyncState, id: string, change: Partial<LocalAnswer>): Answers => ({
  ...state.answers,
  [id]: { ...answerTo(state.answers, id), ...change },
});

function failedAgain(
  before: Trouble | undefined,
  event: { kind: FailureKind; now: number; random: number; retryAfterMs?: number },
): Trouble {
  const count = (before?.count ?? 0) + 1;
  const wait = backoffMs(count, event.random, SAVE_BACKOFF, event.retryAfterMs);
  return { kind: event.kind, count, retryAt: event.now + wait };
}

/** The participant is working on this device. */
const isTaken = ({ phase, steppedBack }: SyncState): boolean => phase === 'open' && !steppedBack;

/** Restarts the quiet clock at the first touch, so that earlier waiting does not trigger a save. */
const touchedAt = ({ touched, quietSince }: SyncState, now: number) => ({
  touched: true,
  quietSince: touched ? (quietSince ?? now) : now,
});

/** Restarts the save delays of unsent changes after the response to a save. */
function withClocks(state: SyncState, now: number): SyncState {
  return {
    ...state,
    unsentSince: unsentCount(state) > 0 ? now : undefined,
    quietSince: hasQuietChanges(state) ? now : undefined,
  };
}

/** Replaces one `checking` state by another in all answers. */
function withChecking(answers: Answers, from: LocalAnswer['checking'], to: LocalAnswer['checking']): Answers {
  const entries = Object.entries(answers);
  if (!entries.some(([, { checking }]) => checking === from)) return answers;
  return Object.fromEntries(
    entries.map(([id, answer]) => [id, answer.checking === from ? { ...answer, checking: to } : answer]),
  );
}

const handlers: Handlers = {
  answered(state, { questionId, change, now }) {
    if (!isTaken(state)) return state;
    const edit = state.edit + 1;
    return {
      ...state,
      edit,
      answers: withAnswer(state, questionId, {
        ...change,
        edit,
        sentAs: undefined,
        ...('userAnswer' in change && { overruled: undefined }),
      }),
      ...touchedAt(state, now),
      unsentSince: state.unsentSince ?? now,
      lastEditAt: now,
      ...(state.essays?.has(questionId) && { essayEditAt: now }),
    };
  },
  'check-sent'(state, { questionId }) {
    if (!isTaken(state)) return state;
    return { ...state, answers: withAnswer(state, questionId, { checking: 'sent' }) };
  },
  'check-failed': (state, { questionId, heard }) => ({
    ...state,
    answers: withAnswer(state, questionId, { checking: heard ? undefined : 'unheard' }),
  }),
  /** Another device may have checked first; the response then describes its answer. */
  checked(state, { questionId, feedback }) {
    if (!isTaken(state)) return state;
    const { userAnswer } = feedback;
    const stands = { userAnswer, checked: feedback, checking: undefined, overruled: undefined };
    return { ...state, answers: withAnswer(state, questionId, stands) };
  },
  'time-spent'(state, { questionId, timeSpent, now }) {
    if (!isTaken(state) || timeSpent <= answerTo(state.answers, questionId).timeSpent) return state;
    const answers = withAnswer(state, questionId, { timeSpent });
    return { ...state, answers, quietSince: state.quietSince ?? now };
  },
  moved(state, { index, now }) {
    if (!isTaken(state) || index === state.currentIndex) return state;
    return { ...state, ...touchedAt(state, now), currentIndex: index };
  },
  behaved(state, { behavior, now }) {
    if (!isTaken(state)) return state;
    return { ...state, behavior, quietSince: state.quietSince ?? now };
  },
  urgent: (state) =>
    isTaken(state) && (unsentCount(state) > 0 || hasQuietChanges(state)) ? { ...state, urgent: true } : state,
  durability: (state, { durable }) => (durable === state.durable ? state : { ...state, durable }),
  'overruled-seen': (state, { questionId }) => ({
    ...state,
    answers: withAnswer(state, questionId, { overruled: undefined }),
  }),
  'save-sent'(state) {
    const part = partOf(state).map(([id]) => id);
    const next = withNumber(state, part);
    const { seq } = next;
    const edits = Object.fromEntries(
      part.map((id) => {
        const answer = answerTo(next.answers, id);
        const { edit, timeSpent, sentAs } = answer;
        return [id, { edit, timeSpent, changedBy: isUnsent(answer) ? sentAs : undefined }];
      }),
    );
    const { currentIndex, behavior } = state;
    return {
      ...next,
      // The rest is sent as soon as this part has arrived.
      urgent: hasMoreParts(state),
      inFlight: { seq, edits, currentIndex, behavior },
      unsentSince: undefined,
      quietSince: undefined,
    };
  },
  /** Sent while the page closes. The response may never arrive, so nothing counts as saved. */
  flushed: (state) =>
    withNumber(
      state,
      partOf(state).map(([id]) => id),
    ),
  'save-answered'(state, { sent, seq, saved, checked = [], now }) {
    const { inFlight } = state;
    // Response to an abandoned request: it may confirm the number, but no longer the content.
    if (inFlight?.seq !== sent) return { ...state, seq: Math.max(state.seq, seq) };
    const heard = { ...state, inFlight: undefined, trouble: undefined, seq: Math.max(state.seq, seq) };
    // Another save of this device arrived first; the server ignored this one.
    if (!saved) return { ...withClocks(heard, now), refresh: 'needed' };
    // Another device has checked an answer that is still open here.
    const isNews = checked.some((id) => !isSettled(answerTo(state.answers, id)));
    return withClocks(
      {
        ...seen(heard, sent),
        ...(isNews && { refresh: 'needed' as const }),
        answers: acknowledged(state.answers, inFlight),
        savedIndex: inFlight.currentIndex,
        savedBehavior: inFlight.behavior,
      },
      now,
    );
  },
  'save-failed'(state, event) {
    if (state.inFlight?.seq !== event.sent) return state;
    return {
      ...withClocks({ ...state, inFlight: undefined }, event.now),
      trouble: failedAgain(state.trouble, event),
    };
  },
  'save-stale'(state, { sent, stale, now }) {
    if (state.inFlight?.seq !== sent) return state;
    const heard = absorb({ ...state, inFlight: undefined, trouble: undefined }, stale);
    // The reason for this save (a hidden page) applies to the next one: it may be the last this page can send.
    const urgent = unsentCount(heard) > 0;
    return withClocks({ ...heard, urgent, steppedBack: stale.elsewhere, other: otherOf(stale) }, now);
  },
  'came-back': (state) =>
    state.phase === 'open'
      ? {
          ...state,
          steppedBack: false,
          comingBack: true,
          inFlight: undefined,
          refresh: 'needed',
          refreshTrouble: undefined,
        }
      : state,
  'refresh-needed': (state) => (state.refresh === 'none' ? { ...state, refresh: 'needed' } : state),
  'refresh-sent': (state) => ({ ...state, refresh: 'running' }),
  refreshed(state, { attempt }) {
    // A save in flight builds on an older copy, so its response no longer describes the server's state.
    const known = { ...absorb(state, attempt), comingBack: false, touched: false };
    const answers = withChecking(known.answers, 'unheard', undefined);
    // A page opened offline is connected again: send pending changes now, as after a failed save.
    const urgent = known.urgent || (state.refreshTrouble !== undefined && unsentCount(known) > 0);
    return { ...known, answers, urgent, refresh: 'none', refreshTrouble: undefined };
  },
  'refresh-failed'(state, event) {
    // Rejected: the server's copy stays unknown, but local changes can still be saved.
    if (event.kind === 'refused')
      return { ...state, comingBack: false, refresh: 'none', refreshTrouble: undefined };
    return { ...state, refresh: 'needed', refreshTrouble: failedAgain(state.refreshTrouble, event) };
  },
  'handed-in'(state, { handIn }) {
    if (state.phase !== 'open') return state;
    return {
      ...state,
      phase: 'handing-in',
      handIn,
      urgent: false,
      inFlight: undefined,
      refresh: 'none',
      trouble: undefined,
    };
  },
  'called-in': (state, { endedAt, now }) =>
    state.handIn
      ? {
          ...state,
          handInSending: false,
          trouble: undefined,
          savesOver: true,
          handIn: { ...state.handIn, status: 'timed_out', completedAt: endedAt, sendAt: now, endedAt },
        }
      : state,
  'saves-over': (state) => ({ ...state, inFlight: undefined, savesOver: true }),
  'turn-given-up': (state, { now }) =>
    state.handIn ? { ...state, handIn: { ...state.handIn, sendAt: now } } : state,
  'hand-in-sent': (state) => ({ ...state, handInSending: true }),
  'hand-in-failed'(state, event) {
    if (state.phase !== 'handing-in') return state;
    const reopened = event.kind === 'refused' && state.handIn?.status === 'completed';
    if (reopened)
      return { ...state, phase: 'open', handIn: undefined, handInSending: false, trouble: undefined };
    return { ...state, handInSending: false, trouble: failedAgain(state.trouble, event) };
  },
  'hand-in-stale'(state, { stale, now, again }) {
    if (state.phase !== 'handing-in' || !state.handIn) return state;
    const sent = { ...state, handInSending: false, inFlight: undefined, trouble: undefined };
    const heard = absorb(sent, stale);
    // A participant who pressed submit reviews merged answers first; after the deadline there is no choice left.
    const isNews = stale.elsewhere || heard.changedElsewhere > state.changedElsewhere;
    if (state.handIn.status === 'completed' && isNews)
      return withClocks(
        { ...heard, phase: 'open', handIn: undefined, steppedBack: stale.elsewhere, other: otherOf(stale) },
        now,
      );
    return { ...heard, handIn: { ...state.handIn, sendAt: stale.elsewhere ? again : now } };
  },
  stranded: (state) => ({
    ...state,
    phase: 'stranded',
    comingBack: false,
    inFlight: undefined,
    handInSending: false,
    refresh: 'none',
  }),
  finished: (state) => ({
    ...state,
    phase: 'done',
    inFlight: undefined,
    handInSending: false,
    trouble: undefined,
    refresh: 'none',
  }),
  displaced: (state) =>
    state.phase === 'done'
      ? state
      : { ...state, phase: 'displaced', inFlight: undefined, handInSending: false },
  /** The browser can be wrong (for example with a server on this machine), so retries continue at a slow pace. */
  'connection-lost'(state, { now, random }) {
    const trouble = failedAgain(
      { kind: 'network', count: 3, retryAt: now },
      { kind: 'network', now, random },
    );
    return state.trouble ? state : { ...state, trouble };
  },
  'connection-back': (state, { now }) => ({
    ...state,
    // A manual retry of a stranded attempt waits for the server's answer.
    ...(state.phase === 'stranded' && { phase: phaseOf(state), urgent: true }),
    trouble: state.trouble && { ...state.trouble, retryAt: now },
    refreshTrouble: state.refreshTrouble && { ...state.refreshTrouble, retryAt: now },
  }),
  visibility: (state, { hidden }) => (state.hidden === hidden ? state : { ...state, hidden }),
};

/** Pure state transition of the sync engine. `decide` derives the next action. */
export function reduce<T extends SyncEvent['type']>(state: SyncState, event: Of<T>): SyncState {
  const handler: (state: SyncState, event: Of<T>) => SyncState = handlers[event.type];
  return handler(state, event);
}

/** Number of changed answers and flags not acknowledged by the server, which a lost device would lose. */
export function unsentCount(state: Pick<SyncState, 'answers'>): number {
  return Object.values(state.answers).filter(isUnsent).length;
}

export function hasQuietChanges(state: SyncState): boolean {
  return (
    state.currentIndex !== state.savedIndex ||
    state.behavior !== state.savedBehavior ||
    Object.values(state.answers).some(hasUnsentTime)
  );
}

const phaseOf = ({ handIn }: Pick<SyncState, 'handIn'>) => (handIn ? 'handing-in' : 'open');

export function openingState(memory: SyncMemory, pace: Pace, now: number): SyncState {
  const state: SyncState = {
    ...memory,
    essays: undefined,
    partBytes: undefined,
    ...pace,
    // Responses to requests of the previous page can no longer arrive.
    answers: withChecking(memory.answers, 'sent', 'unheard'),
    phase: phaseOf(memory),
    steppedBack: false,
    other: undefined,
    comingBack: false,
    touched: false,
    changedElsewhere: 0,
    urgent: false,
    savesOver: false,
    savedIndex: memory.currentIndex,
    savedBehavior: memory.behavior,
    inFlight: undefined,
    refresh: 'none',
    refreshTrouble: undefined,
    handInSending: false,
    trouble: undefined,
    unsentSince: undefined,
    lastEditAt: now,
    essayEditAt: now,
    quietSince: undefined,
    hidden: false,
  };
  return withClocks(state, now);
}

/** Memory of a new attempt, or one started on another device: only the server's response is known. */
export function memoryOf(started: StartedAttempt): SyncMemory {
  return {
    answers: mergeServerAnswers({}, started.answers ?? {}),
    edit: 0,
    seq: started.seq,
    base: started.seq,
    sent: [],
    currentIndex: started.currentIndex,
    behavior: NO_BEHAVIOR,
    handIn: undefined,
  };
}
