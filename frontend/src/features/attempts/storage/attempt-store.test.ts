import { describe, expect, test } from 'vitest';
import { NO_ANSWER } from '../engine/answers.ts';
import { buildStarted, START } from '../testing/fakes.ts';
import type { Progress } from './attempt-records.ts';
import { AttemptStore } from './attempt-store.ts';
import { keepStruck, readStruck } from './struck.ts';
import { memoryStorage, webStorageRows } from './web-storage-rows.ts';

const started = buildStarted();
const { sessionId } = started;
const guest = {
  refs: ['ABC234', 'q_0123456789abcdef'],
  userId: undefined,
  participantInfo: undefined,
  clockOffset: 7,
};

async function storeWith(over: Partial<Parameters<AttemptStore['add']>[0]> = {}) {
  const store = new AttemptStore(webStorageRows(memoryStorage(), true));
  await store.add({ started, ...guest, ...over });
  return store;
}

async function progressOf(store: AttemptStore, owner: string): Promise<Progress> {
  const opened = await store.open(sessionId, owner);
  if (!opened) throw new Error('not there');
  const { answers: _, ...memory } = opened.memory;
  return { ...memory, owner, stamp: opened.stamp + 1, clockOffset: opened.clockOffset };
}

describe('attempts on this device', () => {
  test('an attempt is found under every name of its quiz, by the person who began it', async () => {
    const store = await storeWith();
    const found = { running: { sessionId, waiting: false }, finished: undefined };
    expect(await store.find('abc234', undefined)).toEqual(found);
    expect(await store.find('q_0123456789ABCDEF', undefined)).toEqual(found);
    expect(await store.find('abc234', 'somebody')).toEqual({ running: undefined, finished: undefined });
    expect(await store.find('other', undefined)).toEqual({ running: undefined, finished: undefined });
  });

  test('the attempt begun after practice is the one that goes on, and the practice is over', async () => {
    const practice = buildStarted({ practiceMode: true, deadline: 7 * 24 * 3_600_000 });
    const store = await storeWith({ started: practice });
    expect((await store.find('abc234', undefined)).running?.practised).toBe(true);
    const next = { ...started, sessionId: sessionId.replace(/\d+$/, '2') };
    await store.add({ started: next, ...guest });
    const running = { sessionId: next.sessionId, waiting: false };
    expect(await store.find('abc234', undefined)).toEqual({ running, finished: practice.sessionId });
    expect(await store.open(practice.sessionId, 'tab')).toBeUndefined();
    await store.finish(next.sessionId);
    expect((await store.find('abc234', undefined)).running).toBeUndefined();
  });

  test('what was crossed out goes with the attempt', async () => {
    const store = await storeWith();
    keepStruck(sessionId, { q1: [2] });
    expect(readStruck(sessionId)).toEqual({ q1: [2] });
    await store.finish(sessionId);
    expect(readStruck(sessionId)).toEqual({});
  });

  test('what a person said of themselves outlives the attempt, for nobody else', async () => {
    const store = await storeWith({ userId: 'u_ada', participantInfo: { name: 'Ada' } });
    await store.finish(sessionId);
    expect(await store.infoOf(sessionId, 'u_ada')).toEqual({ name: 'Ada' });
    expect(await store.infoOf(sessionId, 'u_noor')).toBeUndefined();
    expect(await store.infoOf(sessionId, undefined)).toBeUndefined();
    expect(await store.infoOf('other', undefined)).toBeUndefined();
  });

  test('what was written is there for the next tab, which alone may write from then on', async () => {
    const store = await storeWith();
    const progress = { ...(await progressOf(store, 'first')), currentIndex: 2, edit: 1 };
    const q1 = { ...NO_ANSWER, userAnswer: 'Red', edit: 1 };
    expect(await store.write(sessionId, 'first', { answers: { q1 }, progress })).toBe(true);
    const opened = await store.open(sessionId, 'second');
    expect(opened?.memory).toMatchObject({ currentIndex: 2, edit: 1, answers: { q1 } });
    expect(await store.write(sessionId, 'first', { answers: { q1: { ...q1, userAnswer: 'Blue' } } })).toBe(
      false,
    );
    expect((await store.open(sessionId, 'third'))?.memory.answers.q1).toEqual(q1);
  });

  test('starting the same attempt again loses nothing that is unsent', async () => {
    const store = await storeWith();
    await progressOf(store, 'tab');
    const q1 = { ...NO_ANSWER, userAnswer: 'mine', edit: 1 };
    await store.write(sessionId, 'tab', { answers: { q1 } });
    const answers = {
      q1: { userAnswer: 'theirs', timeSpent: 3, flagged: false, seq: 0, own: false },
      q2: { userAnswer: 'theirs', timeSpent: 3, flagged: false, seq: 3, own: false },
    };
    await store.add({
      ...guest,
      started: { ...started, resumed: true, seq: 640, sessionToken: 'newer', answers },
    });
    const opened = await store.open(sessionId, 'tab');
    expect(opened?.record.sessionToken).toBe('newer');
    expect(opened?.memory.answers).toMatchObject({
      q1: { userAnswer: 'mine' },
      q2: { userAnswer: 'theirs' },
    });
    expect(opened?.memory.seq).toBe(640);
  });

  test('only the first opening after a start knows what the server holds', async () => {
    const store = await storeWith();
    expect((await store.open(sessionId, 'a'))?.fresh).toBe(true);
    expect((await store.open(sessionId, 'b'))?.fresh).toBe(false);
  });

  test('of a finished attempt nothing stays but the key to its result', async () => {
    const storage = memoryStorage();
    const store = new AttemptStore(webStorageRows(storage, true));
    await store.add({ started, ...guest });
    await store.finish(sessionId);
    expect(await store.open(sessionId, 'tab')).toBeUndefined();
    expect(await store.find('abc234', undefined)).toEqual({ running: undefined, finished: sessionId });
    expect(await store.tokenOf(sessionId)).toBe('token');
    expect(storage.length).toBe(1);
  });

  test('keys that open nothing any more are thrown away', async () => {
    const store = await storeWith();
    const day = 24 * 3_600_000;
    await store.prune(START + 20 * day);
    expect(await store.tokenOf(sessionId)).toBe('token');
    await store.prune(START + 40 * day);
    expect(await store.tokenOf(sessionId)).toBeUndefined();
  });
});
