// Zod compiles its parsers with `new Function` unless told otherwise, which the site's content security policy forbids.
// The setting must stand before the first schema is made: import this file before anything that imports a schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
