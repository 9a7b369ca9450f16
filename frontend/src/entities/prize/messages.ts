import { catalogue } from '@/lib/language.ts';

/** Status of a prize, in two words. */
export const prizeStatus = catalogue('prizeStatus', {
  claimable: 'To be claimed',
  held: 'On hold',
  claimed: 'Being sent',
  paid: 'Paid',
  returned: 'Gone back',
});
