import { expect, it } from 'vitest';
import { toArticle } from './markdown-article.ts';
import { toMime } from './mime.ts';

const unsubscribe = 'https://quizhall.example/api/newsletter/unsubscribe/a.b';
const mimeOf = (subject: string) =>
  toMime('Quizhall <no-reply@quizhall.example>', 'ada@example.com', {
    subject,
    text: 'Grüße\n',
    html: '<p>Grüße</p>',
    unsubscribe,
  }).toString('ascii');

it('says how one click ends it, and both forms', () => {
  const mime = mimeOf('News');
  expect(mime).toContain(`\r\nList-Unsubscribe: <${unsubscribe}>\r\n`);
  expect(mime).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(mime).toContain('\r\nSubject: News\r\n');
  expect(mime).toContain(Buffer.from('<p>Grüße</p>').toString('base64'));
});

it.each(['Grüße', '日本語'.repeat(30), 'x'.repeat(200)])(
  'writes the subject "%s" in words that come back',
  (subject) => {
    const header = /\r\nSubject: ((?:.|\r\n )*)\r\n/.exec(mimeOf(subject))?.[1] ?? '';
    const words = header.split('\r\n ');
    for (const word of words) expect(word.length).toBeLessThanOrEqual(75);
    const read = words.map((word) =>
      Buffer.from(/^=\?UTF-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? '', 'base64').toString(),
    );
    expect(read.join('')).toBe(subject);
  },
);

it('writes Markdown for both, and nothing of it as HTML that is not ours', () => {
  const { html, text } = toArticle(
    '## Now\n\n**Bold** <b>&</b> [here](https://a.example/?x=1&y=2)\n\n1. one\n2. two',
  );
  expect(html).toContain('>Now</h2>');
  expect(html).toContain(
    '<strong>Bold</strong> &lt;b&gt;&amp;&lt;/b&gt; <a class="link" href="https://a.example/?x=1&amp;y=2"',
  );
  expect(html).toContain('<ol start="1"');
  expect(text).toBe('Now\n\nBold <b>&</b> here (https://a.example/?x=1&y=2)\n\n1. one\n2. two');
});
