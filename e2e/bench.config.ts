import config from './playwright.config.ts';

/** What is measured in a browser, by itself: `npm run bench:runner`. */
export default { ...config, testMatch: '*.bench.ts', workers: 1, fullyParallel: false };
