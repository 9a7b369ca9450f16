import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of the newsletter box in the footer, and of the pages that its mails link to. */
export const messages = catalogue('newsletter', {
  title: 'Newsletter',
  text: 'News about Quizhall and ideas for better quizzes.',
  email: 'Email address',
  placeholder: 'you@example.org',
  subscribe: 'Subscribe',
  required: 'Email is required',
  invalid: 'Please enter a valid email address',
  failed: 'That did not work. Please try again in a moment.',
  sent: 'Please check your inbox to confirm your subscription.',
  sentTo: text<{ email: string }>('The link to confirm went to {email}.'),
  another: 'Use another address',
  home: 'Back to Home',
  confirm: {
    documentTitle: 'Newsletter subscription',
    ask: 'Subscribe to the newsletter?',
    askText: 'Confirm that you want it at the address this link came to. You can unsubscribe at any time.',
    button: 'Confirm subscription',
    done: 'You are subscribed',
    doneText: 'The newsletter comes to this address from now on. Every issue has a link to unsubscribe.',
    invalid: 'This link does not work',
    invalidText:
      'It may be older than seven days, or not complete. Enter your address again and we send you a new one.',
    failed: 'Your subscription could not be confirmed. Please try again in a moment.',
  },
  unsubscribe: {
    documentTitle: 'Unsubscribe',
    ask: 'Unsubscribe from the newsletter?',
    askText: 'You will not get any more issues. Mails about your account and your quizzes still come.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneText:
      'No more issues come to this address. You can subscribe again at any time at the foot of the home page.',
    invalid: 'This link does not work',
    invalidText: 'It may not be complete. Open the link in your latest newsletter mail again.',
    failed: 'That did not work. Please try again in a moment.',
  },
});
