import { PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  confirmSubscription,
  getIssue,
  isSubscribed,
  listSubscribers,
  newIssue,
  removeSubscription,
  requestSubscription,
} from '@quizhall/functions/_data/newsletter.ts';
import {
  countUnread,
  keepAsTold,
  listNotifications,
  listUnreadIds,
  markAllRead,
  markRead,
  type NewNotification,
  putNotification,
  putNotificationHourly,
  putNotificationOnce,
  wasTold,
} from '@quizhall/functions/_data/notifications.ts';
import {
  claimMail,
  getMail,
  giveMailBack,
  keepAsSent,
  newMail,
  queueMail,
} from '@quizhall/functions/_data/outbox.ts';
import { getMailStop, letMail, stopMailing } from '@quizhall/functions/_data/mail-stops.ts';
import {
  hasStartAlert,
  listStartAlerts,
  putStartAlert,
  removeStartAlert,
  tellStart,
} from '@quizhall/functions/_data/start-alerts.ts';
import { keepSiteMessage } from '@quizhall/functions/_data/site-messages.ts';
import { table } from '@quizhall/functions/_data/table.ts';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import type { Pattern } from './pattern.ts';
import { outgoing, quiz, user } from './sample.ts';

const email = user.email;
const note: NewNotification = {
  id: ulidOf(Date.now(), Buffer.alloc(10, 1)),
  type: 'result_released',
  title: 'Your result is ready',
  message: `Time ran out in “${quiz.title}”, so your saved answers were handed in. Your score: 80%.`,
  link: `/quiz/${quiz.id}/result/1`,
};

/** Somebody of whose notifications nothing else is measured. */
const asker = `${user.id}-who-asks`;

const waiting: Pattern[] = [
  {
    id: 'ST1',
    question: 'a person wants to hear when a quiz starts',
    key: 'START#quiz / user',
    name: 'putStartAlert',
    run: () => putStartAlert(quiz.id, asker, Date.now()),
  },
  {
    id: 'ST2',
    question: 'do they?',
    key: 'START#quiz / user',
    name: 'hasStartAlert',
    run: () => hasStartAlert(quiz.id, asker),
  },
  {
    id: 'ST4',
    question: 'who wants to hear it? (20 at a time)',
    key: 'START#quiz',
    name: 'listStartAlerts',
    run: () => Array.fromAsync(listStartAlerts(quiz.id, 20)),
  },
  {
    id: 'ST5',
    question: 'tell them that it has started, using the wish up',
    key: 'START#quiz / user, USER#id#NOTE',
    name: 'tellStart',
    run: () => tellStart(quiz.id, asker, { ...note, id: ulidOf(Date.now(), Buffer.alloc(10, 5)) }),
  },
  {
    id: 'ST3',
    question: 'a person does not want to hear it any more',
    key: 'START#quiz / user',
    name: 'removeStartAlert',
    run: async () => {
      await removeStartAlert(quiz.id, asker);
    },
  },
];

export const notes: Pattern[] = [
  ...waiting,
  {
    id: 'B1',
    question: 'tell a person something',
    key: 'USER#id#NOTE / ulid',
    name: 'putNotification',
    run: () => putNotification(user.id, note),
  },
  {
    id: 'B2',
    question: 'tell the owner of a quiz something once for ever',
    key: 'QUIZ#id / TOLD#what, USER#id#NOTE',
    name: 'putNotificationOnce',
    run: () =>
      putNotificationOnce(
        user.id,
        { ...note, id: ulidOf(Date.now(), Buffer.alloc(10, 2)) },
        { quizId: quiz.id, what: 'first-response' },
      ),
  },
  {
    id: 'B3',
    question: "a person's notifications, newest first",
    key: 'USER#id#NOTE',
    name: 'listNotifications',
    run: () => listNotifications(user.id, { limit: 20 }),
  },
  {
    id: 'B4',
    question: 'how many are unread?',
    key: 'gsi2 USER#id#UNREAD',
    name: 'countUnread',
    run: () => countUnread(user.id),
  },
  {
    id: 'B5',
    question: 'mark one as read',
    key: 'USER#id#NOTE / ulid',
    name: 'markRead',
    run: () => markRead(user.id, note.id),
  },
  {
    id: 'B6',
    question: 'mark all as read (one was unread)',
    key: 'gsi2 USER#id#UNREAD, USER#id#NOTE',
    name: 'markAllRead',
    run: () => markAllRead(user.id),
  },
  {
    id: 'B7',
    question: 'which are unread? (up to 100)',
    key: 'gsi2 USER#id#UNREAD',
    name: 'listUnreadIds',
    run: () => listUnreadIds(user.id),
  },
  {
    id: 'B8',
    question: 'was this told of a quiz?',
    key: 'QUIZ#id / TOLD#what',
    name: 'wasTold',
    run: () => wasTold(user.id, 'first-response'),
  },
  {
    id: 'B9',
    question: 'it is no news any more',
    key: 'QUIZ#id / TOLD#what',
    name: 'keepAsTold',
    run: () => keepAsTold(user.id, 'nothing'),
  },
  {
    id: 'B10',
    question: 'tell the owner of a quiz something, at most once an hour',
    key: 'QUIZ#id / TOLD#what, USER#id#NOTE',
    name: 'putNotificationHourly',
    run: () =>
      putNotificationHourly(
        user.id,
        { ...note, id: ulidOf(Date.now(), Buffer.alloc(10, 10)) },
        { quizId: quiz.id, what: 'essays' },
      ),
  },
  {
    id: 'Y1',
    question: 'put a mail into the outbox',
    key: 'MAIL#id',
    name: 'queueMail',
    run: () => queueMail(newMail('m1', outgoing)),
  },
  {
    id: 'Y2',
    question: 'what does a mail say?',
    key: 'MAIL#id',
    name: 'getMail',
    run: () => getMail('m1'),
  },
  {
    id: 'Y3',
    question: 'take the right to send it',
    key: 'MAIL#id',
    name: 'claimMail',
    run: () => claimMail('m1'),
  },
  {
    id: 'Y4',
    question: 'it was sent',
    key: 'MAIL#id',
    name: 'keepAsSent',
    run: () => keepAsSent('m1'),
  },
  {
    id: 'Y5',
    question: 'SES refused it: give the right back',
    key: 'MAIL#id',
    name: 'giveMailBack',
    run: () => giveMailBack('m1'),
  },
  {
    id: 'MS1',
    question: 'mail an address no more',
    key: 'MAILSTOP#digest',
    name: 'stopMailing',
    run: () => stopMailing('digest', 'bounce'),
  },
  {
    id: 'MS2',
    question: 'is an address mailed?',
    key: 'MAILSTOP#digest',
    name: 'getMailStop',
    run: () => getMailStop('digest'),
  },
  {
    id: 'MS3',
    question: 'mail it again',
    key: 'MAILSTOP#digest',
    name: 'letMail',
    run: () => letMail('digest'),
  },
  {
    id: 'N1',
    question: 'keep a wish for the newsletter',
    key: 'NEWSLETTER#digest',
    name: 'requestSubscription',
    run: () => requestSubscription({ subscriber: 'digest', email, confirmHash: 'hash', language: 'en' }),
  },
  {
    id: 'N2',
    question: 'confirm a subscription',
    key: 'NEWSLETTER#digest',
    name: 'confirmSubscription',
    run: () => confirmSubscription('digest', 'hash'),
  },
  {
    id: 'N4',
    question: 'who gets the newsletter?',
    key: 'gsi1 NEWSLETTER, NEWSLETTER#…',
    name: 'listSubscribers',
    run: () => listSubscribers(20, undefined),
  },
  {
    id: 'N5',
    question: 'does somebody still want it?',
    key: 'NEWSLETTER#digest',
    name: 'isSubscribed',
    run: () => isSubscribed('digest'),
  },
  {
    id: 'N6',
    question: 'keep an issue of the newsletter',
    key: 'NEWSLETTERISSUE#id',
    name: 'newIssue',
    run: () => table.send(new PutCommand(newIssue({ id: 'n6', subject: 'News', text: 'x', runId: 'run' }))),
  },
  {
    id: 'N7',
    question: 'what does an issue say?',
    key: 'NEWSLETTERISSUE#id',
    name: 'getIssue',
    run: () => getIssue('n6'),
  },
  {
    id: 'N3',
    question: 'end a subscription',
    key: 'NEWSLETTER#digest',
    name: 'removeSubscription',
    run: () => removeSubscription('digest'),
  },
  {
    id: 'J1',
    question: 'keep a message to the site, and put its mail into the outbox',
    key: 'MESSAGE#id, MAIL#id',
    name: 'keepSiteMessage',
    run: () =>
      keepSiteMessage('j1', { about: 'contact', name: 'Ada', email, message: 'Hello' }, [
        { Put: newMail('j1', outgoing) },
      ]),
  },
];
