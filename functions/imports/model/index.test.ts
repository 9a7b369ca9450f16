import { readFileSync } from 'node:fs';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { readQuestions } from './index.ts';

const fixture = new Uint8Array(readFileSync(new URL('fixtures/open-trivia-qa.txt', import.meta.url)));

/** One item for the format, made of lines that real files have. */
const line = fc.oneof(
  fc.constantFrom(
    '#Q One?',
    '#Q',
    '^ a',
    '^',
    'A a',
    'B b',
    'C',
    '',
    'question,type,option1,option2,correct',
    '"',
    'q,,a,b,a',
  ),
  fc.string(),
);

describe('readQuestions', () => {
  it('joins texts to the questions after them and leaves out their numbers, each with a word about it', async () => {
    const source = 'Read this.\n\n1. Who?{=a ~b}\n\n2. Why?{T}\n\nThe end.';
    const { questions, report } = await readQuestions({ format: 'gift', source });
    expect(questions).toMatchObject([
      { question: 'Who?', passageId: 'passage-1' },
      { question: 'Why?', passageId: 'passage-1' },
    ]);
    expect(report).toMatchObject([
      {
        line: 3,
        status: 'changed',
        reason: 'The text before it, “Read this.”, is its passage now. The number “1.” was left out',
      },
      { line: 5, status: 'changed' },
      { line: 7, status: 'dropped', reason: 'This is a text without a question, and no question follows it' },
    ]);
  });

  it('takes the same question about two texts for two questions', async () => {
    const source = 'One.\n\nBest title?{=a ~b}\n\nTwo.\n\nBest title?{=a ~b}\n\nBest title?{=a ~b}';
    const { questions, report } = await readQuestions({ format: 'gift', source });
    expect(questions.map(({ passageId }) => passageId)).toEqual(['passage-1', 'passage-2']);
    expect(report.at(-1)?.reason).toBe('This repeats the question in line 7');
  });

  it('accounts for every item of a real file', async () => {
    const { format, report, summary, questions, encoding } = await readQuestions({ source: fixture });
    expect(format).toBe('opentriviaqa');
    const guessed =
      'The file does not say how its letters are stored, they were read as Western European (Windows-1252)';
    expect(encoding).toMatchObject({ name: 'windows-1252', isGuess: true, sample: { length: 3 } });
    expect(
      report
        .filter(({ status }) => status !== 'kept')
        .map(({ line, status, reason }) => [line, status, reason]),
    ).toEqual([
      [2, 'changed', guessed],
      [7, 'changed', 'The question runs over 2 lines, which were joined'],
      [14, 'changed', guessed],
      [21, 'changed', guessed],
      [28, 'changed', 'The repeated option “The Lonely Sea” was removed'],
      [35, 'changed', 'The question runs over 9 lines, which were joined'],
      [51, 'changed', `${guessed}. A character was lost in the file, please check`],
      [58, 'changed', 'A character was lost in the file, please check'],
      [
        63,
        'changed',
        'The question runs over 2 lines, which were joined. A character was lost in the file, please check',
      ],
      [71, 'changed', 'The question runs over 6 lines, which were joined'],
      [88, 'changed', 'The question runs over 7 lines, which were joined'],
      [101, 'dropped', 'This repeats the question in line 88'],
    ]);
    expect(summary).toEqual({ kept: 1, changed: 11, dropped: 1 });
    expect(report).toHaveLength(13);
    expect(questions).toHaveLength(12);
  });

  it('reads the characters that the authors meant', async () => {
    const text = JSON.stringify((await readQuestions({ source: fixture })).questions);
    expect(text).toContain('Sturmpanzer IV Brummbär');
    expect(text).toContain('“Treble”');
    expect(text).toContain('“spook hunter”');
  });

  it('reads a file in the encoding that was chosen', async () => {
    const source = new Uint8Array(
      Buffer.from('question,option1,option2,correct\n\xCA\xE0\xEA \xE4\xE5\xEB\xE0?,a,b,1', 'latin1'),
    );
    const guess = await readQuestions({ source });
    expect([guess.questions[0]?.question, guess.encoding?.name]).toEqual(['Как дела?', 'windows-1251']);
    const chosen = await readQuestions({ source, encoding: 'windows-1252' });
    expect([chosen.questions[0]?.question, chosen.encoding]).toEqual([
      'Êàê äåëà?',
      { name: 'windows-1252', isGuess: false, sample: ['Êàê äåëà?,a,b,1'] },
    ]);
    expect(chosen.summary).toEqual({ kept: 1, changed: 0, dropped: 0 });
    const utf8 = new TextEncoder().encode('question,option1,option2,correct\nКак дела?,a,b,1');
    expect((await readQuestions({ source: utf8 })).encoding).toBeUndefined();
  });

  it('recognises the format unless it is told', async () => {
    const text = 'question,option1,option2,correct\n#1?,a,b,a';
    expect(await readQuestions({ source: text })).toMatchObject({ format: 'csv', summary: { kept: 1 } });
    expect((await readQuestions({ source: text, format: 'opentriviaqa' })).summary).toEqual({
      kept: 0,
      changed: 0,
      dropped: 1,
    });
  });

  it('drops a question that is too long or has too many options', async () => {
    const long = `#Q ${'x'.repeat(LIMITS.questionText + 1)}\n^ a\nA a\nB b`;
    const many = `question,${Array.from({ length: 21 }, (_, i) => `option${i + 1}`).join()},correct\nQ?,${Array.from({ length: 21 }, (_, i) => `o${i}`).join()},o1`;
    for (const source of [long, many]) {
      const { report, questions } = await readQuestions({ source });
      expect(report).toMatchObject([{ status: 'dropped' }]);
      expect(report[0]?.reason).not.toBe('');
      expect(questions).toEqual([]);
    }
  });

  it('drops what would not pass the publish checks', async () => {
    const source = 'question,type,option1,option2,correct\nWhich?,one_choice,a,b,a;b';
    expect((await readQuestions({ source })).report).toMatchObject([
      { status: 'dropped', reason: 'Only one option can be correct' },
    ]);
  });

  it('never throws, accounts for everything and answers what the contract allows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 30 }),
        fc.constantFrom(undefined, 'csv' as const, 'opentriviaqa' as const),
        async (lines, format) => {
          const result = await readQuestions({ source: lines.join('\n'), format });
          const { kept, changed, dropped } = result.summary;
          expect(kept + changed).toBe(result.questions.length);
          expect(kept + changed + dropped).toBe(result.report.length);
          expect(result.report.every(({ status, reason }) => (status === 'kept') === (reason === ''))).toBe(
            true,
          );
          expect(quizzes.importQuestions.response.safeParse(result).success).toBe(true);
        },
      ),
    );
  });

  it('never throws on any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (source) => {
        expect((await readQuestions({ source })).summary).toBeDefined();
      }),
    );
  });
});
