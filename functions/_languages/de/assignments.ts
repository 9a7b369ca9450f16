import type { AssignmentNews } from '@quizhall/shared/rules/assignments';
import type { AssignmentTexts } from '../en/assignments.ts';
import { moment } from './formats.ts';

const SUBJECTS: Record<AssignmentNews, string> = {
  assigned: 'Dir wurde ein Quiz zugewiesen',
  moved: 'Dein Quiz ist zu einer anderen Zeit fällig',
  asked: 'Ein Quiz wartet auf dich',
  soon: 'Ein Quiz ist in drei Tagen fällig',
  tomorrow: 'Ein Quiz ist in einem Tag fällig',
  overdue: 'Dein Quiz ist überfällig',
};

export const assignments: AssignmentTexts = {
  assignment: ({ news, quiz, organization, dueAt, timezone }) => ({
    subject: SUBJECTS[news],
    preview: `Fällig: ${moment(dueAt, timezone)}.`,
    paragraphs: [
      `${organization} bittet dich, an „${quiz}“ teilzunehmen. Fällig: ${moment(dueAt, timezone)}.`,
      ...(news === 'overdue' ? ['Du kannst noch teilnehmen, solange es offen ist.'] : []),
    ],
    action: 'Quiz öffnen',
    notes: ['Du bekommst diese E-Mail, weil du Mitglied bist und dieses Quiz noch nicht abgeschlossen hast.'],
  }),
};
