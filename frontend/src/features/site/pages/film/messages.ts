import type { PictureName } from '@/components/pictures.ts';

interface FilmStep {
  name: PictureName;
  /** A participant's screen, shown on a phone whatever the width. */
  onPhone: boolean;
  title: string;
  /** Tells what the picture shows: the alternative to the film. */
  text: string;
}

const steps: readonly FilmStep[] = [
  {
    name: 'create',
    onPhone: false,
    title: 'Create a quiz',
    text: 'Maya gives her quiz a title and a description. Until she saves it, her browser keeps what she types.',
  },
  {
    name: 'import',
    onPhone: false,
    title: 'Import the questions',
    text: 'She drops the file with the questions that she already has. 24 questions are kept, two are changed, and one repeated question is dropped.',
  },
  {
    name: 'publish',
    onPhone: false,
    title: 'Publish',
    text: 'One click publishes it. The quiz has its code, its link and its QR code at once.',
  },
  {
    name: 'overview',
    onPhone: true,
    title: 'Join on a phone',
    text: 'Noor types the code, reads what awaits her, and starts. She needs no account.',
  },
  {
    name: 'question',
    onPhone: true,
    title: 'Answer',
    text: 'One question at a time. Each answer is saved as soon as it is given.',
  },
  {
    name: 'offline',
    onPhone: true,
    title: 'Go on without wifi',
    text: 'The network drops, Noor goes on. Three answers wait on her phone, and the top line says so.',
  },
  {
    name: 'result',
    onPhone: true,
    title: 'See the result',
    text: 'Back online, she submits and has her result at once: 90 percent, passed, with every answer to look through.',
  },
  {
    name: 'statistics',
    onPhone: false,
    title: 'Learn from the numbers',
    text: 'Maya sees who has taken a quiz, how the scores are spread, and how many have passed.',
  },
];

export const FILM = {
  title: 'A quiz from start to finish',
  close: 'Close the film',
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  previous: 'Previous step',
  next: 'Next step',
  segments: 'Steps of the film',
  segment: (place: number, title: string) => `Step ${place + 1}: ${title}`,
  place: (place: number, count: number) => `${place + 1} of ${count}`,
  steps,
} as const;
