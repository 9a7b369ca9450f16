import { expect, it } from 'vitest';
import { SOCIAL_PLACE, withSocialLinks } from './public-paths.ts';

it('puts the links of a stage into its pages, and nothing that could leave its place', () => {
  const page = `<head>${SOCIAL_PLACE}</head>`;
  expect(withSocialLinks(page, [])).toBe(page);
  const links = [{ name: '"><script>', url: 'https://social.example/?a=1&b=$&' }];
  const html = withSocialLinks(page, links);
  const [, content = ''] = /content="([^"]*)"/.exec(html) ?? [];
  expect(html).not.toContain('<script>');
  const text = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  expect(JSON.parse(text.replaceAll('&amp;', '&'))).toEqual(links);
});
