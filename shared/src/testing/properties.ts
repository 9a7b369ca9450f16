import { configureGlobal } from 'fast-check';

/**
 * fast-check as the tests of this project use it: the same histories in every run, so that a change that is right never
 * fails by chance. `PROPERTY_SEED=random` or a number looks at others; `npm run test:long` does so many times over.
 * A failure names the seed and the path that lead back to it.
 */
export * from 'fast-check';

const wished = process.env['PROPERTY_SEED'] ?? '20260101';
configureGlobal(wished === 'random' ? {} : { seed: Number(wished) });
