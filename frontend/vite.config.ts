import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiDocs } from './build/api/api-docs-plugin.ts';
import { contentFiles } from './build/content/content-plugin.ts';
import { helpIndex } from './build/content/help-plugin.ts';
import { contractRoutes } from './contract-routes.ts';
import { galleryPage } from './gallery/gallery-page.ts';
import { hoistedImports } from './hoisted-imports.ts';
import { zodWithoutEval } from './zod-without-eval.ts';

/** Where a dev server that runs beside the stage, rather than inside it, finds the API and the uploaded media. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/**
 * What goes into one file: left to itself, the bundler makes a file of a few hundred bytes of each module that two pages
 * share, and an overview of forty requests. The rest it may divide as it likes.
 */
const FILES: Record<string, string[]> = {
  // Every page, beside the entry. The renderer stays with the entry: two files of a size come and compile side by side.
  core: [
    'node_modules/(react|react-router|react-router-dom|cookie|set-cookie-parser)/',
    'src/components/ui/(countdown-ring|cx|logo|skeleton|spinner)\\.tsx?',
    'src/lib/(api/errors|api/session-events|language|motion|once|storage|embedded|use-title)\\.ts',
    'src/app/nav/language-picker\\.tsx',
    'shared/src/rules/embed-path\\.ts',
    'lucide-react/dist/esm/(?!icons/)',
    'lucide-react/dist/esm/icons/(check|circle-check|circle-exclamation-point|globe|info|octagon-exclamation-point|triangle-exclamation-point)\\.',
  ],
  // Every page that reads from the server through the query cache; not what only some of them do (write, read on).
  'query-cache': [
    'node_modules/@tanstack/(react-query|query-core)/(?!.*(useInfiniteQuery|infiniteQueryObserver|mutationObserver|useMutation)\\.)',
    'src/lib/query/(data-provider|query-client)\\.tsx?',
  ],
  // Nearly every page but the front page.
  parts: [
    'src/components/ui/(alert|card|empty-state|text-link|tone)\\.tsx?',
    'src/lib/(device-id|format|full-screen)\\.ts',
  ],
  // What people wrote, wherever it is shown.
  texts: [
    'src/(components/ui/markdown-text|lib/formula)\\.tsx',
    'shared/src/rules/(dollars|formula-lookup|markdown|markdown-chunks|markdown-inline|markdown-plain|mathml)\\.ts',
  ],
  // The signs of a running quiz: alone, each costs its frame.
  signs: [
    'lucide-react/dist/esm/icons/(arrow-left|arrow-right|clock|cloud-check|cloud-upload|flag|hourglass|layout-grid|lock)\\.',
  ],
  // Pages that show a quiz, but not the one that asks its questions.
  quiz: [
    'src/(entities/quiz/labels|lib/random-from)\\.ts',
    'src/components/ui/(badge|cover|cover-pattern|stat-tile)\\.tsx?',
    'lucide-react/dist/esm/icons/(archive|award|circle-slash|credit-card|gauge|list-checks|repeat|search-x|users)\\.',
  ],
  // Every form: its fields, which the front page shows without the library, and the library.
  fields: ['src/components/ui/(checkbox|field|text-field)\\.tsx?'],
  forms: ['node_modules/react-hook-form/', 'src/lib/form/use-form-control\\.ts'],
};

const ROUTER = `${import.meta.dirname}/../node_modules/react-router/dist/production`;

const groups = Object.entries(FILES).map(([name, paths]) => ({ name, test: new RegExp(paths.join('|')) }));

/**
 * The one Vite configuration: of the build, of a stand-alone dev server, and of the local stage, which loads it in
 * middleware mode (so `root` is explicit). Nothing may be inlined into the page: the site runs under a strict CSP.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    contractRoutes(),
    contentFiles(),
    helpIndex(),
    apiDocs(),
    zodWithoutEval(),
    galleryPage(),
    hoistedImports(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: `${import.meta.dirname}/src` },
      // ES modules get the library's build for developers otherwise, with its warnings.
      { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
      // The same without the library's own look, whose style elements the CSP would refuse.
      { find: /^react-hot-toast$/, replacement: 'react-hot-toast/headless' },
      // Radix would hold the page still by such an element, too.
      {
        find: /^react-remove-scroll$/,
        replacement: `${import.meta.dirname}/src/components/ui/scroll-lock.tsx`,
      },
    ],
  },
  optimizeDeps: { entries: ['index.html', 'gallery/index.html', 'src/**/*.tsx', '!src/**/*.test.tsx'] },
  server: { proxy: { '/api': apiOrigin, '/media': apiOrigin } },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    // For the byte budgets and the pages that are rendered ahead.
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
