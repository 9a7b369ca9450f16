import config from './playwright.config.ts';

/** Journeys that take too long for every test run: part of `npm run test:long`. */
export default { ...config, testMatch: '*.long.ts', workers: 1, fullyParallel: false };
