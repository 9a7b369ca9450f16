import type { Plugin } from 'vite';

/**
 * The component gallery of a development server: every address below `/gallery` that is no file is its page. The build
 * of the site knows nothing of it; the gallery has a build of its own.
 */
export function galleryPage(): Plugin {
  return {
    name: 'quizhall:gallery-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((req, _res, next) => {
        req.url = req.url?.replace(/^\/gallery\/?(?=\?|$)/, '/gallery/index.html');
        next();
      });
    },
  };
}
