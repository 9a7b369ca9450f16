const questions = (count: number): string =>
  count === 1 ? '1 question' : `${count.toLocaleString()} questions`;

/** What the templates say. */
export const messages = {
  title: 'Templates',
  lead: 'Start from a finished quiz. It becomes your own draft, and you change whatever you like.',
  category: 'Category',
  all: 'All categories',
  list: { loading: 'Loading templates', failed: 'Unable to load templates' },
  none: 'No template in this category yet',
  clear: 'Show all templates',
  questions,
  minutes: (count: number) => `${count} min`,
  notYet: 'Draft only for now',
  notYetText:
    'Some of its questions cannot be published yet: essay, matching and ordering can be written, but not yet taken.',
  preview: 'Preview',
  previewOf: (title: string) => `Preview: ${title}`,
  use: 'Use this template',
  useOf: (title: string) => `Use this template: ${title}`,
  signIn: 'Sign in to use it',
  close: 'Close',
  failed: 'The template could not be used',
  done: 'Your draft is ready',
  seen: 'As participants see it, without the answers.',
  number: (place: number) => `Question ${place}`,
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  answer: 'Answer',
  match: 'To be matched with',
  order: 'To be put in order',
  unknown: 'There is no such template',
} as const;
