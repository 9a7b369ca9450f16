import { defineConfig } from 'vite';

/** Built as the site is, from the libraries as they come. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  build: { target: 'baseline-widely-available', outDir: '../../../.local/plain-page', emptyOutDir: true },
});
