import { translated } from '../language.ts';

/** What a form says by itself. */
export const FORM_MESSAGES = translated('form', {
  tryAgainIn: (seconds: number) =>
    seconds < 120
      ? `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `Try again in ${Math.ceil(seconds / 60)} minutes`,
});
