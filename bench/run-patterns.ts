import {
  countFinished,
  firstFinishedAt,
  listFinishedPage,
} from '@quizhall/functions/_data/finished-attempts.ts';
import { listWholeAttempts } from '@quizhall/functions/_data/exported-attempts.ts';
import { endRun, getRun, keepProgress, type Lease, takeRun } from '@quizhall/functions/_data/runs.ts';
import { attemptId } from './attempt-patterns.ts';
import type { Pattern } from './pattern.ts';
import { quiz } from './sample.ts';

/** Begun with the release of the sample quiz. */
export const aRun = { ownerId: quiz.ownerId, id: 'run_0123456789abcdef' };

let taken: Lease | 'held' | 'past' = 'past';
function lease(): Lease {
  if (typeof taken === 'string') throw new Error('The run was not taken');
  return taken;
}

export const runs: readonly Pattern[] = [
  {
    id: 'A13',
    question: 'what was handed in between two instants (up to 100 at once)',
    key: 'gsi1 QUIZ#id#shard',
    name: 'listFinishedPage',
    run: () => listFinishedPage(quiz.id, 0, { limit: 100, after: undefined }),
  },
  {
    id: 'A14',
    question: 'how many are that?',
    key: 'gsi1 QUIZ#id#shard',
    name: 'countFinished',
    run: () => countFinished(quiz.id, 1),
  },
  {
    id: 'A31',
    question: 'whole attempts of 50 answers, for an export (up to 100 at once)',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'listWholeAttempts',
    run: () => listWholeAttempts([attemptId]),
  },
  {
    id: 'A15',
    question: 'when did somebody else than its owner first finish the quiz?',
    key: 'gsi1 QUIZ#id#shard',
    name: 'firstFinishedAt',
    run: () => firstFinishedAt(quiz.id, 1, `u_${quiz.ownerId}`),
  },
  {
    id: 'J2',
    question: 'how far is a run?',
    key: 'RUN#user / id',
    name: 'getRun',
    run: () => getRun(aRun),
  },
  {
    id: 'J3',
    question: 'take a run, if no other worker has it',
    key: 'RUN#user / id',
    name: 'takeRun',
    run: async () => {
      taken = await takeRun(aRun, 0);
    },
  },
  {
    id: 'J4',
    question: 'keep how far a step of a run came',
    key: 'RUN#user / id',
    name: 'keepProgress',
    run: () => keepProgress(lease(), { cursor: { shard: 0, told: 1 }, done: 1, total: 2 }, 'working'),
  },
  {
    id: 'J5',
    question: 'a run is over',
    key: 'RUN#user / id',
    name: 'endRun',
    run: () => endRun(lease(), { status: 'done', done: 2, total: 2, result: { told: 2 } }),
  },
];
