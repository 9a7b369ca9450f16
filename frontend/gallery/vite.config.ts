import { mergeConfig } from 'vite';
import site from '../vite.config.ts';

/**
 * The build of the component gallery, for the local stage alone: a folder beside the site's, laid out by the addresses
 * of its files (`/gallery/…`). What is deployed is the other folder, so nothing of the gallery can be.
 */
export default mergeConfig(site, {
  build: {
    outDir: 'dist-gallery',
    assetsDir: 'gallery/assets',
    copyPublicDir: false,
    manifest: false,
    // One file of everything, for one page that nobody loads over a network.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { input: `${import.meta.dirname}/index.html` },
  },
});
