import { buildQuestion } from '@quizhall/shared/testing/factories';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { htmlToInline, htmlToMarkdown, htmlToText } from '../../imports/model/html/html.ts';
import { readQuestions } from '../../imports/model/index.ts';
import { READ_AS, writeQuestions } from './index.ts';

const fence = (code: string, language = '') => `\`\`\`${language}\n${code}\n\`\`\``;

describe('code in imported HTML', () => {
  it.each([
    ['<pre><code>a = 1\n  b &lt; 2</code></pre>', fence('a = 1\n  b < 2')],
    ['<p>Look:</p><pre>\n\tif x:\n\n\t\ty</pre><p>Why?</p>', `Look:\n\n${fence('\tif x:\n\n\t\ty')}\n\nWhy?`],
    ['<pre class="language-c++"><span>int</span> x = *p_1 * $5$;</pre>', fence('int x = *p_1 * $5$;', 'c++')],
    ['<pre><code class="hljs lang-js">f()<br>g()</code></pre>', fence('f()\ng()', 'js')],
    ['Say <code>x = *y*</code> twice', 'Say `x = *y*` twice'],
    // What would end the code early has to stay lines.
    ['<pre>a\n```\nb</pre>', 'a\n\\`\\`\\`\nb'],
    ['<pre> \n </pre>', ''],
  ])('%s', (html, markdown) => {
    expect(htmlToMarkdown(html)).toEqual({ text: markdown, lost: [] });
  });

  it('is a line in a line, and text in a text', () => {
    expect(htmlToInline('<pre>f(x)</pre>').text).toBe('`f(x)`');
    expect(htmlToInline('<pre>f\ng</pre>').text).toBe(fence('f\ng'));
    expect(htmlToText('<pre>f\n g</pre>').text).toBe('f\n g');
  });
});

it.each(['moodlexml', 'qti', 'qti21', 'qti12', 'json', 'gift'] as const)(
  'code comes back from %s',
  async (format) => {
    const line = fc.stringMatching(/^[ \ta-z(){}<>&*_$#~=;"'.]{0,12}$/);
    const code = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => `x\n${lines.join('\n')}\ny`);
    await fc.assert(
      fc.asyncProperty(code, fc.constantFrom('', 'python'), async (source, language) => {
        const question = `What is \`a*b\`?\n\n${fence(source, language)}\n\nSay it.`;
        const { bytes, report } = await writeQuestions(format, [
          buildQuestion({ question, explanation: fence(source), timeLimit: 0 }),
        ]);
        const read = await readQuestions({ source: bytes, format: READ_AS[format] });
        expect([report[0]?.reason, read.report[0]?.reason]).toEqual(['', '']);
        expect(read.questions[0]).toMatchObject({ question, explanation: fence(source) });
      }),
      { numRuns: 25 },
    );
  },
);

const LAYOUTS = [
  '3. Oktober 1990 was a Wednesday.',
  '3) Oktober',
  'Go on:\n\n3. three\n4. four',
  'Order:\n\n1. a\n\n5. b\n6. c',
  '- a\n- b\n\n1. c',
  'if x:\n    y\n  z',
  'a   b',
  'Does `\\(a\\)` match `$$b$$`?',
  '`a  b`',
  '[https://a.b](https://a.b) and [c](https://a.b/c_%28d%29)',
  '**a**\n**b**',
  '***a***',
];
it.each(['moodlexml', 'qti', 'qti21', 'qti12', 'json', 'gift'] as const)(
  'layouts come back whole from %s',
  async (format) => {
    for (const question of LAYOUTS) {
      const { bytes, report } = await writeQuestions(format, [
        buildQuestion({ question, explanation: question, timeLimit: 0 }),
      ]);
      const read = await readQuestions({ source: bytes, format: READ_AS[format] });
      expect([report[0]?.reason, read.report[0]?.reason]).toEqual(['', '']);
      expect(read.questions[0]).toMatchObject({ question, explanation: question });
    }
  },
);

it('Moodle shows it as code: as HTML, where spaces and breaks stay', async () => {
  const { bytes } = await writeQuestions('moodlexml', [buildQuestion({ question: fence('a\n  b', 'js') })]);
  expect(Buffer.from(bytes).toString('utf8')).toContain(
    '&lt;pre&gt;&lt;code class=&quot;language-js&quot;&gt;a\n  b&lt;/code&gt;&lt;/pre&gt;',
  );
});
