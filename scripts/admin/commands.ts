import type { Command } from './command.ts';

const PERSON = { name: 'person', about: 'an e-mail address, or the id of an account' };
const ADDRESS = { name: 'address', about: 'an e-mail address' };
const ORGANIZATION = { name: 'organization', about: 'the last part of the address of its page, or its id' };
const QUIZ = { name: 'quiz', about: 'its code, its id, or the last part of its link' };

/**
 * Everything that can be done to a stage by hand. What a command needs of the product is loaded when it runs, because the
 * repositories read their environment once.
 */
export const COMMANDS: readonly Command[] = [
  {
    name: 'user find',
    summary: 'Show what is known of an account, its secrets left out',
    args: [PERSON],
    options: [],
    writes: false,
    run: async (call) => (await import('./users.ts')).findPerson(call),
  },
  {
    name: 'user make-creator',
    summary: 'Let an account create quizzes',
    args: [PERSON],
    options: [],
    writes: true,
    run: async (call) => (await import('./users.ts')).makeCreator(call),
  },
  {
    name: 'user remove-factor',
    summary: 'Switch two-factor authentication off for somebody who cannot, and end all sessions',
    args: [PERSON],
    options: [{ name: 'reason', about: 'how you know who asks for it; for the log alone', required: true }],
    writes: true,
    run: async (call) => (await import('./users.ts')).removeFactor(call),
  },
  {
    name: 'quiz feature',
    summary: 'Recommend a quiz',
    args: [QUIZ],
    options: [],
    writes: true,
    run: async (call) => (await import('./quizzes.ts')).feature(call, true),
  },
  {
    name: 'quiz unfeature',
    summary: 'Recommend a quiz no longer',
    args: [QUIZ],
    options: [],
    writes: true,
    run: async (call) => (await import('./quizzes.ts')).feature(call, false),
  },
  {
    name: 'quiz take-down',
    summary: 'Keep a quiz from participants: nobody opens or starts it, whoever takes it may finish',
    args: [QUIZ],
    options: [{ name: 'reason', about: 'told to its owner, word for word', required: true }],
    writes: true,
    run: async (call) => (await import('./quizzes.ts')).takeDown(call),
  },
  {
    name: 'quiz put-back',
    summary: 'Let participants have a quiz again that was taken down',
    args: [QUIZ],
    options: [{ name: 'reason', about: 'for the log alone' }],
    writes: true,
    run: async (call) => (await import('./quizzes.ts')).putBack(call),
  },
  {
    name: 'newsletter send',
    summary: 'Send an issue of the newsletter to everybody who has confirmed it, once',
    args: [
      { name: 'file', about: 'Markdown; its first line is "# " and the subject, its name that of the issue' },
    ],
    options: [],
    writes: true,
    run: async (call) => (await import('./newsletter.ts')).sendNewsletter(call),
  },
  {
    name: 'organization feature',
    summary: 'Recommend an organization in Explore',
    args: [ORGANIZATION],
    options: [],
    writes: true,
    run: async (call) => (await import('./organizations.ts')).mark(call, ['isFeatured', true]),
  },
  {
    name: 'organization unfeature',
    summary: 'Recommend an organization no longer',
    args: [ORGANIZATION],
    options: [],
    writes: true,
    run: async (call) => (await import('./organizations.ts')).mark(call, ['isFeatured', false]),
  },
  {
    name: 'organization verify',
    summary: 'Say of an organization that it is who it says it is',
    args: [ORGANIZATION],
    options: [{ name: 'reason', about: 'how you know; for the log alone', required: true }],
    writes: true,
    run: async (call) => (await import('./organizations.ts')).mark(call, ['isVerified', true]),
  },
  {
    name: 'organization unverify',
    summary: 'Say so no longer',
    args: [ORGANIZATION],
    options: [{ name: 'reason', about: 'for the log alone' }],
    writes: true,
    run: async (call) => (await import('./organizations.ts')).mark(call, ['isVerified', false]),
  },
  {
    name: 'reports',
    summary: 'Show what people have reported of quizzes and nobody has settled, newest first',
    args: [],
    options: [
      { name: 'limit', about: 'how many, 50 unless told' },
      { name: 'state', about: '"all" shows those that are settled, too' },
    ],
    writes: false,
    run: async (call) => (await import('./reports.ts')).showReports(call),
  },
  {
    name: 'report settle',
    summary: 'Say what came of a report; the quiz itself stays as it is (quiz take-down)',
    args: [{ name: 'report', about: 'its id, as "reports" shows it' }],
    options: [{ name: 'outcome', about: 'what came of it', required: true }],
    writes: true,
    run: async (call) => (await import('./reports.ts')).settleReport(call),
  },
  {
    name: 'mail status',
    summary: 'Show whether an address is mailed, and why not',
    args: [ADDRESS],
    options: [],
    writes: false,
    run: async (call) => (await import('./mail.ts')).mailStatus(call),
  },
  {
    name: 'mail allow',
    summary: 'Mail an address again that was given up',
    args: [ADDRESS],
    options: [{ name: 'reason', about: 'how you know that it can be reached; for the log alone' }],
    writes: true,
    run: async (call) => (await import('./mail.ts')).mailAllow(call),
  },
  {
    name: 'recount',
    summary: 'Count the numbers of a quiz anew from its attempts, and correct what differs',
    args: [QUIZ],
    options: [],
    writes: true,
    run: async (call) => (await import('./recount.ts')).recount(call),
  },
  {
    name: 'recount organization',
    summary:
      'Count the figures of an organization anew from all attempts at its quizzes, and correct what differs',
    args: [{ name: 'organization', about: 'its id' }],
    options: [],
    writes: true,
    run: async (call) => (await import('./recount-organization.ts')).recountOrganization(call),
  },
  {
    name: 'catalogue rebuild',
    summary:
      'Make the catalogue of Explore of quizzes and organizations alone, whatever stands in it; reads the whole table',
    args: [],
    options: [],
    writes: true,
    run: async (call) => (await import('./catalogue.ts')).rebuildCatalogue(call),
  },
  {
    name: 'log',
    summary: 'Show what was done by hand, newest first',
    args: [],
    options: [{ name: 'limit', about: 'how many entries, 50 unless told' }],
    writes: false,
    run: async (call) => (await import('./log.ts')).showLog(call),
  },
];
