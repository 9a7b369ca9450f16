import { CATEGORIES, QUESTION_DIFFICULTIES, QUIZ_DIFFICULTIES } from '@quizhall/shared/model/enums';
import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import type { QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import * as z from 'zod';
import art from './open-trivia/art.json' with { type: 'json' };
import business from './open-trivia/business.json' with { type: 'json' };
import entertainment from './open-trivia/entertainment.json' with { type: 'json' };
import general from './open-trivia/general.json' with { type: 'json' };
import geography from './open-trivia/geography.json' with { type: 'json' };
import history from './open-trivia/history.json' with { type: 'json' };
import literature from './open-trivia/literature.json' with { type: 'json' };
import mathematics from './open-trivia/mathematics.json' with { type: 'json' };
import science from './open-trivia/science.json' with { type: 'json' };
import sports from './open-trivia/sports.json' with { type: 'json' };
import technology from './open-trivia/technology.json' with { type: 'json' };

/** Attribution that the licence asks for, shown with every quiz made from these questions. */
const ATTRIBUTION =
  'Questions adapted from OpenTriviaQA (github.com/uberspot/OpenTriviaQA), licensed CC BY-SA 4.0.';

const Difficulty = z.enum(QUESTION_DIFFICULTIES).optional();
const Text = z.string().trim().min(1);

/** `o` options and `a` the index of the right one. */
const OneChoice = z.strictObject({
  q: Text,
  o: z.array(Text).min(2).max(6),
  a: z.number().int().min(0),
  d: Difficulty,
});
/** `a` whether the statement is true. */
const TrueFalse = z.strictObject({ q: Text, a: z.boolean(), d: Difficulty });
/** `a` every accepted answer. A stem with a blank (`___`) is a fill_blank, any other a short_answer. */
const Written = z.strictObject({ q: Text, a: z.array(Text).min(1), d: Difficulty });

const SeedQuestion = z.union([OneChoice, TrueFalse, Written]);
type SeedQuestion = z.output<typeof SeedQuestion>;

const SeedQuiz = z.strictObject({
  owner: z.enum(['creator', 'organization']),
  title: Text,
  description: Text,
  category: z.enum(CATEGORIES),
  difficulty: z.enum(QUIZ_DIFFICULTIES),
  tags: z.array(Text).min(1).max(5),
  /** Minutes. */
  timeLimit: z.number().int().min(1),
  questions: z.array(SeedQuestion).min(8).max(15),
});
export type SeedQuiz = z.output<typeof SeedQuiz>;

const FILES: unknown[] = [
  art,
  business,
  entertainment,
  general,
  geography,
  history,
  literature,
  mathematics,
  science,
  sports,
  technology,
];

/** Quizzes of real questions: the public ones of a fresh stage, some of which are templates, too. */
export const readSeedQuizzes = (): SeedQuiz[] => FILES.flatMap((file) => z.array(SeedQuiz).parse(file));

/** The quiz as its author would send it. */
export function toQuizInput(seed: SeedQuiz): z.input<typeof QuizInput> {
  const { title, category, difficulty, tags, timeLimit } = seed;
  return {
    title,
    description: `${seed.description}\n\n${ATTRIBUTION}`,
    category,
    difficulty,
    tags,
    listed: true,
    settings: { timeLimit, maxAttempts: 3, allowRetake: true, passingScore: 60 },
    questions: seed.questions.map(toQuestion),
  };
}

function toQuestion(seed: SeedQuestion): QuestionInput {
  const base = { question: seed.q, difficulty: seed.d };
  if ('o' in seed) {
    const options = seed.o.map((text, index) => ({ text, isCorrect: index === seed.a }));
    return { ...base, type: 'one_choice', options };
  }
  if (typeof seed.a === 'boolean') {
    const options = [true, false].map((value) => ({
      text: value ? 'True' : 'False',
      isCorrect: value === seed.a,
    }));
    return { ...base, type: 'true_false', options };
  }
  return { ...base, type: /_{3,}/.test(seed.q) ? 'fill_blank' : 'short_answer', correctAnswers: seed.a };
}
