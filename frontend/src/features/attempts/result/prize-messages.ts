import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** What a result says of the prize of its quiz. */
export const prize = catalogue('takingPrize', {
  title: text<{ amount: string }>('Prize pool: {amount}'),
  ahead: text<{ places: number; when: string }>(
    '{places, plural, one {The best result wins it, and yours may be that one. It is decided on {when} at the earliest.} other {The best # results share it, and yours may be among them. They are decided on {when} at the earliest.}}',
  ),
  over: 'The quiz is over. Winners are decided once everything is in and graded.',
  told: 'Winners get a mail that says how to claim their prize.',
});
