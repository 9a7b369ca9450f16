import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { type Build, chunkFiles, readBuild } from './manifest.ts';
import { iconPicture, ogPicture } from './og-pictures.ts';
import { pictureOf, withHead } from './page-head.ts';
import { type RenderedPage, renderedPages } from './rendered-pages.ts';
import { replaced } from './replaced.ts';
import { sitemapXml } from './sitemap-xml.ts';

const DIST = join(import.meta.dirname, '../dist');
/** Inside node_modules, so that the packages that stay outside the bundle are found. */
const SERVER_BUILD = join(import.meta.dirname, '../node_modules/.render-ahead');
const EMPTY_ROOT = '<div id="root"></div>';
const HEAD_END = '  </head>';

/** The letters of nearly every text. Beside the code of the first page rather than after its first text. */
const FONT = '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The page of all addresses that are not rendered here: as it was built, and asking for its font. */
function askForFont(html: string, { manifest }: Build): string {
  const font = manifest[FONT]?.file;
  if (!font) throw new Error(`The build has no ${FONT}`);
  const link = `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">\n`;
  return html.includes(link) ? html : replaced(html, HEAD_END, link + HEAD_END);
}

async function loadRenderer(): Promise<(path: string) => Promise<string>> {
  await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: 'src/app/render-ahead.tsx',
      outDir: SERVER_BUILD,
      manifest: false,
      sourcemap: false,
      copyPublicDir: false,
    },
  });
  const { renderAhead } = (await import(join(SERVER_BUILD, 'render-ahead.js'))) as {
    renderAhead: (path: string) => Promise<string>;
  };
  return renderAhead;
}

/** Asks for the chunks of a page beside the entry rather than after it has run. */
function askForChunks(html: string, site: Build, modules: readonly string[]): string {
  const links = [...chunkFiles(site, modules)]
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return replaced(html, HEAD_END, links.join('') + HEAD_END);
}

/** The markup can be read before any code has run: style and font go first. */
function scriptsLast(html: string): string {
  const low = ' fetchpriority="low" crossorigin';
  const preloads = replaced(html, '<link rel="modulepreload" crossorigin', `<link rel="modulepreload"${low}`);
  return replaced(preloads, '<script type="module" crossorigin', `<script type="module"${low}`);
}

/**
 * A page that writes its first text by itself (`public/theme.js`) asks for the code only after that: on a slow line the text would
 * wait for bandwidth. `theme.js` gives these links their `rel`.
 */
const codeAfterText = (html: string): string =>
  html.includes('data-early=')
    ? replaced(html, '<link rel="modulepreload"', '<link data-rel="modulepreload"')
    : html;

/** Phones put the mark on their first screen: Apple's takes 180 pixels, the others choose. */
const ICON_SIZES = [180, 192, 512];

/** Said of a page that is all there without JavaScript. */
const NO_SCRIPT = /\s*<noscript>.*<\/noscript>/;

/** A page with its head, its markup and what it asks for. */
async function written(page: RenderedPage, shell: string, site: Build): Promise<string> {
  const { path, routes, modules, readsQuery, head } = page;
  const html = head ? withHead(shell, head) : shell;
  if (routes.length === 0) return html;
  const of = `data-routes="${routes.join(' ')}"${readsQuery ? ' data-reads-query' : ''}`;
  const root = `<div id="root" ${of}>${await renderAhead(path)}</div>`;
  const whole = codeAfterText(replaced(scriptsLast(askForChunks(html, site, modules)), EMPTY_ROOT, root));
  return routes.includes(path) && path !== '/' ? whole.replace(NO_SCRIPT, '') : whole;
}

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(join(DIST, file)), { recursive: true });
  writeFileSync(join(DIST, file), text);
}

process.env.NODE_ENV = 'production';
const site = readBuild();
const shell = askForFont(readFileSync(join(DIST, 'index.html'), 'utf8'), site);
write('index.html', shell);
const renderAhead = await loadRenderer();
const pages = renderedPages();
for (const page of pages) write(page.file, await written(page, shell, site));
write('sitemap.xml', sitemapXml(pages.filter(({ head }) => head)));
for (const { head } of pages)
  if (head) write(pictureOf(head.path), ogPicture(head.title.replace(' · Quizhall', ''), head.description));
for (const size of ICON_SIZES) write(`icon-${size}.png`, iconPicture(size));
console.log(`${pages.length} pages rendered ahead`);
rmSync(SERVER_BUILD, { recursive: true, force: true });
