import { formatNumber } from '@/lib/format.ts';

const counted = (count: number, word: string): string =>
  `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`;

/** What the preview of a quiz says; the rest is written by its author. */
export const messages = {
  seen: 'As participants see it. Nothing that you enter here is sent or kept.',
  untitled: 'Untitled quiz',
  goTo: 'Go to',
  start: 'Start',
  startOf: (count: number) => `Start · ${counted(count, 'question')}`,
  position: (place: number, count: number) => `Question ${place} of ${count}`,
  entry: (place: number, count: number, stem: string) => `${place} of ${count} · ${stem}`,
  previous: 'Previous',
  next: 'Next',
  facts: (count: number, minutes: number | undefined) =>
    [counted(count, 'question'), ...(minutes ? [`${minutes} min`] : [])].join(' · '),
  instructions: 'Instructions',
  noInstructions: 'No description and no instructions yet. Participants see the title and begin.',
  emptyTitle: 'No questions yet',
  emptyText: 'Add a question, and it stands here as participants will see it.',
  passage: 'Passage',
  points: (count: number) => counted(count, 'point'),
  ownTime: (seconds: number) => `Own time: ${seconds} s`,
  noStem: 'No question text yet',
  missingHere: 'Still missing:',
  missing: {
    stem: 'the question’s text',
    blanks: 'a blank: three underscores (___) mark one',
    choices: {
      one_choice: 'at least two options',
      multiple_choice: 'at least two options',
      matching: 'pairs',
      ordering: 'at least two items',
    } as Readonly<Record<string, string>>,
  },
  prompts: {
    one_choice: 'Choose one answer',
    true_false: 'Choose one answer',
    multiple_choice: 'Choose all that apply',
    fill_blank: 'Fill in the blanks',
  } as Readonly<Record<string, string>>,
  answer: 'Your answer',
  placeholder: 'Type your answer',
  numberPlaceholder: 'Type a number',
  numberBlank: (blank: string) => `${blank}, a number`,
  blank: (place: number, count: number) => (count === 1 ? 'Blank' : `Blank ${place} of ${count}`),
  blankWord: 'blank',
  option: (place: number) => `Option ${place}`,
  media: 'Media of the question',
  captions: 'Captions',
  unseen: { picture: 'Picture', audio: 'Sound', video: 'Film', captions: 'Captions' },
  afterSave: 'can be seen here once the quiz is saved',
} as const;
