import { describe, expect, test } from 'vitest';
import { decide, saveStatus } from './sync-decide.ts';
import { EMPTY_MEMORY } from '../testing/empty-memory.ts';
import { openingState, reduce } from './sync-state.ts';
import type { SyncEvent, SyncState } from './sync-types.ts';

const fresh = openingState(EMPTY_MEMORY, { forwardOnly: false, everyMs: 60_000, durable: true }, 0);
const after = (...events: SyncEvent[]): SyncState => events.reduce<SyncState>(reduce, fresh);
const answered = (now: number, questionId = 'q1'): SyncEvent => ({
  type: 'answered',
  questionId,
  change: { userAnswer: String(now) },
  now,
});
const failed = (now: number): SyncEvent => ({
  type: 'save-failed',
  sent: 1,
  kind: 'network',
  now,
  random: 0.5,
});
const handIn = {
  status: 'completed',
  completedAt: '2026-05-01T10:00:00.000Z',
  totalTimeSpent: 9,
  sendAt: 0,
} as const;

describe('decide', () => {
  test('nothing to do is nothing done', () => {
    expect(decide(fresh, 99_000)).toEqual({ do: 'rest' });
  });

  test('changes wait together from the first one on', () => {
    const state = after(answered(1_000), answered(2_000, 'q2'), answered(60_000));
    expect(decide(state, 60_000)).toEqual({ do: 'wait', until: 61_000 });
    expect(decide(state, 61_000)).toEqual({ do: 'save' });
  });

  describe('under a long time limit', () => {
    const hour = 3_600_000;
    const long = openingState(
      EMPTY_MEMORY,
      { forwardOnly: false, everyMs: hour, durable: true, essays: new Set(['essay']) },
      0,
    );
    const typed = (...events: SyncEvent[]): SyncState => events.reduce<SyncState>(reduce, long);

    test('a changed essay is saved two minutes after its last change', () => {
      const state = typed(answered(1_000, 'essay'), answered(60_000, 'essay'), answered(90_000));
      expect(decide(state, 90_000)).toEqual({ do: 'wait', until: 180_000 });
      expect(decide(state, 180_000)).toEqual({ do: 'save' });
    });

    test('other answers wait as long as ever', () => {
      expect(decide(typed(answered(1_000)), 200_000)).toEqual({ do: 'wait', until: 1_000 + hour });
    });
  });

  test('where nothing lasts on the device, a change is saved two seconds after the last one', () => {
    const state = after({ type: 'durability', durable: false }, answered(1_000), answered(2_000, 'q2'));
    expect(decide(state, 2_000)).toEqual({ do: 'wait', until: 4_000 });
    expect(decide(state, 4_000)).toEqual({ do: 'save' });
  });

  test('there, whoever never stops typing is saved after thirty seconds all the same', () => {
    const typing = Array.from({ length: 29 }, (_, i) => answered(1_000 + i * 1_000));
    const state = after({ type: 'durability', durable: false }, ...typing);
    expect(decide(state, 30_500)).toEqual({ do: 'wait', until: 31_000 });
    expect(decide(reduce(state, answered(30_900)), 31_000)).toEqual({ do: 'save' });
  });

  test('time, position and behaviour go along as late, unless nobody looks', () => {
    const moved = after({ type: 'moved', index: 1, now: 5_000 });
    expect(decide(moved, 5_000)).toEqual({ do: 'wait', until: 65_000 });
    expect(decide(reduce(moved, { type: 'visibility', hidden: true, now: 6_000 }), 70_000)).toEqual({
      do: 'rest',
    });
  });

  test('what has locked goes at once, and is urgent only once', () => {
    expect(decide(after(answered(0), { type: 'urgent' }), 0)).toEqual({ do: 'save' });
    expect(after({ type: 'urgent' }).urgent, 'nothing to send').toBe(false);
    const sent = after(answered(0), { type: 'urgent' }, { type: 'save-sent' }, answered(5));
    expect(sent.urgent).toBe(false);
  });

  test('a device that stepped back still sends what it has, and nothing else happens there', () => {
    const stale = { seq: 4, currentIndex: 0, elsewhere: true, answers: {} };
    const state = after(answered(0), { type: 'save-sent' }, { type: 'save-stale', sent: 1, stale, now: 9 });
    expect(state).toMatchObject({ steppedBack: true, base: 4, seq: 4, sent: [] });
    expect(decide(state, 9)).toEqual({ do: 'save' });
    expect(reduce(state, answered(10, 'q2')).answers).toBe(state.answers);
    const back = reduce(state, { type: 'came-back' });
    expect(back.steppedBack).toBe(false);
    expect(decide(back, 9)).toEqual({ do: 'refresh' });
  });

  test('what was refused because another device had saved goes out again at once', () => {
    const stale = { seq: 4, currentIndex: 0, elsewhere: false, answers: {} };
    const state = after(answered(0), { type: 'save-sent' }, { type: 'save-stale', sent: 1, stale, now: 9 });
    expect(decide(state, 9)).toEqual({ do: 'save' });
  });

  test('one request at a time', () => {
    expect(decide(after(answered(0), { type: 'save-sent' }, answered(9_000)), 99_000)).toEqual({
      do: 'rest',
    });
  });

  test('after a failure it waits, and the returning network cuts the wait short', () => {
    const state = after(answered(0), { type: 'save-sent' }, failed(3_000));
    expect(decide(state, 3_000)).toEqual({ do: 'wait', until: 4_000 });
    const back = reduce(state, { type: 'connection-back', now: 3_100 });
    expect(decide(back, 3_100)).toEqual({ do: 'save' });
  });

  test('offline with nothing unsent it keeps looking whether the network is back', () => {
    const state = after({ type: 'connection-lost', now: 0, random: 0.5 });
    expect(decide(state, 0)).toEqual({ do: 'wait', until: 8_000 });
    expect(decide(state, 8_000)).toEqual({ do: 'save' });
  });

  test('the copy of another device is fetched before anything is saved', () => {
    const state = after(answered(0), { type: 'refresh-needed' });
    expect(decide(state, 9_000)).toEqual({ do: 'refresh' });
    expect(decide(reduce(state, { type: 'refresh-sent' }), 9_000)).toEqual({ do: 'rest' });
  });

  test('a fetch that fails does not hold up the saves', () => {
    const failure = { type: 'refresh-failed', kind: 'busy', now: 61_000, random: 0.5 } as const;
    const state = after(answered(0), { type: 'refresh-needed' }, { type: 'refresh-sent' }, failure);
    expect(decide(state, 61_500)).toEqual({ do: 'save' });
  });

  test('a fetch that comes through after it had failed sends what was answered meanwhile at once', () => {
    const failure = { type: 'refresh-failed', kind: 'network', now: 1_000, random: 0.5 } as const;
    const asked = after({ type: 'refresh-needed' }, { type: 'refresh-sent' });
    const attempt = { answers: {}, seq: 0, currentIndex: 0 };
    const back = (state: SyncState) => reduce(state, { type: 'refreshed', attempt });
    expect(decide(back(reduce(asked, answered(2_000))), 3_000)).toEqual({ do: 'wait', until: 62_000 });
    const without = [failure, answered(2_000), { type: 'refresh-sent' } as const].reduce<SyncState>(
      reduce,
      asked,
    );
    expect(decide(back(without), 3_000)).toEqual({ do: 'save' });
  });

  test('a hand-in goes at once, alone, and again after a failure', () => {
    const state = after(answered(0), { type: 'save-sent' }, { type: 'handed-in', handIn });
    expect(decide(state, 0)).toEqual({ do: 'hand-in' });
    const sending = reduce(state, { type: 'hand-in-sent' });
    expect(decide(sending, 0)).toEqual({ do: 'rest' });
    const lost = reduce(sending, { type: 'hand-in-failed', kind: 'network', now: 10, random: 0.5 });
    expect(decide(lost, 10)).toEqual({ do: 'wait', until: 1_010 });
  });

  test('a hand-in that nobody pressed waits for its turn', () => {
    const state = after({ type: 'handed-in', handIn: { ...handIn, status: 'timed_out', sendAt: 40_000 } });
    expect(decide(state, 10)).toEqual({ do: 'wait', until: 40_000 });
    expect(decide(state, 40_000)).toEqual({ do: 'hand-in' });
  });

  test('a finished or displaced attempt sends nothing', () => {
    expect(decide(after(answered(0), { type: 'finished' }), 99_000)).toEqual({ do: 'rest' });
    expect(decide(after(answered(0), { type: 'displaced' }), 99_000)).toEqual({ do: 'rest' });
  });
});

describe('hand-in', () => {
  const sent = after(answered(0), { type: 'handed-in', handIn }, { type: 'hand-in-sent' });

  test('makes the answers final', () => {
    expect(reduce(sent, answered(50)).answers).toBe(sent.answers);
  });

  test('a refused submit gives the questions back; a refused time-out stays handed in', () => {
    const refused = { type: 'hand-in-failed', kind: 'refused', now: 0, random: 0 } as const;
    expect(reduce(sent, refused)).toMatchObject({ phase: 'open', handIn: undefined, handInSending: false });
    const timedOut = after(
      { type: 'handed-in', handIn: { ...handIn, status: 'timed_out' } },
      { type: 'hand-in-sent' },
    );
    expect(reduce(timedOut, refused)).toMatchObject({ phase: 'handing-in', handInSending: false });
  });

  describe('that does not know what another device has saved', () => {
    const theirs = { userAnswer: 'theirs', timeSpent: 1, flagged: false, seq: 4, own: false };
    const stale = { seq: 4, currentIndex: 0, elsewhere: false, answers: { q2: theirs } };
    const refused = { type: 'hand-in-stale', stale, now: 50, again: 90_000 } as const;

    test('takes it in, and is looked at again where somebody pressed the button', () => {
      const state = reduce(sent, refused);
      expect(state).toMatchObject({ phase: 'open', handIn: undefined, handInSending: false, base: 4 });
      expect(state.answers.q2?.userAnswer).toBe('theirs');
    });

    test('goes out again with it where the time is over, after the device that goes on', () => {
      const timedOut = { ...handIn, status: 'timed_out' } as const;
      const state = after({ type: 'handed-in', handIn: timedOut }, { type: 'hand-in-sent' });
      expect(decide(reduce(state, refused), 50)).toEqual({ do: 'hand-in' });
      const later = reduce(state, { ...refused, stale: { ...stale, elsewhere: true } });
      expect(decide(later, 50)).toEqual({ do: 'wait', until: 90_000 });
    });
  });
});

describe('saveStatus', () => {
  test.each<[string, SyncState, object]>([
    ['nothing changed', fresh, { kind: 'saved' }],
    ['a change that waits', after(answered(0)), { kind: 'kept' }],
    [
      'answering that does not stop',
      after(answered(0), answered(1_500, 'q2'), answered(3_000), answered(4_500, 'q2'), answered(6_000)),
      { kind: 'kept' },
    ],
    ['on its way', after(answered(0), { type: 'save-sent' }), { kind: 'saving' }],
    ['no network', after(answered(0), { type: 'save-sent' }, failed(0)), { kind: 'offline', unsent: 1 }],
    [
      'a busy server',
      after(
        answered(0),
        { type: 'save-sent' },
        { type: 'save-failed', sent: 1, kind: 'busy', now: 0, random: 0 },
      ),
      { kind: 'trouble', unsent: 1 },
    ],
    [
      'acknowledged',
      after(
        answered(0),
        { type: 'save-sent' },
        { type: 'save-answered', sent: 1, seq: 1, saved: true, now: 9 },
      ),
      { kind: 'saved' },
    ],
  ])('%s', (_, state, status) => {
    expect(saveStatus(state, true)).toEqual(status);
  });

  test('a change that waits counts as kept only where the device stores it', () => {
    expect(saveStatus(after(answered(0)), false)).toEqual({ kind: 'saving' });
    expect(saveStatus(fresh, false)).toEqual({ kind: 'saved' });
  });

  test('counts questions, not key presses', () => {
    const state = after(answered(0), answered(1), answered(2, 'q2'), {
      type: 'connection-lost',
      now: 3,
      random: 0,
    });
    expect(saveStatus(state, true)).toEqual({ kind: 'offline', unsent: 2 });
  });
});
