import { translated } from '@/lib/language.ts';

/** What a result says of the prize of its quiz. */
export const prize = translated('takingPrize', {
  title: (amount: string) => `Prize pool: ${amount}`,
  ahead: (places: number, when: string) =>
    places === 1
      ? `The best result wins it, and yours may be that one. It is decided on ${when} at the earliest.`
      : `The best ${places} results share it, and yours may be among them. They are decided on ${when} at the earliest.`,
  over: 'The quiz is over. Winners are decided once everything is in and graded.',
  told: 'Winners get a mail that says how to claim their prize.',
});
