import { runBrowserTests } from './suites.ts';
import { finish } from './test.ts';

await finish(() => runBrowserTests({ args: process.argv.slice(2) }));
