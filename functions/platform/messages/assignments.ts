import { text } from '@quizhall/shared/i18n';
import { NUMBER_FORMATS } from './number-formats.ts';
import type { MailText } from './mail-text.ts';
import { messagesInLanguages, perLanguage } from './messages.ts';
import type { AssignmentMessage } from './mail-subjects.ts';

const M = messagesInLanguages('assignments', {
  subject: {
    assigned: 'A quiz was assigned to you',
    moved: 'Your quiz is due at another time',
    asked: 'A quiz waits for you',
    soon: 'A quiz is due in three days',
    tomorrow: 'A quiz is due in a day',
    overdue: 'Your quiz is overdue',
  },
  preview: text<{ due: string }>('Due: {due}.'),
  text: text<{ organization: string; quiz: string; due: string }>(
    '{organization} asks you to take “{quiz}”. Due: {due}.',
  ),
  stillOpen: 'You can still take it as long as it is open.',
  action: 'Open the quiz',
  notes: ['You get this mail because you are a member and have not finished this quiz.'],
});

/** Mails about assignments. */
export const ASSIGNMENT_MESSAGES = perLanguage((language) => {
  const m = M[language];
  const { moment } = NUMBER_FORMATS[language];
  return {
    assignment: ({ news, quiz, organization, dueAt, timezone }: AssignmentMessage): MailText => {
      const due = moment(dueAt, timezone);
      const text = m.text({ organization, quiz, due });
      return {
        subject: m.subject[news],
        preview: m.preview({ due }),
        paragraphs: news === 'overdue' ? [text, m.stillOpen] : [text],
        action: m.action,
        notes: m.notes,
      };
    },
  };
});
