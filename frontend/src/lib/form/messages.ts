import { text } from '@quizhall/shared/i18n';
import { catalogue } from '../language.ts';

const FORM_MESSAGES = catalogue('form', {
  tryAgainIn: text<{ seconds: number }>('Try again in {seconds, plural, one {# second} other {# seconds}}'),
  tryAgainInMinutes: text<{ minutes: number }>('Try again in {minutes} minutes'),
});

/** Formats the wait until the next retry, in minutes from two minutes on. */
export const tryAgainIn = (seconds: number): string =>
  seconds < 120
    ? FORM_MESSAGES.tryAgainIn({ seconds })
    : FORM_MESSAGES.tryAgainInMinutes({ minutes: Math.ceil(seconds / 60) });
