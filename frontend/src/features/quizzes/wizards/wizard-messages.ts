import type { QuizForm } from '../editor/quiz-form.ts';
import { formatNumber } from '@/lib/format.ts';
import { plural } from '../editor/plural.ts';

export const reviewMessages = {
  access: 'Access',
  opens: 'Opens',
  closes: 'Closes',
  passScore: 'Pass score',
  questions: 'Questions',
  none: 'No questions yet',
  more: (count: number) => `...and ${formatNumber(count)} more`,
  noTitle: 'No title yet',
  practice: ({ practiceCounts }: QuizForm['settings']) =>
    practiceCounts ? 'On, counted' : 'On, not counted',
  rewards: ({ pointsPerCorrectAnswer: points, certificate }: QuizForm['rewards']) =>
    `${points} ${plural(points, 'point')} per correct answer${certificate.enabled ? ', certificate' : ''}`,
} as const;

export const guidedMessages = {
  progress: 'Progress',
  fullForm: 'Open the full form',
  saved: 'Saved',
  progressSaved: 'Progress saved',
  back: 'Back',
  begin: 'Begin',
  continue: 'Continue',
  saveDraft: 'Save as Draft',
  publish: 'Publish',
  enter: 'Go on to the next step',
  welcome: {
    title: 'Let us make a quiz',
    text: 'One question at a time, from the title to the code that you share. You can stop at any point: what you have written stays.',
  },
  title: { title: 'What is your quiz called?', text: 'Participants see this before they start.' },
  category: {
    title: 'What is it about?',
    text: 'The category helps people to find it, the cover to know it again.',
  },
  difficulty: { title: 'How hard is it?', text: 'Tags are optional.' },
  start: {
    title: 'Where do the questions come from?',
    text: 'Write them yourself, or import them from a file there.',
  },
  generator: 'AI generator',
  generatorText: 'Questions from a topic or a text.',
  comingSoon: 'Coming Soon',
  manual: 'Create Questions Manually',
  manualText: 'All types of questions, and import from files.',
} as const;
