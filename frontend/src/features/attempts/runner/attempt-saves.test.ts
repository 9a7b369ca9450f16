import { mostSaves } from '@quizhall/shared/rules/attempts/save-pace';
import { describe, expect, test } from 'vitest';
import { buildQuestion, openAttempt } from '../testing/fakes.ts';

const questions = Array.from({ length: 50 }, (_, n) => buildQuestion({ _id: `q${n}` }));
const LIMIT = 30 * 60_000;

/** Answers 50 questions with a pause in ms before each, and submits. */
async function savesAt(pause: number, paper: { allowBackNavigation?: boolean } = {}) {
  const { runner, server, device } = await openAttempt({
    questions,
    deadline: LIMIT + 5_000,
    spreadSeconds: 60,
    ...paper,
  });
  for (const { _id } of questions) {
    await device.pass(pause / 2);
    runner.answer(_id, 'Red');
    await device.pass(pause / 2);
    runner.next();
  }
  runner.submit();
  await device.pass(120_000);
  expect(server.handIns).toHaveLength(1);
  return server.saves.length;
}

describe('saves of an attempt of 50 questions', () => {
  test.each([6_000, 36_000])(
    'at %i ms a question stay within what capacity and cost are made of',
    async (pause) => {
      const saves = await savesAt(pause);
      expect(saves).toBeLessThanOrEqual(mostSaves(LIMIT));
      expect(saves).toBeGreaterThan(0);
    },
  );

  test('with no way back, each question that is left is saved, and hardly anything else', async () => {
    const saves = await savesAt(6_000, { allowBackNavigation: false });
    expect(saves).toBeGreaterThanOrEqual(questions.length - 1);
    expect(saves).toBeLessThanOrEqual(questions.length + 2);
  });

  test('in practice goes to the server by the minute, though it may last days', async () => {
    const { runner, server, device } = await openAttempt({
      practiceMode: true,
      deadline: 7 * 24 * 3_600_000,
    });
    runner.answer('q1', 'Red');
    await device.pass(60_000);
    expect(server.saves).toHaveLength(1);
  });

  test('a quick one is saved less often than a slow one', async () => {
    expect(await savesAt(6_000)).toBeLessThan(await savesAt(36_000));
  });
});
