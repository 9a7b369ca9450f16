import { text } from '@quizhall/shared/i18n';
import { FORMATS } from './number-formats.ts';
import type { MailText } from './mail-text.ts';
import { inLanguages, perLanguage } from './messages.ts';
import type { AssignmentTold } from './mail-subjects.ts';

const M = inLanguages('assignments', {
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

/** Mails about quizzes that members of an organization have to take. */
export const ASSIGNMENTS = perLanguage((language) => {
  const m = M[language];
  const { moment } = FORMATS[language];
  return {
    assignment: ({ news, quiz, organization, dueAt, timezone }: AssignmentTold): MailText => {
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
