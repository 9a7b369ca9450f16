import { QUESTION_TYPES, type QuestionType } from '@quizhall/shared/model/enums';
import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { describe, expect, it } from 'vitest';
import { fromQuestion, toQuestionInput } from '../editor/form-mapping.ts';
import { emptyQuestion } from '../editor/quiz-form.ts';
import { readCell, writeCells } from './cells.ts';
import { type ColumnId, columnsFor } from './columns.ts';

const cells = (texts: Partial<Record<ColumnId, string>>) =>
  new Map(Object.entries(texts) as [ColumnId, string][]);
const options = (...texts: string[]) => texts.map((text, index) => ({ text, isCorrect: index === 0 }));
const common = {
  question: 'Which ___ and ___?',
  points: 5,
  timeLimit: 0,
  tags: ['a;b', 'c'],
  pool: 'easy ones',
};

const QUESTIONS: Record<QuestionType, QuestionInput> = {
  one_choice: { ...common, type: 'one_choice', options: options('Iron', 'Neon', 'B') },
  multiple_choice: {
    ...common,
    type: 'multiple_choice',
    options: [...options('Iron; Neon', 'Neon'), { text: 'Gold', isCorrect: true }],
    grading: { partialCredit: true },
  },
  true_false: { ...common, type: 'true_false', options: options('True', 'False') },
  short_answer: {
    ...common,
    type: 'short_answer',
    correctAnswers: ['a|b', 'c'],
    grading: { match: 'pattern', foldAccents: true },
  },
  essay: { ...common, type: 'essay', explanation: 'Two lines\nof a rubric' },
  fill_blank: { ...common, type: 'fill_blank', correctAnswers: ['x|y', 'z'] },
  matching: {
    ...common,
    type: 'matching',
    pairs: [
      { left: 'Au', right: 'Gold' },
      { left: 'Fe', right: 'Iron' },
    ],
    distractors: ['Neon'],
  },
  ordering: { ...common, type: 'ordering', items: ['one', 'two', 'three'] },
};

describe('every type', () => {
  it.each(QUESTION_TYPES)('%s comes back from its cells as it was', (type) => {
    const question = fromQuestion({ ...QUESTIONS[type], id: 'q1' });
    const texts = new Map(
      columnsFor(6).flatMap((column) => {
        const text = readCell(question, column, 0);
        return text === undefined ? [] : [[column, text] as const];
      }),
    );
    const { question: copy, refused } = writeCells(emptyQuestion('q1'), texts);
    expect([...refused]).toEqual([]);
    expect(toQuestionInput(copy)).toEqual(toQuestionInput(question));
  });

  it('shows that a type has no such thing', () => {
    const essay = emptyQuestion('q1', 'essay');
    expect(readCell(essay, 'correct', 0)).toBeUndefined();
    expect(readCell(essay, 'option1', 0)).toBeUndefined();
    expect(readCell(emptyQuestion('q1', 'matching'), 'correct', 0)).toBeUndefined();
  });
});

describe('writing cells', () => {
  const metals = fromQuestion({ ...QUESTIONS.one_choice, id: 'q1' });
  const write = (texts: Partial<Record<ColumnId, string>>, before = metals) =>
    writeCells(before, cells(texts));

  it.each<[string, Partial<Record<ColumnId, string>>, RegExp]>([
    ['points that are no number', { points: 'many' }, /from 0.25 to 100/],
    ['too many points', { points: '101' }, /from 0.25 to 100/],
    ['a time with a fraction', { timeLimit: '1.5' }, /whole number/],
    ['another difficulty', { difficulty: 'huge' }, /easy, medium or hard/],
    ['another type', { type: 'Sudoku' }, /cannot be imported|“Sudoku”/],
    ['a right option that is none', { correct: 'Lead' }, /none of the options/],
    ['two right options of one', { correct: 'Iron; Neon' }, /Only one option/],
    ['a question of 10,000 characters', { question: 'x'.repeat(10_000) }, /At most 5,000/],
    ['a tag that is too long', { tags: 'x'.repeat(41) }, /At most 20 tags/],
    ['a setting that no grading has', { grading: 'generous' }, /no “Grading”/],
  ])('refuses %s, and keeps the text with its reason', (_, texts, reason) => {
    const { question, refused } = write(texts);
    expect(question).toEqual(metals);
    const [[column, { text, message }]] = [...refused] as [[ColumnId, { text: string; message: string }]];
    expect(text).toBe(texts[column]);
    expect(message).toMatch(reason);
  });

  it.each([
    ['0.5', 0.5],
    ['0,25', 0.25],
    ['100', 100],
  ])('takes %s points', (points, expected) => {
    expect(write({ points }).question.points).toBe(expected);
  });

  it('refuses an answer that the type has not', () => {
    const { refused } = write({ option1: 'Gold', correct: 'Gold' }, emptyQuestion('q2', 'essay'));
    expect([...refused.values()].map(({ message }) => message)).toEqual([
      'Essay: has no “Option 1”',
      'Essay: has no “Correct”',
    ]);
  });

  it('writes the other cells beside one that it refuses', () => {
    const { question, refused } = write({ points: 'many', question: 'Which?', option2: 'Argon' });
    expect([...refused.keys()]).toEqual(['points']);
    expect([question.question, question.options[1]?.text, question.points]).toEqual(['Which?', 'Argon', 5]);
  });

  it('marks by text, letter and number, and keeps the mark when the option is renamed', () => {
    expect(readCell(write({ correct: '#2' }).question, 'correct', 0)).toBe('Neon');
    expect(readCell(write({ option1: 'Lead' }).question, 'correct', 0)).toBe('Lead');
  });

  it('keeps what a question always has where a cell is emptied', () => {
    const { question } = write({ type: '', points: '', difficulty: '', question: '', correct: '' });
    expect([question.type, question.points, question.question]).toEqual(['one_choice', 5, '']);
    expect(question.options.some(({ isCorrect }) => isCorrect)).toBe(false);
  });

  it('reads the type of a new row off its cells', () => {
    const typeOf = (texts: Partial<Record<ColumnId, string>>) =>
      writeCells(emptyQuestion('n'), cells(texts), true).question.type;
    expect(typeOf({ question: 'Which?', option1: 'a', option2: 'b', correct: 'a' })).toBe('one_choice');
    expect(typeOf({ question: 'Which?', option1: 'a', option2: 'b', option3: 'c', correct: 'a; b' })).toBe(
      'multiple_choice',
    );
    expect(typeOf({ question: 'Iron rusts', option1: 'True', option2: 'False', correct: 'True' })).toBe(
      'true_false',
    );
    expect(typeOf({ question: 'What is ___?', correct: 'a' })).toBe('fill_blank');
    expect(typeOf({ question: 'What is it?', correct: 'a' })).toBe('short_answer');
    expect(typeOf({ question: 'What is it?' })).toBe('one_choice');
  });

  it('takes a type by the name that the screens show', () => {
    expect(write({ type: 'Multiple choice' }).question.type).toBe('multiple_choice');
  });

  it('keeps files, explanations of options and what another type would show', () => {
    const media = { key: 'm/1.png', alt: 'A metal' };
    const before = {
      ...metals,
      media,
      options: metals.options.map((row) => ({ ...row, explanation: 'why', media })),
    };
    const { question } = write({ question: 'Which one?', option1: 'Lead', type: 'essay' }, before);
    expect(question.media).toEqual(media);
    expect(question.options.every((row) => row.media === media && row.explanation === 'why')).toBe(true);
  });

  it('puts a right side that fits nothing behind the pairs, wherever it was written', () => {
    const { question } = write(
      { type: 'matching', option1: 'Au => Gold', option2: '=> Neon', option3: 'Fe => Iron' },
      emptyQuestion('q3'),
    );
    expect(toQuestionInput(question)).toMatchObject({
      pairs: [
        { left: 'Au', right: 'Gold' },
        { left: 'Fe', right: 'Iron' },
      ],
      distractors: ['Neon'],
    });
  });
});
