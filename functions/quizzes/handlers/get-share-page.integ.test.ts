import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { config } from '../../platform/config.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { handler } from './get-share-page.ts';

const ask = async (id: string) => {
  const { status, headers, bytes } = await invokeEndpoint(handler, quizzes.getSharePage, { params: { id } });
  return { status, headers, html: bytes.toString('utf8') };
};

describe('the page of a shared quiz', () => {
  it('tells title, description and picture of one that is listed, and may be kept', async () => {
    const quiz = await publishedQuiz({
      quiz: {
        title: 'Fish & "Chips"',
        description: 'What do you **know**? <script>alert(1)</script>',
        listed: true,
        language: 'fr',
        coverKey: 'cover/u1/abc.png',
        coverSizes: [
          { width: 640, key: 'cover/u1/small.webp' },
          { width: 1280, key: 'cover/u1/wide.webp' },
        ],
      },
    });
    const { status, headers, html } = await ask(quiz.code.toLowerCase());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
      'x-content-type-options': 'nosniff',
    });
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<title>Fish &amp; &quot;Chips&quot; · Quizhall</title>');
    expect(html).toContain('content="What do you know? &lt;script&gt;');
    expect(html).not.toContain('<script');
    const url = `${config.SITE_URL}/quiz/${quiz.shareableLink}`;
    expect(html).toContain(`<link rel="canonical" href="${url}">`);
    expect(html).toContain(`<meta property="og:url" content="${url}">`);
    expect(html).toContain(
      `<meta property="og:image" content="${config.SITE_URL}/media/cover/u1/wide.webp">`,
    );
    expect(html).not.toContain('noindex');
  });

  it('cuts a long description, and shows the picture of the site where there is no cover', async () => {
    const quiz = await publishedQuiz({ quiz: { listed: true, description: 'word '.repeat(100) } });
    const { html } = await ask(quiz.shareableLink);
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(description).toMatch(/word…$/);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(html).toContain(`${config.SITE_URL}/og/home.png`);
  });

  it('is the same of a quiz that is not listed and of none at all, and names nothing', async () => {
    const quiz = await publishedQuiz({ quiz: { title: 'Secret plans', description: 'Of ours' } });
    const { html, status } = await ask(quiz.code);
    expect(status).toBe(200);
    expect(html).not.toMatch(/Secret|ours/);
    expect(html).toContain('noindex');
    const unknown = await ask('ZZZZZZ');
    expect(unknown.html.replaceAll('ZZZZZZ', quiz.code)).toBe(html);
  });
});
