import config from './playwright.config.ts';

/** Browser tests that are too slow for every run, and the gallery's pictures: part of `npm run test:long`. */
export default { ...config, testMatch: '*.long.ts', workers: 1, fullyParallel: false };
