import { QUIZ_EXPORT_FORMATS } from '@quizhall/shared/contract/exports/quiz-exports';
import { IMPORT_FORMATS } from '@quizhall/shared/contract/imports/quiz-imports';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { READ_AS, writeQuestions } from '../../exports/model/index.ts';
import { anyQuestion } from '../../exports/model/testing/questions.ts';
import { readQuestions } from './index.ts';

const TEXT_FORMATS = IMPORT_FORMATS.filter((format) => format !== 'excel');

/** A valid text of any format, bitten into: characters lost, put in or moved, and the end cut off. */
const mutated = fc
  .record({
    questions: fc.array(anyQuestion, { minLength: 1, maxLength: 4 }),
    format: fc.constantFrom(
      ...QUIZ_EXPORT_FORMATS.filter(
        (format) => format !== 'qti' && TEXT_FORMATS.some((text) => text === READ_AS[format]),
      ),
    ),
    bites: fc.array(
      fc.record({ at: fc.nat(), length: fc.nat(8), put: fc.string({ unit: 'binary', maxLength: 4 }) }),
      {
        maxLength: 8,
      },
    ),
    end: fc.option(fc.nat(), { nil: undefined }),
  })
  .map(({ questions, format, bites, end }) => ({ questions, format, bites, end }));

function bite(
  text: string,
  bites: readonly { at: number; length: number; put: string }[],
  end?: number,
): string {
  let result = text;
  for (const { at, length, put } of bites) {
    const place = at % (result.length + 1);
    result = result.slice(0, place) + put + result.slice(place + length);
  }
  return end === undefined ? result : result.slice(0, end % (result.length + 1));
}

async function expectAccount(input: Parameters<typeof readQuestions>[0]): Promise<void> {
  const result = await readQuestions(input);
  const { kept, changed, dropped } = result.summary;
  expect(kept + changed).toBe(result.questions.length);
  expect(kept + changed + dropped).toBe(result.report.length);
  const lines = result.report.map(({ line }) => line);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  expect(result.report.every(({ status, reason }) => (status === 'kept') === (reason === ''))).toBe(true);
  expect(quizzes.importQuestions.response.safeParse(result).success).toBe(true);
}

describe('bad texts', () => {
  it('are accounted for when they were good once, read as what they were or as anything else', async () => {
    await fc.assert(
      fc.asyncProperty(
        mutated,
        fc.option(fc.constantFrom(...TEXT_FORMATS), { nil: undefined }),
        async ({ questions, format, bites, end }, other) => {
          const { bytes } = await writeQuestions(format, questions);
          const text = bite(new TextDecoder().decode(bytes), bites, end);
          await expectAccount({ source: text, format: READ_AS[format] });
          await expectAccount({ source: text, format: other });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are accounted for whatever their bytes are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.option(fc.constantFrom(...IMPORT_FORMATS), { nil: undefined }),
        (source, format) => expectAccount({ source, format }),
      ),
      { numRuns: 500 },
    );
  });
});
