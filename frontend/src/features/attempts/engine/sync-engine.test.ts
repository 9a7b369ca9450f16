import { describe, expect, test } from 'vitest';
import { buildResult, settle } from '../testing/fakes.ts';
import { SyncEngine, type SyncIo } from './sync-engine.ts';
import { EMPTY_MEMORY } from '../testing/empty-memory.ts';
import { openingState } from './sync-state.ts';

const handIn = {
  status: 'completed',
  completedAt: '2026-05-01T10:00:00.000Z',
  totalTimeSpent: 9,
  sendAt: 0,
} as const;
/** Changes go out two seconds after the last one. */
const PACE = { forwardOnly: false, everyMs: 60_000, durable: false };

/** An engine whose every request waits until the test answers it. */
function engine() {
  const calls: {
    what: string;
    signal?: AbortSignal;
    answer: (value: never) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const told: string[] = [];
  let now = 0;
  const call = (what: string, signal?: AbortSignal) =>
    new Promise<never>((answer, fail) => {
      calls.push({ what, answer, fail, ...(signal && { signal }) });
    });
  const io: SyncIo = {
    now: () => now,
    random: () => 0.5,
    after: () => () => undefined,
    stored: () => call('store'),
    save: (_state, ids, seq, signal) => call(`save ${seq} ${ids.join(',')}`, signal),
    refresh: (signal) => call('refresh', signal),
    handIn: (_state, signal) => call('hand in', signal),
    flush: (_state, ids, seq) => call(`flush ${seq} ${ids.join(',')}`),
    afterTheOthers: () => now + 75_000,
    classify: (error) => ({ kind: error === 'over' || error === 'gone' ? error : 'network' }),
  };
  const sync = new SyncEngine(openingState(EMPTY_MEMORY, PACE, 0), io, {
    changed: () => undefined,
    over: () => told.push('over'),
    finished: () => told.push('finished'),
    gone: () => told.push('gone'),
    refused: () => told.push('refused'),
    stale: () => told.push('stale'),
  });
  const answer = (questionId: string) =>
    sync.dispatch({ type: 'answered', questionId, change: { userAnswer: 'x' }, now });
  const at = (time: number) => {
    now = time;
    sync.pump();
  };
  const last = () => {
    const found = calls.at(-1);
    if (!found) throw new Error('nothing was called');
    return found;
  };
  return { sync, calls, told, answer, at, last, names: () => calls.map(({ what }) => what) };
}

describe('SyncEngine', () => {
  test('sends nothing that the device has not stored', async () => {
    const { answer, at, last, names } = engine();
    answer('q1');
    at(2_000);
    await settle();
    expect(names()).toEqual(['store']);
    last().answer(undefined as never);
    await settle();
    expect(names()).toEqual(['store', 'save 1 q1']);
  });

  test('a storage that fails does not hold up the server', async () => {
    const { answer, at, last, names } = engine();
    answer('q1');
    at(2_000);
    last().fail(new Error('no space'));
    await settle();
    expect(names()).toEqual(['store', 'save 1 q1']);
  });

  test('what changes while it stores goes along', async () => {
    const { answer, at, last, names } = engine();
    answer('q1');
    at(2_000);
    answer('q2');
    last().answer(undefined as never);
    await settle();
    at(4_000);
    last().answer(undefined as never);
    await settle();
    expect(names().at(-1)).toBe('save 1 q1,q2');
  });

  test('a hand-in overtakes a save that hangs, and that save is dropped', async () => {
    const { sync, answer, at, last, calls, told } = engine();
    answer('q1');
    at(2_000);
    last().answer(undefined as never);
    await settle();
    const save = last();
    sync.dispatch({ type: 'handed-in', handIn });
    expect(save.signal?.aborted).toBe(true);
    save.fail('over');
    last().answer(undefined as never);
    await settle();
    expect(last().what).toBe('hand in');
    last().answer(buildResult() as never);
    await settle();
    expect(told).toEqual(['finished']);
    expect(calls.filter(({ what }) => what.startsWith('save'))).toHaveLength(1);
  });

  test('a flush has a number of its own, and the save on its way is still heard', async () => {
    const { sync, answer, at, last, calls, names } = engine();
    answer('q1');
    at(2_000);
    last().answer(undefined as never);
    await settle();
    answer('q2');
    sync.flush();
    sync.flush();
    expect(names().filter((what) => what.startsWith('flush'))).toEqual(['flush 2 q1,q2']);
    calls.find(({ what }) => what.startsWith('save'))?.answer({ seq: 1, saved: true } as never);
    await settle();
    expect(sync.state.answers).toMatchObject({ q1: { saved: 1 }, q2: { saved: 0 } });
  });

  test('a flush of a page that was only hidden is heard', async () => {
    const { sync, answer, last, names } = engine();
    answer('q1');
    sync.flush();
    expect(names().at(-1)).toBe('flush 1 q1');
    last().answer({ seq: 1, saved: true } as never);
    await settle();
    expect(sync.state.answers).toMatchObject({ q1: { saved: 1 } });
  });

  test('stopped, it sends and says nothing more', async () => {
    const { sync, answer, at, last, names, told } = engine();
    answer('q1');
    at(2_000);
    sync.stop();
    last().answer(undefined as never);
    await settle();
    answer('q2');
    sync.flush();
    expect(names()).toEqual(['store']);
    expect(told).toEqual([]);
  });

  test('finished elsewhere: whatever this device holds is handed in', async () => {
    const { sync, last, told } = engine();
    sync.dispatch({ type: 'refresh-needed' });
    last().answer('finished' as never);
    await settle();
    expect(told).toEqual(['over']);
  });

  describe('a server that knows no such attempt', () => {
    test('ends it where nothing is unsent', async () => {
      const { sync, at, last, told } = engine();
      sync.dispatch({ type: 'connection-lost', now: 0, random: 0 });
      at(30_000);
      last().answer(undefined as never);
      await settle();
      last().fail('gone');
      await settle();
      expect(told).toEqual(['gone']);
      expect(sync.state.phase).toBe('done');
    });

    test('is asked once more, as whoever began it, and then nothing unsent is thrown away', async () => {
      const { sync, answer, at, last, told } = engine();
      answer('q1');
      at(2_000);
      last().answer(undefined as never);
      await settle();
      last().fail('gone');
      await settle();
      expect(last().what).toBe('refresh');
      last().fail('gone');
      await settle();
      expect(told).toEqual([]);
      expect(sync.state).toMatchObject({ phase: 'stranded', answers: { q1: { userAnswer: 'x', saved: 0 } } });
      sync.dispatch({ type: 'connection-back', now: 9_000 });
      expect(sync.state.phase, 'tried again').toBe('open');
    });

    test('and knows it again after that goes on', async () => {
      const { sync, answer, at, last } = engine();
      answer('q1');
      at(2_000);
      last().answer(undefined as never);
      await settle();
      last().fail('gone');
      await settle();
      last().answer({ seq: 0, currentIndex: 0, answers: {} } as never);
      await settle();
      at(5_000);
      last().answer(undefined as never);
      await settle();
      expect(last().what).toBe('save 2 q1');
      expect(sync.state.phase).toBe('open');
    });

    test('keeps what was handed in', async () => {
      const { sync, answer, last, told } = engine();
      answer('q1');
      sync.dispatch({ type: 'handed-in', handIn });
      last().answer(undefined as never);
      await settle();
      last().fail('gone');
      await settle();
      expect(told).toEqual([]);
      expect(sync.state).toMatchObject({ phase: 'stranded', handIn });
    });
  });
});
