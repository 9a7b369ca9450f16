import { listAudit, type NewAuditEntry, putAuditEntry } from '@quizhall/functions/_data/audit.ts';
import type { Pattern } from './pattern.ts';
import { quiz } from './sample.ts';

/** Something that was done to an attempt, by a person. */
export const anEntry = (cause: string, submissionId?: string): NewAuditEntry => ({
  quizId: quiz.id,
  submissionId,
  by: 'u0123456789abcdef',
  cause,
  at: Date.now(),
  kind: 'released',
  data: { percentage: 80 },
});

const attempt = `${quiz.id}.u_0123456789abcdef.1`;

export const audit: readonly Pattern[] = [
  {
    id: 'AU1',
    question: 'keep what was done to an attempt',
    key: 'QUIZ#id#AUDIT / ulid',
    name: 'putAuditEntry',
    run: () => putAuditEntry(anEntry('by itself', attempt)),
  },
  {
    id: 'AU2',
    question: 'what was done to the attempts of a quiz?',
    key: 'QUIZ#id#AUDIT',
    name: 'listAudit',
    run: () => listAudit(quiz.id, { limit: 20 }),
  },
  {
    id: 'AU3',
    question: 'what was done to one of them?',
    key: 'gsi1 AUDIT#attempt',
    name: 'listAudit',
    run: () => listAudit(quiz.id, { submissionId: attempt, limit: 20 }),
  },
];
