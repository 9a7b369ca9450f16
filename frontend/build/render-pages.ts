import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { chunkFiles } from './manifest.ts';

const DIST = join(import.meta.dirname, '../dist');
/** Inside node_modules, so that the packages that stay outside the bundle are found. */
const SERVER_BUILD = join(import.meta.dirname, '../node_modules/.render-ahead');
const EMPTY_ROOT = '<div id="root"></div>';
const HEAD_END = '  </head>';

/** The letters of nearly every text. Beside the code of the first page rather than after its first text. */
const FONT = '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Bar and footer. */
const FRAME = 'src/app/layouts/main-layout.tsx';

/**
 * Pages that are rendered while the site is built, the routes that may take their markup over, and what else
 * they need at once. The edge sends them out.
 */
const PAGES = [
  {
    file: 'front.html',
    path: '/',
    routes: ['/', '/home'],
    modules: [FRAME, 'src/features/site/routes/landing.tsx'],
  },
  {
    // Whatever the code: what depends on it is read from the server.
    file: 'overview.html',
    path: '/quiz/code',
    routes: ['/quiz/:ref', '/join/:ref'],
    modules: [FRAME, 'queries', 'src/features/taking/routes/quiz-page.tsx'],
  },
];

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/**
 * Replaces every occurrence.
 * @throws Error where there is none: by now, the bundler writes its page in another way
 */
function replaced(html: string, from: string, to: string): string {
  if (!html.includes(from)) throw new Error(`index.html has no ${from}`);
  return html.replaceAll(from, () => to);
}

/** The page of all addresses that are not rendered here: as it was built, and asking for its font. */
function askForFont(html: string, manifest: Manifest): string {
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
function askForChunks(html: string, manifest: Manifest, modules: string[]): string {
  const links = [...chunkFiles(manifest, modules)]
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

process.env.NODE_ENV = 'production';
const manifest = readManifest();
const shell = askForFont(readFileSync(join(DIST, 'index.html'), 'utf8'), manifest);
writeFileSync(join(DIST, 'index.html'), shell);
const renderAhead = await loadRenderer();
for (const { file, path, routes, modules } of PAGES) {
  const root = `<div id="root" data-routes="${routes.join(' ')}">${await renderAhead(path)}</div>`;
  const page = replaced(scriptsLast(askForChunks(shell, manifest, modules)), EMPTY_ROOT, root);
  writeFileSync(join(DIST, file), page);
  console.log(`${file.padEnd(16)}${(page.length / 1_000).toFixed(1)} kB`);
}
rmSync(SERVER_BUILD, { recursive: true, force: true });
