import { expect, it } from 'vitest';
import * as fc from '../testing/properties.ts';
import { buildQuestion, buildQuiz } from '../testing/factories.ts';
import { LIMITS } from './limits.ts';
import { QUESTION_TYPES } from './enums.ts';
import { QuizInput } from './quiz.ts';

/** Wording of zod and of JSON Schema validators, in any of their versions. */
const RAW =
  /\b(?:expected|received|unrecognized|invalid (?:input|type|option|value|string|key|element|union)|too (?:small|big)|NaN|undefined|regex|constraint)\b/i;

const ODD: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.3,
  1e9,
  true,
  '',
  'x',
  'x'.repeat(LIMITS.questionText + LIMITS.description),
  [],
  [null],
  Array.from({ length: 600 }, (_, index) => `entry ${index}`),
  {},
  { unknown: 1 },
];

const { title, description, category, difficulty, tags, language, settings, rewards, prizePool } =
  buildQuiz();
const WHOLE = {
  title,
  description,
  category,
  difficulty,
  tags: [...tags, 'tag'],
  language,
  settings,
  rewards,
  prizePool,
  schedule: { isScheduled: true, startDate: '2030-01-01T00:00:00.000Z' },
  coverImage: { key: 'cover/a/b.png', sizes: [{ width: 400, key: 'cover/a/c.png' }], tint: '#336699' },
  passages: [{ id: 'p', title: 'Passage', text: 'Text', media: { key: 'media/a/b.png', alt: 'Alt' } }],
  questions: QUESTION_TYPES.map((type) => ({
    ...buildQuestion({ id: type, media: { key: 'media/a/b.png', alt: 'Alt' }, tags: ['tag'] }),
    type,
    grading: { match: 'number', tolerance: 1, partialCredit: true },
    pairs: [{ left: 'a', right: 'b' }],
    distractors: ['c'],
    items: ['a', 'b'],
  })),
};

/** Every path of a value, its branches among them. */
const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
    : []),
];

function withValueAt(value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withValueAt(copy[key], rest, odd);
  return copy;
}

const messagesOf = (value: unknown): string[] =>
  QuizInput.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it('words every problem of every field of a quiz itself', () => {
  const seen = new Set(
    pathsOf(WHOLE).flatMap((path) => ODD.flatMap((odd) => messagesOf(withValueAt(WHOLE, path, odd)))),
  );
  expect(seen.size).toBeGreaterThan(15);
  expect([...seen].filter((message) => RAW.test(message) || !/^[A-Z]/.test(message))).toEqual([]);
});

it('words the problems of any value itself', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pathsOf(WHOLE)), fc.jsonValue(), (path, odd) => {
      for (const message of messagesOf(withValueAt(WHOLE, path, odd))) expect(message).not.toMatch(RAW);
    }),
  );
});
