import type { QuestionType } from '../../model/enums.ts';
import type { Question } from '../../model/quizzes/question.ts';
import type { StoredSettings } from '../../model/quizzes/quiz.ts';
import { type DrawSettings, drawGroups } from '../quizzes/draws.ts';
import { choicesOf } from '../quizzes/presentation.ts';

/** A whole number from 0 to `below` − 1. */
type Draw = (below: number) => number;

const WORD = 2 ** 32;

const rotl = (word: number, bits: number): number => ((word << bits) | (word >>> (32 - bits))) >>> 0;

/** The four 32-bit words of a seed of 32 hexadecimal digits. */
function seedWords(seed: string): [number, number, number, number] {
  if (!/^[0-9a-f]{32}$/i.test(seed)) throw new RangeError('A seed has 32 hexadecimal digits');
  const word = (index: number) => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}

/**
 * xoshiro128** 1.1 (Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators", 2021). Fast and the same on
 * every platform; the secret is the seed, not the generator.
 */
function wordsFrom(seed: string): () => number {
  let [a, b, c, d] = seedWords(seed);
  if ((a | b | c | d) === 0) a = 1;
  return () => {
    const result = Math.imul(rotl(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
    const shifted = (b << 9) >>> 0;
    c = (c ^ a) >>> 0;
    d = (d ^ b) >>> 0;
    b = (b ^ c) >>> 0;
    a = (a ^ d) >>> 0;
    c = (c ^ shifted) >>> 0;
    d = rotl(d, 11);
    return result;
  };
}

/** Words above the last whole multiple of `below` are thrown away, so that every number is equally likely. */
export function drawFrom(seed: string): Draw {
  const next = wordsFrom(seed);
  return (below) => {
    const limit = WORD - (WORD % below);
    let word = next();
    while (word >= limit) word = next();
    return word % below;
  };
}

const inOrder = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Fisher-Yates: every order is equally likely. */
function shuffled(length: number, draw: Draw): number[] {
  const rest = inOrder(length);
  const order: number[] = [];
  while (rest.length > 0) {
    const index = draw(rest.length);
    const chosen = rest[index];
    const last = rest.pop();
    if (chosen === undefined || last === undefined) break;
    order.push(chosen);
    if (index < rest.length) rest[index] = last;
  }
  return order;
}

/** `setting`: if the quiz shuffles options. `always`: the author's order would give the key away. */
const SHUFFLES: Record<QuestionType, 'never' | 'setting' | 'always'> = {
  one_choice: 'setting',
  multiple_choice: 'setting',
  // True before False reads better than chance.
  true_false: 'never',
  short_answer: 'never',
  essay: 'never',
  fill_blank: 'never',
  matching: 'always',
  ordering: 'always',
};

/** Every order but the author's, which is the solution of an ordering question, is equally likely. */
function shuffledAway(length: number, draw: Draw): number[] {
  const isSolution = (order: readonly number[]) =>
    order.length > 1 && order.every((choice, place) => choice === place);
  let order = shuffled(length, draw);
  while (isSolution(order)) order = shuffled(length, draw);
  return order;
}

export interface PaperOrder {
  /** Positions in the quiz, in the order in which this participant sees the questions. */
  questions: number[];
  /** For each question, by its position in the quiz: indexes of its choices (`choicesOf`) in the order shown. */
  options: number[][];
}

export type PaperSettings = Pick<StoredSettings, 'randomizeQuestions' | 'randomizeOptions'> &
  Partial<DrawSettings>;

/**
 * A draw is the head of a shuffle, so every set of a group's questions is equally likely; groups are drawn one after the
 * other, independent of each other. Unshuffled papers keep the author's order.
 */
function questionOrder(questions: readonly Question[], settings: PaperSettings, draw: Draw): number[] {
  const { randomizeQuestions, drawQuestions = 0, pools = [] } = settings;
  const drawn = drawGroups(questions, { drawQuestions, pools }).flatMap(({ positions, draw: count }) =>
    count < positions.length ? pick(positions, shuffled(positions.length, draw).slice(0, count)) : positions,
  );
  return randomizeQuestions ? pick(drawn, shuffled(drawn.length, draw)) : drawn.toSorted((a, b) => a - b);
}

const pick = (positions: readonly number[], places: readonly number[]): number[] =>
  places.map((place) => positions[place] as number);

/**
 * The order of one attempt: the same for the same seed (32 hexadecimal digits), questions and settings, so a resumed
 * or appealed attempt shows the same paper. The seed has to be 128 bits of a keyed digest of version, participant and
 * attempt: whoever lacks the key can then neither reckon a paper nor learn from one paper about another. The generator
 * alone would not protect a seed of its own.
 */
export function paperOrder(
  seed: string,
  questions: readonly Question[],
  settings: PaperSettings,
): PaperOrder {
  const draw = drawFrom(seed);
  return {
    questions: questionOrder(questions, settings, draw),
    options: questions.map((question) => {
      const { length } = choicesOf(question);
      const shuffles = SHUFFLES[question.type];
      const isShuffled = shuffles === 'always' || (shuffles === 'setting' && settings.randomizeOptions);
      if (!isShuffled) return inOrder(length);
      return question.type === 'ordering' ? shuffledAway(length, draw) : shuffled(length, draw);
    }),
  };
}
