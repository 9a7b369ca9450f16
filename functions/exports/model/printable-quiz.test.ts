import { Question } from '@quizhall/shared/model/quizzes/question';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { readPdf, readPdfLines } from '../../testing/read-pdf.ts';
import { writeQuestions } from './index.ts';
import { anyQuestion } from './testing/questions.ts';

const parse = (question: object): Question => Question.parse({ id: 'q', ...question });

const write = async (format: 'paper' | 'paper-key', questions: Question[], title = 'Capitals') => {
  const { bytes, report, contentType } = await writeQuestions(format, questions, { title });
  const pages = await readPdfLines(bytes);
  return { lines: pages.flat(), pages, bytes, report, contentType };
};

const QUESTIONS = [
  parse({
    type: 'one_choice',
    question: 'Столица Ελλάδας, *Größe*?',
    options: [{ text: 'Paris', isCorrect: true }, { text: 'Lyon' }],
    explanation: 'Because.',
  }),
  parse({ type: 'short_answer', question: 'Name it.', correctAnswers: ['Gold', 'Au'] }),
  parse({ type: 'fill_blank', question: 'A ___ and a ___.', correctAnswers: ['cat|tom', 'dog'] }),
  parse({ type: 'essay', question: 'Why?', explanation: 'Two reasons.' }),
  parse({
    type: 'matching',
    question: 'Match.',
    pairs: [
      { left: 'one', right: 'uno' },
      { left: 'two', right: 'dos' },
    ],
    distractors: ['tres'],
  }),
  parse({ type: 'ordering', question: 'Sort.', items: ['zero', 'alpha'] }),
];

describe('a paper', () => {
  it('asks everything in Latin, Greek and Cyrillic, and gives no answer away', async () => {
    const { lines, report, contentType } = await write('paper', QUESTIONS);
    expect(contentType).toBe('application/pdf');
    expect(report.map(({ status, reason }) => status + reason)).toEqual(QUESTIONS.map(() => 'kept'));
    expect(lines.slice(0, 3)).toEqual([
      'Capitals',
      expect.stringMatching(/^Name: _+ Date: _+$/),
      'Points: ______ / 60',
    ]);
    expect(lines).toContain('1. Столица Ελλάδας, Größe? (10 points)');
    expect(lines).toContain('3. A ____________ and a ____________. (10 points)');
    expect(lines.join(' ')).toContain('___ one ___ two A) tres B) dos C) uno');
    expect(lines.join(' ')).toContain('___ alpha ___ zero');
    expect(lines.join(' ')).not.toMatch(/Because|Gold|cat|Two reasons|Answer|●/);
  });

  it('puts items and right sides in no order that says anything, and in the same one in its key', async () => {
    const items = ['1066', '1215', '1492', '1789', '1914'];
    const orderOf = async (format: 'paper' | 'paper-key', id: string) => {
      const { lines } = await write(format, [
        Question.parse({ id, type: 'ordering', question: 'Sort.', items }),
      ]);
      return lines.flatMap((line) => items.find((item) => line.endsWith(` ${item}`)) ?? []);
    };
    const ids = Array.from({ length: 8 }, (_, index) => `q${index}`);
    const orders = await Promise.all(ids.map((id) => orderOf('paper', id)));
    expect(orders.filter((order) => order.join() === items.join())).toEqual([]);
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(4);
    expect(await orderOf('paper-key', 'q3')).toEqual(orders[3]);
  });

  it('has the answers in its key', async () => {
    const text = (await write('paper-key', QUESTIONS)).lines.join(' ');
    for (const part of [
      'Answer key',
      '● Paris ○ Lyon Explanation: Because.',
      'Answer: Gold or Au',
      'Answer: cat or tom; dog',
      'Rubric: Two reasons.',
      'C one B two',
    ])
      expect(text).toContain(part);
  });

  it('turns the page where one is full, and counts', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      buildQuestion({ id: `q${index}`, question: `Number ${index}?` }),
    );
    const { pages } = await write('paper', many);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map((page) => page.at(-1))).toEqual(
      pages.map((_, index) => `Capitals ${index + 1} / ${pages.length}`),
    );
  });

  it('prints code with its indentation, and numbers as they are', async () => {
    const question = 'Read:\n\n```\nif x:\n    y = 1\n\tz\n```\n\n3. Oktober';
    const { lines, report, bytes } = await write('paper', [buildQuestion({ question, timeLimit: 0 })]);
    expect(lines).toEqual(expect.arrayContaining(['if x:', 'y = 1', 'z', '3. Oktober (10 points)']));
    const { left } = await readPdf(bytes);
    expect(left('y = 1') - left('if x:')).toBeGreaterThan(8);
    expect(left('z')).toBeCloseTo(left('y = 1'));
    expect(report[0]).toMatchObject({ status: 'kept' });
  });

  it('prints any script, Hebrew and Arabic from the right, and names signs that no font has', async () => {
    const asked = ['東京說 H₂O, ⅓ ≠ ∅?', 'מה זה?', 'ما هذا؟'].map((text) =>
      buildQuestion({ question: text }),
    );
    const { report, bytes, lines } = await write('paper', asked);
    expect(report.map(({ status, reason }) => status + reason)).toEqual(['kept', 'kept', 'kept']);
    expect(lines.join(' ')).toContain('東京說 H₂O, ⅓ ≠ ∅?');
    const { left } = await readPdf(bytes);
    expect(left('2.')).toBeGreaterThan(500);
    expect(left('1.')).toBeLessThan(60);
    const { report: other } = await write('paper', [
      { ...buildQuestion({ question: '🦊 is?' }), media: { key: 'k', alt: '' } },
    ]);
    expect(other[0]).toMatchObject({
      status: 'changed',
      reason: 'The picture was left out. The font of the paper has no “🦊”',
    });
  });

  it.each([
    ['$\\frac12$', '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', 'changed'],
    ['$x$', '<math><mi>x</mi></math>', 'kept'],
  ])('says which formulas lose their layout: %s', async (source, mathml, status) => {
    const question = { ...buildQuestion({ question: `What is ${source}?` }), formulas: { [source]: mathml } };
    const { report } = await write('paper', [question]);
    const reason = status === 'changed' ? 'A formula was written as a line of text' : '';
    expect(report[0]).toMatchObject({ status, reason });
  });

  it('is a tagged PDF whatever the questions are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyQuestion, { maxLength: 4 }), fc.boolean(), async (questions, key) => {
        const { bytes, report } = await write(key ? 'paper-key' : 'paper', questions, 'a\u0000 (b) \\');
        expect(report).toHaveLength(questions.length);
        const { marks, info, tags } = await readPdf(bytes);
        expect([marks?.Marked, info.Language, info.Title]).toEqual([true, 'en', 'a\u0000 (b) \\']);
        expect(tags.map(({ role }) => role)).toEqual(expect.arrayContaining(['H1', 'P']));
      }),
      { numRuns: 8 },
    );
  });
});
