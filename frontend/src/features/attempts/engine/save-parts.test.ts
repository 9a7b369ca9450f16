import { LIMITS } from '@quizhall/shared/model/limits';
import { describe, expect, test } from 'vitest';
import { EMPTY_MEMORY } from '../testing/empty-memory.ts';
import { type Answers, NO_ANSWER } from './answers.ts';
import { EMPTY_JOURNAL, handInBody, saveBody } from './requests.ts';
import { partOf } from './save-parts.ts';
import { decide } from './sync-decide.ts';
import { openingState, reduce } from './sync-state.ts';
import type { SyncState } from './sync-types.ts';

/** Three bytes in UTF-8 for each character. */
const LONGEST = '字'.repeat(LIMITS.textAnswer);
const ids = Array.from({ length: 20 }, (_, n) => `e${n}`);
const handIn = { status: 'completed', completedAt: '', totalTimeSpent: 0, sendAt: 0 } as const;

const stateOf = (answers: Answers): SyncState =>
  openingState(
    { ...EMPTY_MEMORY, answers, edit: 1 },
    { forwardOnly: false, everyMs: 60_000, durable: true, essays: new Set(ids) },
    0,
  );
const unsent = { ...NO_ANSWER, userAnswer: LONGEST, edit: 1 };
const allUnsent = stateOf(Object.fromEntries(ids.map((id) => [id, unsent])));
const bytes = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).length;

const handInOf = (state: SyncState) =>
  handInBody({
    sessionId: 's',
    quizId: 'q',
    questions: ids.map((_id) => ({ _id })),
    state,
    journal: EMPTY_JOURNAL,
    handIn,
    metadata: {},
  });

/** The part that is due goes out and arrives. */
function sendPart(state: SyncState): SyncState {
  const sent = reduce(state, { type: 'save-sent' });
  const body = saveBody(sent, Object.keys(sent.inFlight?.edits ?? {}), sent.seq);
  expect(bytes(body)).toBeLessThan(LIMITS.bodyBytes);
  return reduce(sent, { type: 'save-answered', sent: sent.seq, seq: sent.seq, saved: true, now: 0 });
}

describe('twenty of the longest essays at once', () => {
  test('go out in parts that the server takes, one right after the other', () => {
    const first = sendPart(allUnsent);
    expect(partOf(first)).toHaveLength(10);
    expect(decide(first, 0)).toEqual({ do: 'save' });
    const second = sendPart(first);
    expect(partOf(second)).toEqual([]);
    expect(decide(second, 0)).toEqual({ do: 'rest' });
  });

  test('are saved before they are handed in, and the hand-in sends none of them again', () => {
    const closing = reduce({ ...allUnsent, seq: 4, base: 4 }, { type: 'handed-in', handIn });
    expect(decide(closing, 0)).toEqual({ do: 'save' });
    const one = sendPart(closing);
    expect(decide(one, 0), 'what is left fits').toEqual({ do: 'hand-in' });
    const body = handInOf(one);
    expect(bytes(body)).toBeLessThan(LIMITS.bodyBytes);
    expect(body.answers.filter(({ kept }) => kept)).toHaveLength(10);
    expect(body.answers[0]).toMatchObject({ userAnswer: null, kept: true, seq: 5, skipped: false });
    expect(body.answers[19]?.userAnswer).toBe(LONGEST);
  });

  test('of which no save is taken any more are handed in as far as one request goes', () => {
    const closing = reduce(allUnsent, { type: 'handed-in', handIn });
    const over = reduce(reduce(closing, { type: 'save-sent' }), { type: 'saves-over' });
    expect(decide(over, 0)).toEqual({ do: 'hand-in' });
    const body = handInOf(over);
    expect(bytes(body)).toBeLessThan(LIMITS.bodyBytes);
    expect(body.answers.filter(({ userAnswer }) => userAnswer === LONGEST)).toHaveLength(10);
  });
});

test('an essay of which only the time has passed goes along without its text', () => {
  const saved = { ...unsent, saved: 1, known: 3, timeSpent: 30 };
  expect(saveBody(stateOf({ e0: saved }), ['e0'], 7).answers).toEqual([
    { questionId: 'e0', userAnswer: null, kept: true, seq: 3, timeSpent: 30, flagged: false },
  ]);
});
