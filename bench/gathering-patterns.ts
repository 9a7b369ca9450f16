import { listIntakes, newIntake, putIntake } from '@quizhall/functions/_data/card-numbers.ts';
import { pendingSlotKey } from '@quizhall/functions/_data/keys.ts';
import {
  deletePendingSlot,
  listPending,
  listPendingSlots,
  putPendingSlot,
} from '@quizhall/functions/_data/pending-changes.ts';
import type { Pattern } from './pattern.ts';
import { quiz } from './sample.ts';

const shard = 'gathering';
/** As large as the changes of an attempt at 50 questions. */
const changes = new Uint8Array(500);

/** Changes of a quiz that no aggregate includes yet. */
export const gathering: Pattern[] = [
  {
    id: 'S11',
    question: 'take in what a stream shard has counted of a quiz',
    key: 'QUIZ#id / NUMBERS',
    name: 'putIntake',
    run: () =>
      putIntake({
        quizId: quiz.id,
        shard,
        before: newIntake(),
        changes: [{ sequenceNumber: '1', before: undefined, after: undefined }],
        next: { open: undefined, slots: 1, bytes: changes.length, settleAt: 0 },
      }),
  },
  {
    id: 'S10',
    question:
      'what is taken in of quizzes (up to 100 at once; the stream reads consistently at twice the price)',
    key: 'QUIZ#id / NUMBERS',
    name: 'listIntakes',
    run: () => listIntakes([quiz.id]),
  },
  {
    id: 'PC1',
    question: 'put pending changes into a slot',
    key: 'PENDING#quiz / shard#slot',
    name: 'putPendingSlot',
    run: () => putPendingSlot({ quizId: quiz.id, shard, slot: 0 }, changes),
  },
  {
    id: 'PC2',
    question: 'the slots of a quiz',
    key: 'PENDING#quiz',
    name: 'listPendingSlots',
    run: () => listPendingSlots(quiz.id),
  },
  {
    id: 'PC3',
    question: 'delete a slot that is counted',
    key: 'PENDING#quiz / shard#slot',
    name: 'deletePendingSlot',
    run: () => deletePendingSlot({ ...pendingSlotKey(quiz.id, shard, 0), changes }),
  },
  {
    id: 'PC4',
    question: 'what is pending of a quiz (of a hundred in one call)',
    key: 'QUIZ#id / NUMBERS, PENDING#quiz',
    name: 'listPending',
    run: () => listPending(quiz.id),
  },
];
