import type * as z from 'zod';
import type { QuestionType } from '../model/enums.ts';
import { Question, type QuestionInput, type QuestionOf } from '../model/quizzes/question.ts';
import { OwnQuiz, Settings, type StoredSettings } from '../model/quizzes/quiz.ts';

const CAPITALS = [
  { text: 'Paris', isCorrect: true },
  { text: 'Lyon', isCorrect: false },
  { text: 'Nice', isCorrect: false },
];

const BY_TYPE: { [Type in QuestionType]: Partial<Extract<QuestionInput, { type: Type }>> } = {
  one_choice: { question: 'What is the capital of France?', options: CAPITALS },
  multiple_choice: {
    question: 'Which of these are prime?',
    options: ['2', '3', '4', '9'].map((text) => ({ text, isCorrect: text < '4' })),
  },
  true_false: {
    question: 'Water boils at 100 °C at sea level.',
    options: [
      { text: 'True', isCorrect: true },
      { text: 'False', isCorrect: false },
    ],
  },
  short_answer: { question: 'Who wrote “Faust”?', correctAnswers: ['Goethe', 'Johann Wolfgang von Goethe'] },
  essay: { question: 'Why did Rome fall?', explanation: 'Names at least two causes.' },
  matching: {
    question: 'Which capital belongs to which country?',
    pairs: [
      { left: 'France', right: 'Paris' },
      { left: 'Italy', right: 'Rome' },
      { left: 'Spain', right: 'Madrid' },
    ],
    distractors: ['Lyon'],
  },
  ordering: {
    question: 'Order these by age, the oldest first.',
    items: ['Stone Age', 'Bronze Age', 'Iron Age', 'Middle Ages'],
  },
  fill_blank: { question: 'The chemical sign of gold is ___.', correctAnswers: ['Au'] },
};

/** A complete question that can be published; `type` picks a fitting stem and key, `overrides` replace any field. */
export function buildQuestion<Type extends QuestionType = 'one_choice'>(
  overrides: Partial<Extract<z.input<typeof Question>, { type: Type }>> & { type?: Type } = {},
): QuestionOf<Type> {
  const type = overrides.type ?? 'one_choice';
  return Question.parse({ id: 'q1', type, ...BY_TYPE[type], ...overrides }) as QuestionOf<Type>;
}

/** The types that most tests are content with: answered by a choice or a word, and graded at once. */
const PLAIN_TYPES = [
  'one_choice',
  'multiple_choice',
  'true_false',
  'short_answer',
  'fill_blank',
] as const satisfies readonly QuestionType[];

/** One question of each type without a limit of its own, ids `q1`, `q2` and so on; of the plain types if none are named. */
export const oneOfEachType = (types: readonly QuestionType[] = PLAIN_TYPES): Question[] =>
  types.map((type, index) => buildQuestion({ type, id: `q${index + 1}`, timeLimit: 0 }));

export function buildSettings(overrides: Partial<StoredSettings> = {}): StoredSettings {
  const { password: _, ...defaults } = Settings.parse({});
  return { ...defaults, hasPassword: false, ...overrides };
}

/** A published quiz with one question of each plain type, as its owner reads it. */
export function buildQuiz(overrides: Partial<z.input<typeof OwnQuiz>> = {}): OwnQuiz {
  const questions = overrides.questions ?? oneOfEachType();
  return OwnQuiz.parse({
    id: 'q_AbCdEfGh12345678',
    title: 'General knowledge',
    description: 'A quiz for tests',
    category: 'general',
    status: 'published',
    difficulty: 'mixed',
    tags: ['facts'],
    language: 'en',
    listed: false,
    totalQuestions: questions.length,
    totalPoints: questions.reduce((total, { points = 10 }) => total + points, 0),
    totalResponses: 0,
    avgScore: 0,
    avgTime: 0,
    rating: { average: 0, count: 0 },
    updatedAt: '2026-01-02T03:04:05.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    isFeatured: false,
    shareableLink: 'general-knowledge-h7k2m9pq',
    code: 'H7K2MP',
    roles: ['quiz.owner'],
    revision: 1,
    version: 1,
    schedule: { isScheduled: false },
    settings: buildSettings(),
    rewards: {},
    prizePool: {},
    ...overrides,
    questions,
  });
}
