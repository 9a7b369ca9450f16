import { inflateSync } from 'node:zlib';
import { Question } from '@quizhall/shared/model/question';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { writeQuestions } from './index.ts';
import { wrap } from './paper/layout.ts';
import { anyQuestion } from './testing/questions.ts';

const parse = (question: object): Question => Question.parse({ id: 'q', ...question });

/** What a reader of the PDF finds on each page, line by line: by the glyphs' own table of characters. */
function pagesOf(bytes: Uint8Array): string[][] {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/\/Length (\d+)[^>]*>>\nstream\n/g)].map((match) => {
    const from = match.index + match[0].length;
    return inflateSync(Buffer.from(bytes.subarray(from, from + Number(match[1])))).toString('latin1');
  });
  const map = streams.find((text) => text.includes('begincmap')) ?? '';
  const signs = new Map(
    [...map.matchAll(/<(\w{4})> <(\w+)>\n/g)].map(([, glyph = '', sign = '']) => [
      glyph,
      (sign.match(/\w{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join(''),
    ]),
  );
  return streams
    .filter((text) => text.includes(' Tj ET'))
    .map((page) =>
      [...page.matchAll(/<(\w*)> Tj/g)].map(([, glyphs = '']) =>
        (glyphs.match(/\w{4}/g) ?? []).map((glyph) => signs.get(glyph) ?? '').join(''),
      ),
    );
}

const write = async (format: 'paper' | 'paper-key', questions: Question[], title = 'Capitals') => {
  const { bytes, report, contentType } = await writeQuestions(format, questions, { title });
  return { lines: pagesOf(bytes).flat(), pages: pagesOf(bytes), bytes, report, contentType };
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
      expect.stringMatching(/^Name: _+ {3}Date: _+$/),
      'Points: ______ / 60',
    ]);
    expect(lines).toContain('Столица Ελλάδας, Größe?  (10 points)');
    expect(lines).toContain('A ____________ and a ____________.  (10 points)');
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
      return lines.filter((line) => items.includes(line));
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
      pages.map((_, index) => `Capitals  ${index + 1} / ${pages.length}`),
    );
  });

  it('prints code with its indentation, and numbers as they are', async () => {
    const question = 'Read:\n\n```\nif x:\n    y = 1\n\tz\n```\n\n3. Oktober';
    const { lines, report } = await write('paper', [buildQuestion({ question, timeLimit: 0 })]);
    expect(lines).toEqual(expect.arrayContaining(['if x:', '    y = 1', '    z', '3. Oktober  (10 points)']));
    expect(report[0]).toMatchObject({ status: 'kept' });
  });

  it('names what its font cannot show, and pictures', async () => {
    const { report } = await write('paper', [
      { ...buildQuestion({ question: '東京 is?' }), media: { key: 'k', alt: '' } },
    ]);
    expect(report[0]).toMatchObject({
      status: 'changed',
      reason: 'The picture was left out. The font of the paper has no “東京”',
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

  it('is a whole PDF whatever the questions are: every object stands where its table says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyQuestion, { maxLength: 4 }), fc.boolean(), async (questions, key) => {
        const { bytes, report } = await write(key ? 'paper-key' : 'paper', questions, 'a\u0000 (b) \\');
        expect(report).toHaveLength(questions.length);
        const file = Buffer.from(bytes).toString('latin1');
        const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
        const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
          Number(offset),
        );
        expect(offsets.length).toBeGreaterThan(8);
        for (const [index, offset] of offsets.entries()) {
          expect(file.slice(offset, offset + 12)).toContain(`${index + 1} 0 obj`);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('wraps at words, and cuts those that are longer than a line, without losing a letter', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (text, width) => {
      const lines = wrap(text, width, (piece) => Array.from(piece).length);
      expect(lines.every((line) => Array.from(line).length <= width)).toBe(true);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replace(/[ \n\t]/g, ''));
    }),
  );
});
