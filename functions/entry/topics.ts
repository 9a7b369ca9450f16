import type { IncomingPurpose } from '@quizhall/shared/model/enums';
import type { PaymentProviderName } from '@quizhall/shared/model/payments/payment';
import {
  APPROVAL_SUFFIX,
  CHARGE_PREFIX,
  DELIVERY_PREFIX,
  MAIL_PREFIX,
  MEMBER_PREFIX,
  ORGANIZATION_PREFIX,
  JOB_PREFIX,
  TRANSFER_PREFIX,
  VERSION_NOTE_PREFIX,
} from '../platform/dynamodb/keys.ts';
import { MAIL_SENDERS } from '../platform/mail/mail-senders.ts';
import type { ChangePattern } from '../platform/local/change-pattern.ts';

/**
 * Consumer of table changes. Changes arrive in any order and more than once. Each topic has a queue and a
 * function of its own, so topics do not wait for each other and a message that fails goes to the dead-letter
 * queue alone. Topics that need only the table share one queue (`SHARED_QUEUE`).
 * How to add one: `docs/decisions/0034-one-queue-per-concern.md`.
 */
export interface Topic {
  /** Name of the module of its function: `sourceOf` of `functions/sources.ts`. */
  file: string;
  /** Which changes; one of these is enough. */
  changes: readonly ChangePattern[];
  /** Messages of one call at most, and for how many seconds they are gathered; more than ten take one at least. */
  batch: number;
  gatherSeconds: number;
  /** Calls at once at most; SQS takes two at least. */
  callsAtOnce: number;
  /** A message that failed so often is parked. */
  tries: number;
  /** Shares queue and function with others: a message names its topic. */
  common?: true;
  /** Only on stages where one of these takes payments. */
  providers?: readonly PaymentProviderName[];
  /** What its function needs beside the table. */
  needs?: {
    mail?: true;
    /** Signs receipts. */
    tokenKey?: true;
    derivationKey?: true;
    payments?: true;
    media?: readonly IncomingPurpose[];
    exports?: 'write';
    erases?: true;
    catalogue?: 'write';
    /** Calls the function without rights that posts to addresses of others. */
    outside?: true;
  };
}

/**
 * Settings of the queue that several topics share. Lambda polls each queue all day, which costs more than the
 * work itself.
 */
export const SHARED_QUEUE = {
  file: 'common',
  batch: 200,
  gatherSeconds: 1,
  callsAtOnce: 5,
  tries: 10,
  common: true,
} as const satisfies Omit<Topic, 'changes'>;

const ofAttempt = { pk: { S: [{ prefix: 'ATTEMPT#' }] } };

const ofQuiz = { pk: { S: [{ prefix: 'QUIZ#' }] }, sk: { S: ['META'] } };

const ofOrganization = { pk: { S: [{ prefix: 'ORG#' }] }, sk: { S: ['META'] } };
/** Somebody has handed in, or it was done for them. */
const isFinished: ChangePattern = {
  eventName: ['MODIFY'],
  dynamodb: {
    Keys: ofAttempt,
    OldImage: { status: { S: ['in_progress'] } },
    NewImage: { status: { S: [{ 'anything-but': ['in_progress'] }] } },
  },
};

const certified = { card: { M: { passed: { BOOL: [true] }, certificate: { S: [{ exists: true }] } } } };

/** Topics by name. */
export const TOPICS = {
  /** A run asks for a worker by being `waiting`. */
  runs: {
    file: 'work-on-jobs',
    changes: [
      {
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: { Keys: { pk: { S: [{ prefix: JOB_PREFIX }] } }, NewImage: { status: { S: ['waiting'] } } },
      },
    ],
    batch: 1,
    gatherSeconds: 0,
    callsAtOnce: 10,
    tries: 10,
    needs: {
      // An export of an account signs its receipts.
      tokenKey: true,
      derivationKey: true,
      media: ['media', 'import'],
      exports: 'write',
      erases: true,
      catalogue: 'write',
    },
  },
  /** Attempts that began, and those that the server or their owner finished. */
  dueWork: {
    file: 'schedule-deadlines',
    changes: [
      { eventName: ['INSERT'], dynamodb: { Keys: ofAttempt } },
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: ofAttempt,
          OldImage: { status: { S: ['in_progress'] } },
          NewImage: { finishedBy: { S: ['server', 'owner'] } },
        },
      },
    ],
    batch: 200,
    gatherSeconds: 1,
    callsAtOnce: 5,
    tries: 10,
  },
  firstResponse: {
    ...SHARED_QUEUE,
    changes: [isFinished],
  },
  /** Attempts that wait for a person to grade them; also those whose essays arrive after the server has ended them. */
  essays: {
    ...SHARED_QUEUE,
    changes: [
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: ofAttempt,
          OldImage: { status: { S: [{ 'anything-but': ['pending_review'] }] } },
          NewImage: { status: { S: ['pending_review'] } },
        },
      },
    ],
  },
  /** Attempts that passed and bring a certificate: at once, or when they are marked anew. */
  certificates: {
    file: 'issue-certificates',
    changes: [
      {
        eventName: ['MODIFY'],
        dynamodb: { Keys: ofAttempt, OldImage: { status: { S: ['in_progress'] } }, NewImage: certified },
      },
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: ofAttempt,
          OldImage: { card: { M: { passed: { BOOL: [false] } } } },
          NewImage: certified,
        },
      },
    ],
    batch: 50,
    gatherSeconds: 1,
    callsAtOnce: 5,
    tries: 10,
    needs: { derivationKey: true },
  },
  /** Payments that the simulated provider confirms. A crowd pays at once, and each waits some seconds. */
  payments: {
    file: 'confirm-payments',
    changes: [
      {
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: {
          Keys: { pk: { S: [{ prefix: CHARGE_PREFIX }] } },
          NewImage: {
            status: { S: ['processing'] },
            card: { M: { provider: { S: ['simulated'] } } },
          },
        },
      },
    ],
    batch: 100,
    gatherSeconds: 1,
    callsAtOnce: 5,
    tries: 10,
    providers: ['simulated'],
    needs: { derivationKey: true },
  },
  /** Quizzes that are deleted or put away: what was paid to take them may go back. */
  cancelled: {
    ...SHARED_QUEUE,
    changes: [
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: ofQuiz,
          OldImage: { deletedAt: { S: [{ exists: false }] } },
          NewImage: { deletedAt: { S: [{ exists: true }] } },
        },
      },
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: ofQuiz,
          OldImage: { card: { M: { status: { S: [{ 'anything-but': ['archived'] }] } } } },
          NewImage: { card: { M: { status: { S: ['archived'] } } } },
        },
      },
    ],
  },
  /** Quizzes that their authors list in Explore, or did until now, and organizations. */
  catalogue: {
    ...SHARED_QUEUE,
    changes: [
      { dynamodb: { Keys: ofQuiz, NewImage: { listed: { BOOL: [true] } } } },
      { dynamodb: { Keys: ofQuiz, OldImage: { listed: { BOOL: [true] } } } },
      { dynamodb: { Keys: ofOrganization } },
    ],
  },
  /** Money that leaves. */
  transfers: {
    file: 'send-transfers',
    changes: [
      {
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: {
          Keys: { pk: { S: [{ prefix: TRANSFER_PREFIX }] } },
          NewImage: { status: { S: ['waiting'] } },
        },
      },
    ],
    batch: 5,
    gatherSeconds: 0,
    callsAtOnce: 2,
    tries: 10,
    providers: ['simulated', 'stripe'],
    needs: { derivationKey: true, payments: true },
  },
  /** What organizations may want to be told of, each at an address of its own. */
  hooks: {
    ...SHARED_QUEUE,
    changes: [
      isFinished,
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: ofAttempt,
          OldImage: { status: { S: ['pending_review'] } },
          NewImage: { status: { S: ['completed', 'timed_out'] } },
        },
      },
      {
        eventName: ['INSERT'],
        dynamodb: {
          Keys: { pk: { S: [{ prefix: 'QUIZ#' }] }, sk: { S: [{ prefix: VERSION_NOTE_PREFIX }] } },
        },
      },
      {
        eventName: ['INSERT'],
        dynamodb: {
          Keys: { pk: { S: [{ prefix: ORGANIZATION_PREFIX }] }, sk: { S: [{ prefix: MEMBER_PREFIX }] } },
        },
      },
      { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ suffix: APPROVAL_SUFFIX }] } } } },
    ],
  },
  /** What is told to webhooks, when it is written down and each time that it is asked for. */
  deliveries: {
    file: 'deliver-webhooks',
    changes: [
      {
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: {
          Keys: { pk: { S: [{ prefix: DELIVERY_PREFIX }] } },
          NewImage: { status: { S: ['waiting'] } },
        },
      },
    ],
    batch: 10,
    gatherSeconds: 0,
    callsAtOnce: 5,
    tries: 10,
    needs: { derivationKey: true, outside: true },
  },
  /** Mails that nobody waits for; few at once, because together they keep to the rate at which the account may send. */
  mail: {
    file: 'send-mails',
    changes: [{ eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: MAIL_PREFIX }] } } } }],
    batch: 5,
    gatherSeconds: 0,
    callsAtOnce: MAIL_SENDERS,
    tries: 5,
    needs: { mail: true, derivationKey: true },
  },
} as const satisfies Record<string, Topic>;

type Concerns = typeof TOPICS;
/** Names of the topics that share a queue. */
export type SharedTopic = {
  [Name in keyof Concerns]: Concerns[Name] extends { common: true } ? Name : never;
}[keyof Concerns];
