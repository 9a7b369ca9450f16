import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiDocs } from './build/api/api-docs-plugin.ts';
import { filesOfVisits } from './build/first-visits.ts';
import { modulesOfFiles } from './build/manifest.ts';
import { contentFiles } from './build/content/content-plugin.ts';
import { helpIndex } from './build/content/help-plugin.ts';
import { contractRoutes } from './contract-routes.ts';
import { galleryPage } from './gallery/gallery-page.ts';
import { zodWithoutEval } from './zod-without-eval.ts';

/** Where a dev server that runs beside the stage, rather than inside it, finds the API and the uploaded media. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

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
    filesOfVisits(),
    modulesOfFiles(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: `${import.meta.dirname}/src` },
      // Without the library's own look, whose style elements the CSP would refuse.
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
  },
});
