import type { AssignmentNews } from '@quizhall/shared/rules/assignments';
import type { MailText } from '../mail-text.ts';
import type { AssignmentTold } from '../news.ts';
import { moment } from './formats.ts';

const SUBJECTS: Record<AssignmentNews, string> = {
  assigned: 'A quiz was assigned to you',
  moved: 'Your quiz is due at another time',
  asked: 'A quiz waits for you',
  soon: 'A quiz is due in three days',
  tomorrow: 'A quiz is due in a day',
  overdue: 'Your quiz is overdue',
};

/** That a member of an organization has to take a quiz. */
const assignment = ({ news, quiz, organization, dueAt, timezone }: AssignmentTold): MailText => ({
  subject: SUBJECTS[news],
  preview: `Due: ${moment(dueAt, timezone)}.`,
  paragraphs: [
    `${organization} asks you to take “${quiz}”. Due: ${moment(dueAt, timezone)}.`,
    ...(news === 'overdue' ? ['You can still take it as long as it is open.'] : []),
  ],
  action: 'Open the quiz',
  notes: ['You get this mail because you are a member and have not finished this quiz.'],
});

export const assignments = { assignment };
export type AssignmentTexts = typeof assignments;
