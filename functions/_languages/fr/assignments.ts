import type { AssignmentNews } from '@quizhall/shared/rules/assignments';
import type { AssignmentTexts } from '../en/assignments.ts';
import { moment } from './formats.ts';

const SUBJECTS: Record<AssignmentNews, string> = {
  assigned: 'Un quiz vous a été attribué',
  moved: 'L’échéance de votre quiz a changé',
  asked: 'Un quiz vous attend',
  soon: 'Un quiz est à faire sous trois jours',
  tomorrow: 'Un quiz est à faire sous un jour',
  overdue: 'Votre quiz est en retard',
};

export const assignments: AssignmentTexts = {
  assignment: ({ news, quiz, organization, dueAt, timezone }) => ({
    subject: SUBJECTS[news],
    preview: `Échéance : ${moment(dueAt, timezone)}.`,
    paragraphs: [
      `${organization} vous demande de faire « ${quiz} ». Échéance : ${moment(dueAt, timezone)}.`,
      ...(news === 'overdue' ? ['Vous pouvez encore le faire tant qu’il est ouvert.'] : []),
    ],
    action: 'Ouvrir le quiz',
    notes: ['Vous recevez cet e-mail parce que vous êtes membre et n’avez pas terminé ce quiz.'],
  }),
};
