import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of /get-started. */
export const messages = catalogue('join', {
  title: 'Get started',
  greeting: text<{ firstName: string }>('Hello, {firstName}! What would you like to do?'),
  heading: 'What would you like to do?',
  text: 'Join a quiz with its code, or start something of your own.',
  join: {
    title: 'Join a quiz',
    label: 'Quiz code',
    hint: 'You get it from whoever runs the quiz.',
    misread: 'Codes never have 0, O, 1 or I. Perhaps it is another letter or digit.',
    placeholder: 'ABC234',
    submit: 'Join',
    checking: 'Checking the code…',
    success: 'Quiz found! Redirecting...',
    authRequired: 'This quiz requires you to sign in or create an account.',
    guestWelcome: 'Quiz found! Sign in to keep your results, or continue as a guest.',
    unknown: 'No quiz found with this code',
    signIn: 'Sign in',
    signUp: 'Create an account',
    guest: 'Continue as guest',
    open: 'Open the quiz page',
  },
  choices: {
    title: 'Or choose',
    create: { title: 'Create a Quiz', text: 'Write questions or import them, then share one short code.' },
    organization: {
      title: 'Create an Organization',
      text: 'Run quizzes together with your school, team or company.',
    },
    explore: { title: 'Explore Quizzes', text: 'Browse public quizzes on every subject.' },
  },
});
