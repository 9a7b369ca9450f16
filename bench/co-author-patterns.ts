import {
  changeRole,
  getCoAuthor,
  listCoItems,
  listRolesElsewhere,
  listSharedCards,
  removeCoAuthor,
} from '@quizhall/functions/_data/co-authors.ts';
import {
  acceptInvite,
  type CoInvite,
  findInvite,
  getInvite,
  putInvite,
  removeInvite,
} from '@quizhall/functions/_data/co-invites.ts';
import type { NewNotification } from '@quizhall/functions/_data/notifications.ts';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import type { Pattern } from './pattern.ts';
import { quiz, user } from './sample.ts';

const guest = 'g'.repeat(20);
const invite: CoInvite = {
  quizId: quiz.id,
  ownerId: user.id,
  inviteId: 'i'.repeat(22),
  email: 'grace.hopper@example.com',
  role: 'editor',
  digest: 'd'.repeat(43),
  sentAt: Date.now(),
};
const noteOf = (n: number): NewNotification => ({
  id: ulidOf(Date.now(), Buffer.alloc(10, n)),
  type: 'quiz_invite',
  title: 'You are invited to work on a quiz',
  message: 'See who asks you and what it is about, and accept or decline.',
  link: `/invite/${quiz.id}.${invite.inviteId}`,
});

const first = (n: number, invited: number) => ({
  earlier: undefined,
  invited,
  told: { userId: guest, note: noteOf(n), earlier: undefined },
});

export const coAuthors: Pattern[] = [
  {
    id: 'Z9',
    question: 'invite somebody to work on a quiz, and tell them',
    key: 'QUIZ#id / META, CO#INVITE#id, CO#INVITED, INVITE#digest, USER#id#NOTE',
    name: 'putInvite',
    run: () => putInvite(invite, first(101, 0)),
  },
  {
    id: 'Z7',
    question: 'an invitation by its name',
    key: 'QUIZ#id / CO#INVITE#id',
    name: 'getInvite',
    run: () => getInvite(quiz.id, invite.inviteId),
  },
  {
    id: 'Z8',
    question: 'an invitation by its link',
    key: 'INVITE#digest, QUIZ#id / CO#INVITE#id',
    name: 'findInvite',
    run: () => findInvite(invite.digest),
  },
  {
    id: 'Z10',
    question: 'come to work on a quiz, using up the invitation, and tell its owner',
    key: 'QUIZ#id / META, CO#AUTHOR#user, CO#INVITE#id, INVITE#digest, USER#id#NOTE',
    name: 'acceptInvite',
    run: () => acceptInvite(invite, guest, noteOf(102)),
  },
  {
    id: 'Z1',
    question: 'what is a person to a quiz of somebody else’s?',
    key: 'QUIZ#id / CO#AUTHOR#user',
    name: 'getCoAuthor',
    run: () => getCoAuthor(quiz.id, guest),
  },
  {
    id: 'Z2',
    question: 'who works on a quiz or is invited to?',
    key: 'QUIZ#id / CO#…',
    name: 'listCoItems',
    run: () => listCoItems(quiz.id),
  },
  {
    id: 'Z3',
    question: 'what is a person to the quizzes of others?',
    key: 'gsi1 USER#id#SHARED',
    name: 'listRolesElsewhere',
    run: () => listRolesElsewhere(guest),
  },
  {
    id: 'Z4',
    question: 'the quizzes of others that a person works on (one; up to 100 at once)',
    key: 'gsi1 USER#id#SHARED, QUIZ#id / META',
    name: 'listSharedCards',
    run: () => listSharedCards(guest),
  },
  {
    id: 'Z5',
    question: 'let somebody do something else with a quiz',
    key: 'QUIZ#id / CO#AUTHOR#user',
    name: 'changeRole',
    run: () => changeRole(quiz.id, guest, 'viewer'),
  },
  {
    id: 'Z6',
    question: 'somebody works on a quiz no longer',
    key: 'QUIZ#id / CO#AUTHOR#user',
    name: 'removeCoAuthor',
    run: () => removeCoAuthor(quiz.id, guest),
  },
  {
    id: 'Z11',
    question: 'decline or withdraw an invitation (after Z9)',
    key: 'QUIZ#id / CO#INVITE#id, INVITE#digest',
    name: 'removeInvite',
    run: async () => {
      await putInvite(invite, first(103, 1));
      return removeInvite(invite);
    },
  },
];
