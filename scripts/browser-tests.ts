import { buildSite, finish, runPlaywright } from './suite.ts';

/** Builds the site and runs browser tests: `npm run test:browser -- runner.spec.ts`. */
await finish(async () => [await buildSite(), await runPlaywright(...process.argv.slice(2))]);
