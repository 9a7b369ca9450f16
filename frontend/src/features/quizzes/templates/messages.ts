import { formatNumber } from '@/lib/format.ts';

const questions = (count: number): string =>
  count === 1 ? '1 question' : `${formatNumber(count)} questions`;

export const messages = {
  title: 'Templates',
  lead: 'Start from a finished quiz. It becomes your own draft, and you change whatever you like.',
  leadOf: (organization: string) =>
    `Start from a finished quiz. It becomes a draft of ${organization}, and you change whatever you like.`,
  category: 'Category',
  all: 'All categories',
  list: { loading: 'Loading templates', failed: 'Unable to load templates' },
  none: 'No template in this category yet',
  clear: 'Show all templates',
  questions,
  minutes: (count: number) => `${count} min`,
  preview: 'Preview',
  previewOf: (title: string) => `Preview: ${title}`,
  use: 'Use this template',
  useOf: (title: string) => `Use this template: ${title}`,
  signIn: 'Sign in to use it',
  failed: 'The template could not be used',
  done: 'Your draft is ready',
} as const;
