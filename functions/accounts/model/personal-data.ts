import type { queryPages } from '../../platform/dynamodb/commands.ts';
import { withPrefix } from '../../platform/dynamodb/commands.ts';
import type * as Keys from '../../platform/dynamodb/keys.ts';
import {
  accommodationIndex,
  BANK_QUESTION_PREFIX,
  BANK_QUIZ_PREFIX,
  bankPk,
  countersKey,
  deviceKey,
  emailChangeKey,
  erasureKey,
  familyKey,
  type Key,
  joinRequestIndex,
  linkedProviderKey,
  membershipIndex,
  newsletterKey,
  notificationPk,
  ownerIndexPk,
  ownOrganizationsKey,
  ownPrizesIndex,
  payerIndex,
  quizReportIndex,
  jobKey,
  savedQuizzesPk,
  sharedIndex,
  startAlertIndex,
  subscriptionKey,
  twoFactorKey,
  userAttemptIndex,
  userKey,
  siteMessageIndex,
} from '../../platform/dynamodb/keys.ts';

/** Whose data is looked for. */
export interface Who {
  id: string;
  /** Unknown in later rounds of a deletion: what is found by it is gone by then. */
  email: string | undefined;
  /** Names the subscription of the newsletter. */
  subscriber: string | undefined;
}

type Query = Parameters<typeof queryPages>[0];
type KeyName = Extract<keyof typeof Keys, `${string}Key` | `${string}Pk`>;

interface PersonalKind {
  /** What of `keys.ts` it is stored under. */
  keys: readonly KeyName[];
  /** Where that of somebody is found. */
  found: (who: Who) => Query[];
  /**
   * What a deletion of the account does: `deleted` what is found; `closed` in the transaction that closes the account; `parted`
   * from its person, as `functions/accounts/jobs/erase-account.ts` says; `last` when all else is done.
   */
  ends: 'deleted' | 'closed' | 'parted' | 'last';
  /** A part of the download of the account, or why it is none. */
  told: true | string;
}

/** All items under one key. */
export const partition = (pk: string): Query => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
  ConsistentRead: true,
});

/** What begins as this key does. */
const beginning = ({ pk, sk }: Key): Query => ({
  ...withPrefix(pk, sk),
  ConsistentRead: true,
});

const index = (name: 'gsi1' | 'gsi2', pk: string): Query => ({
  IndexName: name,
  KeyConditionExpression: '#pk = :pk',
  ExpressionAttributeNames: { '#pk': `${name}pk` },
  ExpressionAttributeValues: { ':pk': pk },
});

/**
 * Everything that is kept of people, where it is found, what ends it and whether they can take it along: the deletion of an
 * account and its download go by this one list.
 */
export const PERSONAL_DATA = {
  account: {
    keys: ['userKey', 'emailKey'],
    found: ({ id }) => [beginning(userKey(id))],
    ends: 'closed',
    told: true,
  },
  emailChange: {
    keys: ['emailChangeKey'],
    found: ({ id }) => [beginning(emailChangeKey(id))],
    ends: 'deleted',
    told: 'an address that waits for its code; ten minutes',
  },
  secondFactor: {
    keys: ['twoFactorKey'],
    found: ({ id }) => [beginning(twoFactorKey(id))],
    ends: 'deleted',
    told: true,
  },
  providers: {
    keys: ['linkedProviderKey', 'identityKey'],
    found: ({ id }) => [beginning(linkedProviderKey(id, ''))],
    ends: 'deleted',
    told: true,
  },
  signIns: {
    keys: ['familyKey'],
    found: ({ id }) => [beginning(familyKey(id, ''))],
    ends: 'deleted',
    told: true,
  },
  browsers: {
    keys: ['deviceKey'],
    found: ({ id }) => [beginning(deviceKey(id, ''))],
    ends: 'deleted',
    told: true,
  },
  counters: {
    keys: ['countersKey'],
    found: ({ id }) => [beginning(countersKey(id))],
    ends: 'deleted',
    told: 'counted from the rest',
  },
  plan: {
    keys: ['subscriptionKey'],
    found: ({ id }) => [beginning(subscriptionKey({ person: id }))],
    ends: 'deleted',
    told: true,
  },
  newsletter: {
    keys: ['newsletterKey'],
    found: ({ subscriber }) => (subscriber === undefined ? [] : [beginning(newsletterKey(subscriber))]),
    ends: 'deleted',
    told: true,
  },
  memberships: {
    keys: ['membershipKey'],
    found: ({ id }) => [index('gsi1', membershipIndex(id, '').gsi1pk)],
    ends: 'deleted',
    told: true,
  },
  joinRequests: {
    keys: ['joinRequestKey', 'removedMemberKey'],
    found: ({ id }) => [index('gsi2', joinRequestIndex(id, '').gsi2pk)],
    ends: 'deleted',
    told: true,
  },
  ownOrganizations: {
    keys: ['ownOrganizationsKey'],
    found: ({ id }) => [beginning(ownOrganizationsKey(id))],
    ends: 'deleted',
    told: 'made of the memberships',
  },
  results: {
    keys: [
      'attemptPk',
      'attemptKey',
      'essayKey',
      'certificateKey',
      'rosterPk',
      'rosterOpenKey',
      'rosterChunkKey',
    ],
    found: ({ id }) => [index('gsi2', userAttemptIndex(id, '').gsi2pk)],
    ends: 'parted',
    told: true,
  },
  quizzes: {
    keys: [
      'quizPk',
      'quizKey',
      'draftKey',
      'versionKey',
      'versionNoteKey',
      'replacedDraftKey',
      'replacedContentKey',
      'answerKeyKey',
      'pendingContentKey',
    ],
    found: ({ id }) => [index('gsi1', ownerIndexPk(id))],
    ends: 'parted',
    told: true,
  },
  questionBank: {
    keys: ['bankPk', 'bankQuestionKey'],
    found: ({ id }) => [beginning({ pk: bankPk(id), sk: BANK_QUESTION_PREFIX })],
    ends: 'deleted',
    told: true,
  },
  bankCopies: {
    keys: ['bankQuizKey'],
    found: ({ id }) => [beginning({ pk: bankPk(id), sk: BANK_QUIZ_PREFIX })],
    ends: 'deleted',
    told: 'copies of the quizzes',
  },
  coAuthorships: {
    keys: ['coAuthorKey'],
    found: ({ id }) => [index('gsi1', sharedIndex(id, '').gsi1pk)],
    ends: 'deleted',
    told: true,
  },
  invitations: {
    keys: ['coInviteKey', 'inviteLinkKey'],
    // By the notifications that tell of them.
    found: () => [],
    ends: 'parted',
    told: 'told by the notifications',
  },
  extraTime: {
    keys: ['accommodationKey'],
    found: ({ id, email }) =>
      [`u_${id}`, ...(email === undefined ? [] : [`e_${email}`])].map((subject) =>
        index('gsi1', accommodationIndex(subject, '').gsi1pk),
      ),
    ends: 'deleted',
    told: true,
  },
  saved: {
    keys: ['savedQuizzesPk', 'savedQuizKey'],
    found: ({ id }) => [partition(savedQuizzesPk(id))],
    ends: 'deleted',
    told: true,
  },
  startAlerts: {
    keys: ['startAlertPk', 'startAlertKey'],
    found: ({ id }) => [index('gsi1', startAlertIndex(id, '').gsi1pk)],
    ends: 'deleted',
    told: true,
  },
  notifications: {
    keys: ['notificationPk', 'notificationKey'],
    found: ({ id }) => [partition(notificationPk(id))],
    ends: 'deleted',
    told: true,
  },
  payments: {
    keys: ['chargeKey'],
    found: ({ id }) => [index('gsi2', payerIndex(`u_${id}`, '', '').gsi2pk)],
    ends: 'parted',
    told: true,
  },
  prizes: {
    keys: ['prizeKey'],
    found: ({ id }) => [index('gsi2', ownPrizesIndex(id, '', '').gsi2pk)],
    ends: 'parted',
    told: true,
  },
  messages: {
    keys: ['siteMessageKey'],
    found: ({ email }) => (email === undefined ? [] : [index('gsi1', siteMessageIndex(email, '').gsi1pk)]),
    ends: 'deleted',
    told: true,
  },
  reports: {
    keys: ['quizReportKey'],
    found: ({ id }) => [index('gsi1', quizReportIndex(id, '').gsi1pk)],
    ends: 'deleted',
    told: true,
  },
  runs: {
    keys: ['jobKey'],
    found: ({ id }) => [partition(jobKey(id, '').pk)],
    ends: 'deleted',
    told: 'how far work in the background was',
  },
  erasure: {
    keys: ['erasureKey'],
    found: ({ id }) => [beginning(erasureKey(id))],
    ends: 'last',
    told: 'there is none as long as there is an account',
  },
} as const satisfies Record<string, PersonalKind>;

type PersonalKey = (typeof PERSONAL_DATA)[keyof typeof PERSONAL_DATA]['keys'][number];

const OF_QUIZ = 'says something of a quiz; people by their ids at most';
const OF_ORGANIZATION = 'says something of an organization';
const DIGEST = 'people by a keyed digest at most; gone after a day, or sooner';
const OF_MONEY = 'people by their ids at most; kept as the law asks';

/** Keys without personal data, with the reason. A key in neither list does not compile. */
export const NON_PERSONAL_KEYS: Record<Exclude<KeyName, PersonalKey>, string> = {
  ticketKey: 'before somebody is signed in; ten minutes',
  deletedAccountMailKey: 'a keyed digest; 30 days',
  signupKey: 'before there is an account; an hour',
  signupFormKey: 'before there is an account; an hour',
  guessesKey: DIGEST,
  resetKey: 'an id; 30 minutes',
  notifiedKey: OF_QUIZ,
  throttleKey: DIGEST,
  idempotencyKey: 'an answer that was given; a day',
  entryCodeKey: DIGEST,
  codeKey: OF_QUIZ,
  linkKey: OF_QUIZ,
  coInviteCountKey: OF_QUIZ,
  ownerIndexPk: 'of an index',
  catalogueEntryPk: OF_QUIZ,
  catalogueEntryKey: OF_QUIZ,
  catalogueChangeKey: OF_QUIZ,
  catalogueManifestKey: OF_QUIZ,
  organizationKey: OF_ORGANIZATION,
  organizationCountsKey: OF_ORGANIZATION,
  organizationSizesKey: OF_ORGANIZATION,
  organizationStatsKey:
    'sums of what members took, by their ids; taken back with the account, told with the memberships',
  organizationRecentKey: 'what members did last, by their ids; the newest ten, and none with the account',
  formerMemberKey: 'an id; 31 days',
  slugKey: OF_ORGANIZATION,
  departmentKey: OF_ORGANIZATION,
  organizationAuditKey: OF_ORGANIZATION,
  approvalKey: OF_ORGANIZATION,
  assignmentKey: 'people by their ids at most; what is assigned to somebody is told with the memberships',
  openAssignmentsKey: OF_ORGANIZATION,
  webhookKey: OF_ORGANIZATION,
  apiTokenKey: OF_ORGANIZATION,
  deliveryKey: 'says something of an organization; people by their ids at most; 14 days',
  pausedQuizKey: OF_ORGANIZATION,
  organizationDomainKey: OF_ORGANIZATION,
  joinLinkKey: OF_ORGANIZATION,
  memberInviteKey: 'an address that was written to; seven days, or until it answers',
  memberInviteLinkKey: 'a digest; seven days',
  retentionKey: OF_QUIZ,
  auditKey: OF_QUIZ,
  newsletterIssueKey: 'an issue, of nobody',
  operatorPk: 'people by their ids at most; two years',
  operatorKey: 'people by their ids at most; two years',
  participantLimitKey: OF_QUIZ,
  statisticsKey: OF_QUIZ,
  daysKey: OF_QUIZ,
  itemsKey: OF_QUIZ,
  leaderboardKey: OF_QUIZ,
  cardNumbersKey: OF_QUIZ,
  pendingPk: 'rows of the roster until they are counted, half an hour',
  pendingSlotKey: 'rows of the roster until they are counted, half an hour; counted before the account goes',
  removedAddressKey: 'a keyed digest of an address that an organization took out; a year',
  mailStopKey: 'a keyed digest of an address that mails do not reach; two years at most',
  mailKey: 'gone when it is sent; never sent to an address that was parted',
  transferKey: 'where a prize goes, sealed, until it is sent: an account waits for that',
  ledgerPk: OF_MONEY,
  ledgerKey: OF_MONEY,
  ledgerTotalsKey: OF_MONEY,
  playedKey: 'that somebody may have begun a quiz with a prize, and not who',
  poolKey: OF_MONEY,
  contendersKey: OF_MONEY,
  winnersKey: OF_MONEY,
  entryKey: OF_MONEY,
  scheduledPk: OF_QUIZ,
  scheduledKey: OF_QUIZ,
  schedulerCursorKey: 'a time',
  deadLetterPk: 'what could not be read',
  deadLetterKey: 'what could not be read',
};
