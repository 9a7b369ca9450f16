import { getAttempt } from '@quizhall/functions/_data/attempts.ts';
import { newAuditEntry } from '@quizhall/functions/_data/audit.ts';
import { newRetentionLook } from '@quizhall/functions/_data/due-work.ts';
import { eraseAttempt } from '@quizhall/functions/_data/erased-attempts.ts';
import {
  beginDeletion,
  dropPlan,
  endRound,
  getRetention,
  type Plan,
  putPlan,
} from '@quizhall/functions/_data/retention.ts';
import { forgetInRoster } from '@quizhall/functions/_data/roster.ts';
import { newRun } from '@quizhall/functions/_data/runs.ts';
import { anEntry } from './audit-patterns.ts';
import { attemptId } from './attempt-patterns.ts';
import type { Pattern } from './pattern.ts';
import { quiz } from './sample.ts';

const at = Date.UTC(2026, 0, 15);
const look = newRetentionLook(quiz.id, at);
const plan: Plan = {
  months: quiz.settings.retentionMonths,
  announcedAt: at,
  deleteAt: at,
  until: at,
  count: 1,
  round: 1,
};
const next: Plan = { ...plan, round: 2 };
const score = { at, answered: 1, correct: 1, questions: 1, points: 1, possible: 1 };

/** After everything else: an attempt of the sample quiz is gone then. */
export const retention: readonly Pattern[] = [
  {
    id: 'RT2',
    question: 'announce a deletion (one write more for each notification and mail)',
    key: 'QUIZ#id / RETENTION, META; DUE#minute',
    name: 'putPlan',
    run: () => putPlan(quiz.id, undefined, plan, { tellings: [], look }),
  },
  {
    id: 'RT1',
    question: 'what will a quiz delete, and what has it deleted?',
    key: 'QUIZ#id / RETENTION',
    name: 'getRetention',
    run: () => getRetention(quiz.id),
  },
  {
    id: 'RT4',
    question: 'begin the run that deletes',
    key: 'QUIZ#id / RETENTION, META; RUN#user / id; DUE#minute',
    name: 'beginDeletion',
    run: () =>
      beginDeletion(quiz.id, plan, {
        run: newRun({ ownerId: quiz.ownerId, id: 'run_cccccccccccccccc' }, 'retention', { quizId: quiz.id }),
        look,
      }),
  },
  {
    id: 'A34',
    question:
      'delete what an attempt of 50 answers says of its participant (after a read; a write more for each essay)',
    key: 'ATTEMPT#quiz#participant / n, ESSAY#…',
    name: 'eraseAttempt',
    run: async () => {
      const attempt = await getAttempt(attemptId);
      if (!attempt) throw new Error('No attempt');
      await eraseAttempt(attempt, score);
    },
  },
  {
    id: 'RO7',
    question: 'take all of 558 attempts out of the roster',
    key: 'ROSTER#quiz',
    name: 'forgetInRoster',
    run: () => forgetInRoster(quiz.id, () => true),
  },
  {
    id: 'RT5',
    question: 'a deletion is over, with its entry of the audit',
    key: 'QUIZ#id / RETENTION; QUIZ#id#AUDIT / ulid; DUE#minute',
    name: 'endRound',
    run: () =>
      endRound(
        quiz.id,
        { plan, next },
        {
          last: { at: new Date(at).toISOString(), until: new Date(at).toISOString(), count: 1 },
          audit: [newAuditEntry(anEntry('retention', attemptId))],
          look,
        },
      ),
  },
  {
    id: 'RT3',
    question: 'what was announced does not come',
    key: 'QUIZ#id / RETENTION',
    name: 'dropPlan',
    run: () => dropPlan(quiz.id, next),
  },
];
