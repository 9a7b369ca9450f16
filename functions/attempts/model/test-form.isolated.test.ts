import { buildQuestion, buildSettings } from '@quizhall/shared/testing/factories';
import { expect, it, vi } from 'vitest';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';

vi.stubEnv('DERIVATION_KEY', 'k'.repeat(64));
const { algorithmOf, askedOf, newPaper, paperOf, participantQuestions } = await import('./test-form.ts');

const key = { quizId: 'q_0000000000000001', participant: 'g_0123456789abcdefghijkl', number: 1 };
const content = {
  questions: Array.from({ length: 8 }, (_, i) => buildQuestion({ id: `q${i}` })),
  settings: buildSettings({ randomizeQuestions: true }),
} as unknown as QuizVersion;
const attempt = { ...key, version: 1, paper: '1' };

it('follows from what the attempt stores, whatever it would be today', async () => {
  const other = '1.1a2b3c4d5e6f708192a3b4c5d6e7f809';
  const stored = await paperOf({ ...attempt, paper: other }, content);
  expect(stored.questions).toEqual([4, 5, 6, 7, 0, 3, 2, 1]);
  expect(await paperOf(attempt, content)).not.toEqual(stored);
});

it('is the same for a save that knows the token alone', async () => {
  const paper = await newPaper(key, 1);
  const stored = await paperOf({ ...attempt, paper }, content);
  expect(await paperOf({ ...attempt, paper: String(algorithmOf({ paper })) }, content)).toEqual(stored);
});

it('is never guessed', async () => {
  await expect(paperOf({ ...attempt, paper: `2.${'5'.repeat(32)}` }, content)).rejects.toThrow('algorithm 2');
});

it('asks the questions that were drawn, and counts positions in them', async () => {
  const drawing = {
    ...content,
    totalPoints: 80,
    settings: buildSettings({ randomizeQuestions: true, drawQuestions: 3 }),
  };
  const asked = await askedOf(attempt, drawing);
  expect(asked.questions).toHaveLength(3);
  expect(asked.totalPoints).toBe(30);
  expect(content.questions.filter((question) => asked.questions.includes(question))).toEqual(asked.questions);
  const { questions, options } = await paperOf(attempt, drawing);
  expect(questions.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(options).toHaveLength(3);
  const stored = { ...attempt, paper: await newPaper(key, 1) };
  expect((await askedOf(stored, drawing)).questions).toEqual(asked.questions);
  expect(await askedOf(attempt, content)).toBe(content);
});

it('shows neither pairs nor an order that would tell the key', async () => {
  const matching = buildQuestion({ id: 'm', type: 'matching', formulas: { $x$: '<math/>' } });
  const ordering = buildQuestion({ id: 'o', type: 'ordering' });
  const places = { ...content, questions: [matching, ordering] };
  const seen = { rights: new Set<string>(), items: new Set<string>(), alike: 0, inOrder: 0 };
  for (let number = 1; number <= 240; number += 1) {
    const shown = participantQuestions(places, await paperOf({ ...attempt, number }, places));
    const m = shown.find(({ type }) => type === 'matching');
    const o = shown.find(({ type }) => type === 'ordering');
    expect(m).toMatchObject({ options: [], lefts: ['France', 'Italy', 'Spain'] });
    expect(m?.rights?.toSorted()).toEqual(['Lyon', 'Madrid', 'Paris', 'Rome']);
    for (const key of ['pairs', 'distractors', 'items']) {
      expect(m).not.toHaveProperty(key);
      expect(o).not.toHaveProperty(key);
    }
    const items = o?.options.map(({ text }) => text) ?? [];
    seen.rights.add(String(m?.rights));
    seen.items.add(String(items));
    if (matching.pairs.every(({ right }, place) => m?.rights?.[place] === right)) seen.alike += 1;
    if (ordering.items.every((item, place) => items[place] === item)) seen.inOrder += 1;
  }
  // Pairs stand in every order of four, the right one as often as any other: a tenth of 240 would be five times too many.
  expect(seen.rights.size).toBe(24);
  expect(seen.alike).toBeLessThan(24);
  // An order is never shown as its solution.
  expect(seen.items.size).toBe(23);
  expect(seen.inOrder).toBe(0);
});
