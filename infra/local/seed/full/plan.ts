import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Category, QuizDifficulty } from '@quizhall/shared/model/enums';
import * as z from 'zod';

/** Real questions: their category, text, four options, which is right, and of which topics they are. */
const Source = z.object({
  topics: z.array(z.string()),
  questions: z.array(z.tuple([z.number(), z.string(), z.array(z.string()), z.number(), z.array(z.number())])),
});
const CATEGORIES = ['entertainment', 'geography', 'history', 'literature', 'science', 'sports'] as const;
/** Where the questions of one category belong to several of the site's. */
const ALSO: Partial<Record<Category, readonly Category[]>> = {
  science: ['science', 'science', 'technology', 'mathematics'],
  entertainment: ['entertainment', 'art', 'general'],
  history: ['history', 'history', 'business'],
};
const DIFFICULTIES: readonly QuizDifficulty[] = ['easy', 'medium', 'hard', 'medium', 'mixed'];

/** How quizzes of a topic are called, by which of them it is; `other` is a topic of the same category. */
const TITLES: readonly ((topic: string, other: string, part: number) => string)[] = [
  (topic) => topic,
  (topic, other) => `${topic} and ${other}`,
  (topic) => `All about ${topic}`,
  (topic) => `${topic} for beginners`,
  (topic, other) => `From ${topic} to ${other}`,
  (topic) => `${topic} for experts`,
  (topic) => `Ten minutes of ${topic}`,
  (topic, other) => `${topic} or ${other}?`,
  (topic, _, part) => `${topic}, part ${part}`,
];

export interface PlannedQuestion {
  text: string;
  options: readonly string[];
  right: number;
}

export interface PlannedQuiz {
  title: string;
  description: string;
  tags: string[];
  category: Category;
  difficulty: QuizDifficulty;
  /** Minutes. */
  timeLimit: number;
  isPaid: boolean;
  /** Which of the owners. */
  owner: number;
  /** Days ago. */
  age: number;
  questions: PlannedQuestion[];
  /** Who took it by the days of the last two weeks, and before. */
  participants: { recent: number[]; before: number };
  ratings: { count: number; sum: number };
}

const QUESTIONS_EACH = 8;
export const OWNERS = 40;
const ATTRIBUTION = 'Questions from OpenTriviaQA (github.com/uberspot/OpenTriviaQA), licensed CC BY-SA 4.0.';

/** The same numbers each time: 0 to 1. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const readSource = () =>
  Source.parse(
    JSON.parse(brotliDecompressSync(readFileSync(new URL('questions.json.br', import.meta.url))).toString()),
  );

/** So many public quizzes of real questions, each with another title, by forty owners, some taken by many and most by few. */
export function planQuizzes(count: number): PlannedQuiz[] {
  const { topics, questions } = readSource();
  const byTopic = topics.map((_, topic) => questions.filter(([, , , , of]) => of.includes(topic)));
  const categoryOf = byTopic.map((of) => of[0]?.[0] ?? 0);
  const byCategory = CATEGORIES.map((_, category) => questions.filter(([one]) => one === category));
  return Array.from({ length: count }, (_, n) => {
    const chance = chances(n + 1);
    const pick = <Value>(list: readonly Value[]): Value => {
      const value = list[Math.floor(chance() * list.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    };
    const topic = n % topics.length;
    const round = Math.floor(n / topics.length);
    const category = categoryOf[topic] ?? 0;
    const others = topics.filter((_, at) => categoryOf[at] === category && at !== topic);
    const name = topics[topic] ?? '';
    const other = pick(others);
    const title = (TITLES[round] ?? TITLES.at(-1))?.(name, other, round - TITLES.length + 3) ?? name;
    const own = byTopic[topic] ?? [];
    const rest = Array.from({ length: QUESTIONS_EACH * 2 }, () => pick(byCategory[category] ?? []));
    const chosen = [...new Set([...own.slice(0, QUESTIONS_EACH - 2), ...rest])].slice(0, QUESTIONS_EACH);
    const kept = CATEGORIES[category] ?? 'science';
    return {
      title,
      description: `${chosen[0]?.[1] ?? ''} ${QUESTIONS_EACH} questions on ${name} and more.\n\n${ATTRIBUTION}`,
      tags: [...new Set([name.toLowerCase().slice(0, 40), kept])],
      category: pick(ALSO[kept] ?? [kept]),
      difficulty: pick(DIFFICULTIES),
      timeLimit: pick([0, 5, 10, 15]),
      isPaid: false,
      owner: Math.floor(chance() ** 2 * OWNERS),
      age: Math.floor(chance() * 700),
      questions: chosen.map(([, text, options, right]) => ({ text, options, right })),
      ...popularityOf(chance),
    };
  });
}

/** Every third quiz was taken by somebody; a few by many. */
function popularityOf(chance: () => number): Pick<PlannedQuiz, 'participants' | 'ratings'> {
  if (chance() > 1 / 3) return { participants: { recent: [], before: 0 }, ratings: { count: 0, sum: 0 } };
  const before = Math.floor(2_000 * chance() ** 6) + 1;
  const recent = chance() > 0.8 ? Array.from({ length: 14 }, () => Math.floor((before * chance()) / 40)) : [];
  const count = Math.floor((before * chance()) / 4);
  return {
    participants: { recent, before },
    ratings: { count, sum: Math.round(count * (3 + 2 * chance())) },
  };
}
