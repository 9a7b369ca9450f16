import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './contract-routes.ts';
import { galleryPage } from './gallery/gallery-page.ts';
import { zodWithoutEval } from './zod-without-eval.ts';

/** Where a dev server that runs beside the stage, rather than inside it, finds the API and the uploaded media. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/**
 * What every page needs, in one file: left to itself, the bundler makes a file of a few hundred bytes of each module, and
 * moves the router about as imports change.
 */
const CORE = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)/',
    'src/components/ui/(cx|logo|skeleton|spinner)\\.tsx?',
    'src/lib/(motion|storage|use-title)\\.ts',
  ].join('|'),
);

/**
 * The one Vite configuration: of the build, of a stand-alone dev server, and of the local stage, which loads it in
 * middleware mode (so `root` is explicit). Nothing may be inlined into the page: the site runs under a strict CSP.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), contractRoutes(), zodWithoutEval(), galleryPage()],
  resolve: {
    alias: [
      { find: '@', replacement: `${import.meta.dirname}/src` },
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
    sourcemap: true,
    // For the byte budgets and the pages that are rendered ahead.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } } },
  },
});
