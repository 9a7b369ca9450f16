import { getAttempt } from '@quizhall/functions/_data/attempts.ts';
import { eraseInMoney, eraseParticipant, erasePerson } from '@quizhall/functions/_data/erased-people.ts';
import { closeAccount, endErasure, getErasure, partedUntil } from '@quizhall/functions/_data/erasures.ts';
import { newRun } from '@quizhall/functions/_data/runs.ts';
import { getUser } from '@quizhall/functions/_data/users.ts';
import { attemptId } from './attempt-patterns.ts';
import type { Pattern } from './pattern.ts';
import { user } from './sample.ts';

const who = { id: user.id, email: user.email, subscriber: 'digest' };

/** Before the deletions of retention: both want the sample's attempt. */
export const erasingAttempts: readonly Pattern[] = [
  {
    id: 'ER8',
    question: 'take the person out of a finished attempt of 50 answers (after a read)',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'eraseParticipant',
    run: async () => {
      const attempt = await getAttempt(attemptId);
      if (!attempt) throw new Error('No attempt');
      await eraseParticipant(attempt);
    },
  },
];

/** The very last: the sample's person is gone then. */
export const erasing: readonly Pattern[] = [
  {
    id: 'ER1',
    question: 'close an account (after a read)',
    key: 'USER#id / PROFILE, ERASURE; EMAIL#address; PARTED#digest; RUN#user / id; DUE#minute',
    name: 'closeAccount',
    run: async () => {
      const now = await getUser(user.id);
      if (!now) throw new Error('No person');
      const run = newRun({ ownerId: 'erasures', id: 'run_eeeeeeeeeeeeeeee' }, 'eraseAccount', {
        userId: user.id,
      });
      await closeAccount({ user: now, transferTo: undefined, run, parted: 'digest' });
    },
  },
  {
    id: 'ER2',
    question: 'what does the deletion of an account need?',
    key: 'USER#id / ERASURE',
    name: 'getErasure',
    run: () => getErasure(user.id),
  },
  {
    id: 'ER4',
    question: 'is a mail for an account that was deleted?',
    key: 'PARTED#digest',
    name: 'partedUntil',
    run: () => partedUntil('digest'),
  },
  {
    id: 'ER7',
    question: 'take a person out of payments and prizes (one write for each)',
    key: 'gsi2 PAYER#u_id, USER#id#PRIZE',
    name: 'eraseInMoney',
    run: () => eraseInMoney(who),
  },
  {
    id: 'ER5',
    question: 'delete what is a person’s alone, wherever it is found (one write for each item)',
    key: 'USER#id, USER#id#…, BANK#id, RUN#id, NEWSLETTER#digest; gsi1 USER#id#…, EXTRA#…, WROTE#address',
    name: 'erasePerson',
    run: () => erasePerson(who),
  },
  {
    id: 'ER3',
    question: 'the first round of a deletion is over',
    key: 'USER#id / ERASURE',
    name: 'endErasure',
    run: () => endErasure(user.id),
  },
];
