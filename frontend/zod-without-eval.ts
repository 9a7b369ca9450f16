import type { Plugin } from 'vite';

const RESOLVED = '\0zod-without-eval';

/**
 * Zod compiles its parsers with `new Function` wherever that is allowed, and tries it out to see: a violation of the
 * site's content security policy. The setting against it must stand before the first schema is made, in whichever
 * chunk that is, so it comes with every import of zod itself.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'quizhall:zod-without-eval',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? "import { config } from 'zod/v4/core'; config({ jitless: true }); export * from 'zod/v4';"
        : undefined,
  };
}
