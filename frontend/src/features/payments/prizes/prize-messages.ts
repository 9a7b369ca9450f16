import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** The texts of a winner's page. */
export const messages = catalogue('prize', {
  title: 'Your prize',
  loading: 'Loading your prize',
  failed: 'Your prize could not be loaded',
  unknown: 'This prize is not known',
  unknownText: 'Open the link of the mail that told you, or sign in with the account that took the quiz.',
  signIn: 'Sign in',
  won: text<{ place: number; quiz: string }>('Place {place} of “{quiz}”'),
  rewards: 'Your rewards',
  claim: {
    title: 'Claim your prize',
    hint: text<{ until: string }>('Say where the money goes by {until}. Winners are paid within 7 days.'),
    refused:
      'The account that you named did not take the money. Nothing is lost: check the details, or name another one.',
    fullName: 'Full name',
    fullNameHint: 'As your bank or PayPal knows you',
    country: 'Country',
    countryPlaceholder: 'Type to find it',
    method: 'How you are paid',
    bank: 'Bank account',
    bankNote: 'Takes up to 3 business days',
    paypal: 'PayPal',
    paypalNote: 'To your PayPal account',
    iban: 'IBAN',
    routing: 'Routing number',
    routingHint: '9 digits, on your checks',
    account: 'Account number',
    paypalEmail: 'E-mail address of your PayPal account',
    kept: 'These details are used to send this prize and removed after that.',
    submit: text<{ amount: string }>('Send me {amount}'),
    failed: 'Your details did not arrive. Nothing was sent: try again.',
  },
  off: 'Prizes cannot be paid out on this site yet. Yours stays yours: you are told when it can be claimed.',
  held: 'The result is being looked into',
  heldText: text<{ until: string }>(
    'Your prize is held until {until} at the latest. You are told as soon as you can claim it.',
  ),
  reason: text<{ reason: string }>('The reason given: {reason}'),
  claimed: 'Your money is on its way',
  claimedText: 'It is being sent now. You get a mail when it has left. Winners are paid within 7 days.',
  paid: 'Your prize was sent',
  paidText: text<{ at: string }>('It left on {at}. Banks take up to 3 business days.'),
  returned: {
    unclaimed: 'This prize was not claimed',
    annulled: 'This prize was taken back',
  },
  returnedText: {
    unclaimed: text<{ at: string }>('It was not claimed in time and went back on {at}.'),
    annulled: text<{ at: string }>('Its attempt was annulled, so it went back on {at}.'),
  },
});
