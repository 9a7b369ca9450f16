import { type Contract, contract } from '@quizhall/shared/contract';
import type { Plugin } from 'vite';

const MODULE = 'virtual:contract-routes';
/** Whose calls only pages of owners make: apart, so that nobody loads them with a quiz to take. */
const OF_OWNERS: readonly string[] = ['quizzes', 'runs', 'uploads', 'payments', 'proofs', 'notifications'];
const OPENAPI_FILE = 'openapi.json';

type Route = { method: string; path: string };

/** Method and path of every endpoint, by area and name: all that a browser needs of the contract at run time. */
export function routesOf(areas: Contract): Record<string, Record<string, Route>> {
  const strip = (endpoints: Record<string, Route>) =>
    Object.fromEntries(Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]));
  return Object.fromEntries(Object.entries(areas).map(([area, endpoints]) => [area, strip(endpoints)]));
}

/** Areas as exports of one module. */
const exportsOf = (isWanted: (area: string) => boolean): string =>
  Object.entries(routesOf(contract))
    .filter(([area]) => isWanted(area))
    .map(([area, endpoints]) => `export const ${area} = ${JSON.stringify(endpoints)};`)
    .join('\n');

/** `routes` is a namespace, of which every page gets the modules of the areas that it names. */
const SOURCES: Record<string, () => string> = {
  [MODULE]: () => `export * as routes from '${MODULE}/areas';`,
  [`${MODULE}/areas`]: () => `export * from '${MODULE}/shared';\nexport * from '${MODULE}/owners';`,
  [`${MODULE}/shared`]: () => exportsOf((area) => !OF_OWNERS.includes(area)),
  [`${MODULE}/owners`]: () => exportsOf((area) => OF_OWNERS.includes(area)),
};

async function openApiText(): Promise<string> {
  const { buildOpenApi } = await import('@quizhall/shared/contract/openapi');
  return JSON.stringify(buildOpenApi(contract));
}

/**
 * Derives from the contract, at build time, so that no schema library reaches the browser:
 * - `virtual:contract-routes`, whose `routes` are typed as the contract but hold method and path only;
 * - `/openapi.json`, an asset of the build and a response of the dev server.
 * Node caches the contract: a dev server sees a change of it after a restart.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'quizhall:contract-routes',
    resolveId: (id) => (id in SOURCES ? { id: `\0${id}`, moduleSideEffects: false } : undefined),
    load: (id) => (id.startsWith('\0') ? SOURCES[id.slice(1)]?.() : undefined),
    configureServer(server) {
      server.middlewares.use(`/${OPENAPI_FILE}`, (_request, response, next) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        openApiText().then((text) => response.end(text), next);
      });
    },
    async generateBundle() {
      // Vitest and the dev server never come here: only a build of the site writes the document.
      this.emitFile({ type: 'asset', fileName: OPENAPI_FILE, source: await openApiText() });
    },
  };
}
