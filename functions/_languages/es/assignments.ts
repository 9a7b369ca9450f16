import type { AssignmentNews } from '@quizhall/shared/rules/assignments';
import type { AssignmentTexts } from '../en/assignments.ts';
import { moment } from './formats.ts';

const SUBJECTS: Record<AssignmentNews, string> = {
  assigned: 'Te han asignado un quiz',
  moved: 'Tu quiz vence en otro momento',
  asked: 'Un quiz te espera',
  soon: 'Un quiz vence en tres días',
  tomorrow: 'Un quiz vence en un día',
  overdue: 'Tu quiz está atrasado',
};

export const assignments: AssignmentTexts = {
  assignment: ({ news, quiz, organization, dueAt, timezone }) => ({
    subject: SUBJECTS[news],
    preview: `Vence: ${moment(dueAt, timezone)}.`,
    paragraphs: [
      `${organization} te pide que hagas “${quiz}”. Vence: ${moment(dueAt, timezone)}.`,
      ...(news === 'overdue' ? ['Aún puedes hacerlo mientras esté abierto.'] : []),
    ],
    action: 'Abrir el quiz',
    notes: ['Recibes este correo porque eres miembro y no has terminado este quiz.'],
  }),
};
