import * as fc from '@quizhall/shared/testing/properties';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readQuestions } from '../../imports/model/index.ts';
import { withQuestionIds } from './testing/questions.ts';
import { choiceOf, choices, item, response, single } from '../../imports/model/testing/qti-package.ts';
import { canvasItem, entry, quiz } from '../../imports/model/testing/qti12.ts';
import { READ_AS, writeQuestions } from './index.ts';
import { meaningOf } from './testing/html-meaning.ts';
import { richHtml } from './testing/rich-html.ts';

const gift = (html: string) => html.replace(/[\\~=#{}:]/g, String.raw`\$&`);
const escape = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One HTML text as a question of each format that supports HTML. */
const SOURCES: Record<string, (html: string) => string> = {
  moodlexml: (html) =>
    `<?xml version="1.0"?><quiz><question type="essay"><questiontext format="html"><text>${escape(html)}</text></questiontext></question></quiz>`,
  gift: (html) => `[html]${gift(html)} {}`,
  qti: (html) =>
    item({
      declaration: response(single, ['A']),
      body: `${html}${choiceOf(choices('yes', 'no')).replace(/<prompt>.*<\/prompt>/, '')}`,
    }),
  qti12: (html) => quiz(canvasItem({ type: 'essay_question', stem: html, responses: entry() })),
};

const WRITTEN = [
  'qti',
  'qti21',
  'qti12',
  'moodlexml',
  'gift',
  'json',
  'questions-csv',
  'questions-xlsx',
] as const;

/** The HTML of the question in a package of QTI. */
function htmlIn(format: string, bytes: Uint8Array): string {
  const files = unzipSync(bytes);
  const text = new TextDecoder().decode(files[format === 'qti12' ? 'quiz.xml' : 'items/question-1.xml']);
  if (format === 'qti12') {
    const [, stem = ''] = /<presentation><material><mattext[^>]*>([^]*?)<\/mattext>/.exec(text) ?? [];
    return stem
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#10;', '\n')
      .replaceAll('&amp;', '&');
  }
  const [, body = ''] =
    /<(?:qti-item-body|itemBody)>([^]*?)<(?:qti-)?(?:choice-?|extended-?[tT]ext-?)[iI]nteraction/.exec(
      text,
    ) ?? [];
  return body;
}

it.each(Object.keys(SOURCES))(
  'what %s reports as kept is the same in everything that it is written as',
  async (name) => {
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(richHtml, async (html) => {
        const read = await readQuestions({ source: SOURCES[name]?.(html) ?? '' });
        expect(read.report).toHaveLength(1);
        if (read.report[0]?.status !== 'kept') return;
        kept += 1;
        const questions = withQuestionIds(read.questions);
        for (const format of WRITTEN) {
          const { bytes, report } = await writeQuestions(format, questions);
          if (report[0]?.status !== 'kept') continue;
          const again = await readQuestions({ source: bytes, format: READ_AS[format] });
          expect([again.report[0]?.reason, again.questions[0]?.question]).toEqual([
            '',
            questions[0]?.question,
          ]);
          if (format.startsWith('qti')) expect(meaningOf(htmlIn(format, bytes))).toEqual(meaningOf(html));
        }
      }),
      { numRuns: 40 },
    );
    expect(kept).toBeGreaterThan(5);
  },
);
