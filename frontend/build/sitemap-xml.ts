import { ORIGIN_PLACE } from '@quizhall/shared/rules/public-paths';

/** The addresses that search engines are told of, with the day of the last change where it is known. */
export function sitemapXml(pages: readonly { path: string; updated?: string | undefined }[]): string {
  const urls = pages.map(
    ({ path, updated }) =>
      `  <url><loc>${ORIGIN_PLACE}${path}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
