import { expect, test } from 'vitest';
import { NO_ANSWER } from '../engine/answers.ts';
import type { Change } from './attempt-records.ts';
import { AttemptWriter } from './attempt-writer.ts';

const change = (id: string, userAnswer: string): Change => ({
  answers: { [id]: { ...NO_ANSWER, userAnswer } },
});
const valuesOf = (written: Change | undefined) =>
  Object.fromEntries(Object.entries(written?.answers ?? {}).map(([id, { userAnswer }]) => [id, userAnswer]));

/** A storage whose writes end when the test says so. */
function slowStorage() {
  const writes: { change: Change; end: (mine: boolean) => void; fail: (error: Error) => void }[] = [];
  const write = (written: Change) =>
    new Promise<boolean>((end, fail) => {
      writes.push({ change: written, end, fail });
    });
  return { writes, write };
}

test('what comes in during a write goes out in one write after it', async () => {
  const { writes, write } = slowStorage();
  const writer = new AttemptWriter(write, () => undefined);
  writer.add(change('a', '1'));
  writer.add(change('a', '2'));
  writer.add(change('b', '1'));
  writer.add(change('a', '3'));
  expect(valuesOf(writer.unwritten)).toEqual({ a: '3', b: '1' });
  writes[0]?.end(true);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(writes.map((each) => valuesOf(each.change))).toEqual([{ a: '1' }, { a: '3', b: '1' }]);
  writes[1]?.end(true);
  await writer.settled();
  expect(writer.unwritten).toBeUndefined();
});

test('a failed write is not lost: it goes along with the next change', async () => {
  const { writes, write } = slowStorage();
  const writer = new AttemptWriter(write, () => undefined);
  writer.add(change('a', '1'));
  writes[0]?.fail(new Error('no space'));
  await writer.settled();
  expect(writer.failing).toBe(true);
  expect(valuesOf(writer.unwritten)).toEqual({ a: '1' });
  writer.add(change('b', '1'));
  expect(valuesOf(writes[1]?.change)).toEqual({ a: '1', b: '1' });
  writes[1]?.end(true);
  await writer.settled();
  expect(writer.failing).toBe(false);
});

test('a write that found another owner says so', async () => {
  const { writes, write } = slowStorage();
  let displaced = 0;
  const writer = new AttemptWriter(write, () => {
    displaced += 1;
  });
  writer.add(change('a', '1'));
  writes[0]?.end(false);
  await writer.settled();
  expect(displaced).toBe(1);
});
