import { formatNumber } from '@/lib/format.ts';

export const reviewMessages = {
  title: (title: string) => `Review ${title}`,
  untitled: 'Untitled quiz',
  loading: 'Loading what waits',
  organization: 'Organization',
  approvals: 'Approvals',
  asked: (name: string | undefined, when: string) =>
    `${name ?? 'Somebody whose account is deleted'} asked ${when}.`,
  first: 'It is not published yet.',
  next: (version: number) => `Participants take version ${version} until this is approved.`,
  seen: 'As participants see it',
  seenHint: 'Go through it as they would. Nothing that you enter here is sent or kept.',
  facts: 'How it works',
  fact: {
    audience: 'Who may take it',
    time: 'Time limit',
    attempts: 'Attempts',
    pass: 'Passing score',
    questions: 'Questions',
    results: 'Results',
    password: 'Password',
  },
  audiences: {
    public: 'Everybody',
    private: 'Whoever has the link or the code',
    organization: 'Members of the organization',
  },
  noLimit: 'None',
  minutes: (count: number) => `${formatNumber(count)} min`,
  unlimited: 'As many as they like',
  drawn: (drawn: number, all: number) =>
    `${formatNumber(drawn)} of ${formatNumber(all)} for each participant`,
  shown: { atOnce: 'At once', later: 'When they are released' },
  hasPassword: 'Asked for',
  edit: 'Open in the editor',
  none: 'Nothing of this quiz waits',
  noneText: 'Somebody has decided on it, or its author took it back.',
  toQuiz: 'Open quiz',
  rejected: 'This was not approved',
  rejectedText: (reason: string) => `The reason given: ${reason}`,
  only: 'Owner and admins of the organization decide on it.',
} as const;
