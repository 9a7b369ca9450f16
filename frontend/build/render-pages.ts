import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { chunkFiles } from './manifest.ts';

const DIST = join(import.meta.dirname, '../dist');
/** Inside node_modules, so that the packages that stay outside the bundle are found. */
const SERVER_BUILD = join(import.meta.dirname, '../node_modules/.render-ahead');
const EMPTY_ROOT = '<div id="root"></div>';

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
    modules: [FRAME, 'data', 'src/features/taking/routes/quiz-page.tsx'],
  },
];

/** Reads the list of chunks, and the page that all other addresses get, which from here on asks for its font as well. */
function readBuild(): { shell: string; manifest: Manifest } {
  const built = readFileSync(join(DIST, 'index.html'), 'utf8');
  if (!built.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const font = manifest[FONT]?.file;
  if (!font) throw new Error(`The build has no ${FONT}`);
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
  const shell = built.replace('  </head>', `    ${preload}\n  </head>`);
  writeFileSync(join(DIST, 'index.html'), shell);
  return { shell, manifest };
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

/** Asks for the chunks of a page beside the entry rather than after it has run, but after what the eye waits for. */
function preloads(manifest: Manifest, shell: string, modules: string[]): string {
  return [...chunkFiles(manifest, modules)]
    .filter((file) => file.endsWith('.js') && !shell.includes(file))
    .map((file) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`)
    .join('');
}

/** The markup can be read before any code has run: style and font go first. */
const scriptsLast = (html: string): string =>
  html
    .replaceAll(
      '<link rel="modulepreload" crossorigin',
      '<link rel="modulepreload" fetchpriority="low" crossorigin',
    )
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');

process.env.NODE_ENV = 'production';
const { shell, manifest } = readBuild();
const renderAhead = await loadRenderer();
for (const { file, path, routes, modules } of PAGES) {
  const markup = await renderAhead(path);
  const page = scriptsLast(shell)
    .replace('  </head>', () => `${preloads(manifest, shell, modules)}  </head>`)
    .replace(EMPTY_ROOT, () => `<div id="root" data-routes="${routes.join(' ')}">${markup}</div>`);
  writeFileSync(join(DIST, file), page);
  console.log(`${file.padEnd(16)}${(page.length / 1_000).toFixed(1)} kB`);
}
rmSync(SERVER_BUILD, { recursive: true, force: true });
