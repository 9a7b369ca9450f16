import { describe, expect, it } from 'vitest';
import { oneOfEachType } from '../../testing/factories.ts';
import { QUESTION_TYPES } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { Question, QuestionInput } from './question.ts';
import { QuizInput } from './quiz.ts';

const DEFAULTS = {
  description: '',
  options: [],
  correctAnswers: [],
  explanation: '',
  points: 10,
  timeLimit: 30,
  difficulty: 'medium',
  tags: [],
};
const issuesOf = (input: unknown) =>
  QuestionInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('QuestionInput', () => {
  it.each([
    ['one_choice', {}],
    ['multiple_choice', {}],
    ['true_false', {}],
    ['short_answer', {}],
    ['essay', {}],
    ['fill_blank', {}],
    ['matching', { pairs: [], distractors: [] }],
    ['ordering', { items: [] }],
  ])('%s has its fields and its usual values', (type, own) => {
    expect(QuestionInput.parse({ type, question: ' What? ' })).toEqual({
      ...DEFAULTS,
      ...own,
      type,
      question: 'What?',
    });
  });

  it.each([
    ['one_choice', { grading: { partialCredit: true } }],
    ['one_choice', { pairs: [] }],
    ['essay', { items: [] }],
    ['short_answer', { grading: { partialCredit: true } }],
    ['multiple_choice', { grading: { match: 'number' } }],
    ['ordering', { pairs: [] }],
    ['matching', { items: [] }],
  ])('%s takes nothing of other types: %o', (type, foreign) => {
    expect(issuesOf({ type, question: 'What?', ...foreign })?.[0]?.[1]).toContain('Unknown field');
  });

  it.each([
    [{ points: 0 }, 'points', 'Points must be from 0.25 to 100, in steps of 0.25'],
    [{ points: 101 }, 'points', 'Points must be from 0.25 to 100, in steps of 0.25'],
    [{ grading: { match: 'regex' } }, 'grading.match', 'Please choose one of'],
    [{ grading: { match: 'number', tolerance: -1 } }, 'grading.tolerance', 'Please enter 0 or more'],
  ])('refuses %o', (fields, path, message) => {
    const [issue] = issuesOf({ type: 'short_answer', question: 'What?', ...fields }) ?? [];
    expect(issue?.[0]).toBe(path);
    expect(issue?.[1]).toContain(message);
  });

  it('limits pairs, distractors and items', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    const pairs = many(LIMITS.pairsMax + 1).map((text) => ({ left: text, right: text }));
    const over = [
      { type: 'matching', question: '', pairs },
      { type: 'matching', question: '', distractors: many(LIMITS.distractors + 1) },
      { type: 'ordering', question: '', items: many(LIMITS.itemsMax + 1) },
    ];
    for (const input of over) expect(issuesOf(input)).toHaveLength(1);
    expect(LIMITS.pairsMax + LIMITS.distractors).toBeLessThanOrEqual(36);
  });
});

describe('the types of a quiz', () => {
  it('are all there for its author; what is none gets a message', () => {
    const typesOf = (type: string) =>
      QuizInput.safeParse({ questions: [{ type, question: 'What?' }] }).error?.issues;
    for (const type of QUESTION_TYPES) expect(typesOf(type)).toBeUndefined();
    expect(typesOf('riddle')?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['questions.0.type', 'Question type not supported'],
    ]);
  });
});

describe('Question', () => {
  it('reads every type back and drops what a newer release may have added', () => {
    for (const question of oneOfEachType(QUESTION_TYPES)) {
      const stored = { ...question, future: 1, options: question.options.map((o) => ({ ...o, future: 1 })) };
      expect(Question.parse(stored)).toEqual(question);
    }
  });

  it('reads what was stored before questions had gradings', () => {
    const stored = { id: 'q1', type: 'fill_blank', question: '___', correctAnswers: ['a'] };
    expect(Question.parse(stored)).toEqual({ ...DEFAULTS, ...stored });
  });
});
