/** True when tests tagged `@nightly` run, and every state is checked in both themes and at the smallest width. */
export const NIGHTLY = process.env['NIGHTLY'] === 'true';
