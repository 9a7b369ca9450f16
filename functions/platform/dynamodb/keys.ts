import {
  partitionOfPart,
  SPREAD_PARTITIONS,
} from '@quizhall/shared/rules/organizations/organization-statistics';

/**
 * Every key of the table. Nothing else in the code builds one; `docs/data-model.md` explains the table.
 * `pk` and `sk` of the table, `gsi1pk`/`gsi1sk` and `gsi2pk`/`gsi2sk` of the two sparse indexes, which project `card`.
 */
export interface Key {
  pk: string;
  sk: string;
}

const key = (pk: string, sk: string): Key => ({ pk, sk });
/** Numbers in sort keys are padded so that they sort as numbers. */
const padded = (value: number, width: number) => String(value).padStart(width, '0');

// Accounts
export const userKey = (id: string) => key(`USER#${id}`, 'PROFILE');
/** Beside the profile, because it is derived and changes often: an answer that needs both reads both at once. */
export const countersKey = (userId: string) => key(`USER#${userId}`, 'COUNTERS');
/** The secret and recovery codes of two-factor authentication. */
export const twoFactorKey = (userId: string) => key(`USER#${userId}`, 'TWOFACTOR');
/** Who somebody is at another provider, by a digest of it: whose account that opens. */
export const identityKey = (id: string) => key(`IDENTITY#${id}`, 'IDENTITY');
/** The same beside the profile. */
export const linkedProviderKey = (userId: string, provider: string) =>
  key(`USER#${userId}`, `PROVIDER#${provider}`);
/** Who came back from a provider. */
export const ticketKey = (digest: string) => key(`TICKET#${digest}`, 'TICKET');
/** What is known of somebody whose account is being deleted, until that is done. */
export const erasureKey = (userId: string) => key(`USER#${userId}`, 'ERASURE');
/** Up to when mails to an address were for an account that was deleted; the subject is a keyed digest of it. */
export const deletedAccountMailKey = (subject: string) => key(`PARTED#${subject}`, 'PARTED');
export const emailKey = (email: string) => key(`EMAIL#${email}`, 'EMAIL');
/** A new address that waits for its code. */
export const emailChangeKey = (userId: string) => key(`USER#${userId}`, 'EMAILCHANGE');
export const signupKey = (email: string) => key(`SIGNUP#${email}`, 'SIGNUP');
/** A form that was sent for the address. */
export const signupFormKey = (email: string, digest: string) => key(`SIGNUP#${email}`, `FORM#${digest}`);
const FAMILY_PREFIX = 'FAMILY#';
export const familyKey = (userId: string, familyId: string) =>
  key(`USER#${userId}`, `${FAMILY_PREFIX}${familyId}`);
export const deviceKey = (userId: string, device: string) => key(`USER#${userId}`, `DEVICE#${device}`);
/** Guesses at a secret; the subject tells whose. */
export const guessesKey = (subject: string) => key(`GUESSES#${subject}`, 'GUESSES');
export const resetKey = (tokenHash: string) => key(`RESET#${tokenHash}`, 'RESET');
export const newsletterKey = (subscriber: string) => key(`NEWSLETTER#${subscriber}`, 'SUBSCRIPTION');
/** gsi1: who gets the newsletter. Whoever has not confirmed is not there. */
export const SUBSCRIBERS_PK = 'NEWSLETTER';
export const newsletterIndex = (subscriber: string) => ({ gsi1pk: SUBSCRIBERS_PK, gsi1sk: subscriber });
export const newsletterIssueKey = (id: string) => key(`NEWSLETTERISSUE#${id}`, 'ISSUE');
/** What somebody wrote to whoever runs the stage. */
export const siteMessageKey = (id: string) => key(`MESSAGE#${id}`, 'MESSAGE');
/** gsi1: what was written from an address, for whoever deletes the account. */
export const siteMessageIndex = (email: string, id: string) => ({
  gsi1pk: `WROTE#${email}`,
  gsi1sk: id,
});
export const notificationPk = (userId: string) => `USER#${userId}#NOTE`;
export const notificationKey = (userId: string, id: string) => key(notificationPk(userId), id);
/** gsi2: a person's unread notifications, by id. Left when they are read or expire. */
export const unreadIndex = (userId: string, id: string) => ({
  gsi2pk: `USER#${userId}#UNREAD`,
  gsi2sk: id,
});
/** Remembers for good that something about a quiz was told. */
export const notifiedKey = (quizId: string, what: string) => key(quizPk(quizId), `TOLD#${what}`);

// Every endpoint
export const throttleKey = (route: string, subject: string, window: number) =>
  key(`LIMIT#${route}#${subject}#${window}`, 'LIMIT');
export const idempotencyKey = (route: string, userId: string, clientKey: string) =>
  key(`IDEMPOTENCY#${route}#${userId}#${clientKey}`, 'IDEMPOTENCY');

/** Who wants to hear when a quiz starts; apart from the quiz, which a crowd reads at that moment. */
export const startAlertPk = (quizId: string) => `START#${quizId}`;
export const startAlertKey = (quizId: string, userId: string) => key(startAlertPk(quizId), userId);
/** gsi1: the quizzes of whose start a person wants to hear, for whoever deletes the account. */
export const startAlertIndex = (userId: string, quizId: string) => ({
  gsi1pk: `USER#${userId}#START`,
  gsi1sk: quizId,
});

/** A code that proves a guest's e-mail address; the subject is a digest of quiz, address and device. */
export const entryCodeKey = (subject: string) => key(`ENTRYCODE#${subject}`, 'CODE');

/** A certificate, by its code. */
export const certificateKey = (code: string) => key(`CERT#${code}`, 'CERT');

// Quizzes
export const quizPk = (id: string) => `QUIZ#${id}`;
export const quizKey = (id: string) => key(quizPk(id), 'META');
export const codeKey = (code: string) => key(`CODE#${code}`, 'QUIZ');
export const linkKey = (link: string) => key(`LINK#${link}`, 'QUIZ');
export const DRAFT_PREFIX = 'DRAFT#';
export const draftKey = (id: string, chunk: number) => key(quizPk(id), `${DRAFT_PREFIX}${padded(chunk, 3)}`);
export const versionPrefix = (version: number) => `V#${padded(version, 6)}#`;
export const versionKey = (id: string, version: number, chunk: number) =>
  key(quizPk(id), `${versionPrefix(version)}${padded(chunk, 3)}`);
/**
 * Extra time of one participant, `u_` and an id or `e_` and an address. Begins as the key of the quiz's META does, so that
 * both are read together; nothing else of a quiz may.
 */
export const ACCOMMODATION_PREFIX = 'META#EXTRA#';
export const accommodationKey = (quizId: string, subject: string) =>
  key(quizPk(quizId), `${ACCOMMODATION_PREFIX}${subject}`);
/** gsi1: the quizzes at which somebody has extra time, for whoever deletes the account. */
export const accommodationIndex = (subject: string, quizId: string) => ({
  gsi1pk: `EXTRA#${subject}`,
  gsi1sk: quizId,
});
/** Corrections of the key of published versions, all up to this revision. */
export const ANSWER_KEY_PREFIX = 'KEY#';
export const answerKeyKey = (id: string, revision: number) =>
  key(quizPk(id), `${ANSWER_KEY_PREFIX}${padded(revision, 6)}`);
export const VERSION_NOTE_PREFIX = 'VERSION#';
/** Who published a version and what changed; apart from its content, so that lists read it alone. */
export const versionNoteKey = (id: string, version: number) =>
  key(quizPk(id), `${VERSION_NOTE_PREFIX}${padded(version, 6)}`);
export const REPLACED_DRAFT_PREFIX = 'KEPT#';
/** Metadata of a replaced draft, by its revision. The content is stored separately, as for versions. */
export const replacedDraftKey = (id: string, revision: number) =>
  key(quizPk(id), `${REPLACED_DRAFT_PREFIX}${padded(revision, 6)}`);
export const replacedContentPrefix = (revision: number) => `KEPTCONTENT#${padded(revision, 6)}#`;
export const replacedContentKey = (id: string, revision: number, chunk: number) =>
  key(quizPk(id), `${replacedContentPrefix(revision)}${padded(chunk, 3)}`);
/** gsi1: the quizzes of an owner. On META alone: nothing else of a quiz says whose it is. */
export const ownerIndexPk = (ownerId: string) => `OWNER#${ownerId}`;
export const OWNER_QUIZZES_PREFIX = 'QUIZ#';
/** Sort key: the time of creation. */
export const ownerIndex = (ownerId: string, { id, createdAt }: { id: string; createdAt: string }) => ({
  gsi1pk: ownerIndexPk(ownerId),
  gsi1sk: `${OWNER_QUIZZES_PREFIX}${createdAt}#${id}`,
});

/** gsi1: the quizzes that an owner has deleted, beside the others and before them, by the time of the deletion. */
export const deletedIndex = (ownerId: string, { id, deletedAt }: { id: string; deletedAt: string }) => ({
  gsi1pk: ownerIndexPk(ownerId),
  gsi1sk: `DELETED#${deletedAt}#${id}`,
});

// The question bank of an owner
export const bankPk = (ownerId: string) => `BANK#${ownerId}`;
export const BANK_QUESTION_PREFIX = 'QUESTION#';
/** A question that was saved by itself, by the digest that tells which questions are the same. */
export const bankQuestionKey = (ownerId: string, id: string) =>
  key(bankPk(ownerId), `${BANK_QUESTION_PREFIX}${id}`);
export const BANK_QUIZ_PREFIX = 'QUIZ#';
/** The questions of a quiz as the bank keeps them, by the time of its creation. */
export const bankQuizKey = (
  ownerId: string,
  { id, createdAt }: { id: string; createdAt: string },
  chunk: number,
) => key(bankPk(ownerId), `${BANK_QUIZ_PREFIX}${createdAt}#${id}#${padded(chunk, 3)}`);

// Co-authors: whoever works on a quiz beside its owner, and whoever is invited to, in one query
export const CO_AUTHOR_PREFIX = 'CO#';
const CO_AUTHOR_ROLE_PREFIX = `${CO_AUTHOR_PREFIX}AUTHOR#`;
export const coAuthorKey = (quizId: string, userId: string) =>
  key(quizPk(quizId), `${CO_AUTHOR_ROLE_PREFIX}${userId}`);
/** gsi1: the quizzes of others that a person works on. */
export const sharedIndex = (userId: string, quizId: string) => ({
  gsi1pk: `USER#${userId}#SHARED`,
  gsi1sk: quizId,
});
/** By a digest of the address, so that it is invited once. */
export const coInviteKey = (quizId: string, id: string) =>
  key(quizPk(quizId), `${CO_AUTHOR_PREFIX}INVITE#${id}`);
/** How many invitations were ever sent: two calls that read the same cannot both add one. */
export const coInviteCountKey = (quizId: string) => key(quizPk(quizId), `${CO_AUTHOR_PREFIX}INVITED`);
/** The link of an invitation, by the digest of its secret. */
export const inviteLinkKey = (digest: string) => key(`INVITE#${digest}`, 'INVITE');

// Organizations
export const ORGANIZATION_PREFIX = 'ORG#';
const organizationPk = (id: string) => `${ORGANIZATION_PREFIX}${id}`;
export const organizationKey = (id: string) => key(organizationPk(id), 'META');
/** What it has: members and quizzes are counted where its plan limits them. */
export const organizationCountsKey = (id: string) => key(organizationPk(id), 'COUNTS');
/** How many members each department has. */
export const organizationSizesKey = (id: string) => key(organizationPk(id), 'SIZES');
const figuresPk = (id: string) => `${organizationPk(id)}#FIGURES`;
const spreadFiguresPk = (id: string, place: number) => `${figuresPk(id)}#${place}`;
/** The partitions with figures of members who are spread. */
export const organizationStatsPartitions = (id: string): string[] =>
  Array.from({ length: SPREAD_PARTITIONS }, (_, place) => spreadFiguresPk(id, place));
/** What is counted of attempts at its quizzes, in parts: by department, by day, by quiz and day, by member. */
export function organizationStatsKey(id: string, part: string, streamShard: string) {
  const place = partitionOfPart(part);
  return key(place === undefined ? figuresPk(id) : spreadFiguresPk(id, place), `${part}#${streamShard}`);
}
/** What its members did last. */
export const organizationRecentKey = (id: string, streamShard: string) =>
  key(figuresPk(id), `RECENT#${streamShard}`);
export const FORMER_MEMBER_PREFIX = 'LEFT#';
/** Who was a member some days ago. */
export const formerMemberKey = (id: string, userId: string) =>
  key(figuresPk(id), `${FORMER_MEMBER_PREFIX}${userId}`);
/** The name of its public page. */
export const slugKey = (slug: string) => key(`SLUG#${slug}`, 'ORG');
export const DEPARTMENT_PREFIX = 'DEPT#';
export const departmentKey = (organizationId: string, id: string) =>
  key(organizationPk(organizationId), `${DEPARTMENT_PREFIX}${id}`);
export const MEMBER_PREFIX = 'MEMBER#';
export const membershipKey = (organizationId: string, userId: string) =>
  key(organizationPk(organizationId), `${MEMBER_PREFIX}${userId}`);
/** gsi1: the organizations of a person. */
export const membershipIndex = (userId: string, organizationId: string) => ({
  gsi1pk: `USER#${userId}#ORG`,
  gsi1sk: organizationId,
});
/** gsi2: the members of an organization by their names, folded as searches fold them. */
export const memberNameIndex = (organizationId: string, folded: string, userId: string) => ({
  gsi2pk: `ORG#${organizationId}#MEMBER`,
  gsi2sk: `${folded}#${userId}`,
});
/** By a digest of the address, so that it is invited once. */
export const MEMBER_INVITE_PREFIX = 'INVITE#';
export const memberInviteKey = (organizationId: string, id: string) =>
  key(organizationPk(organizationId), `${MEMBER_INVITE_PREFIX}${id}`);
/** The link of an invitation, by the digest of its secret. */
export const memberInviteLinkKey = (digest: string) => key(`ORGINVITE#${digest}`, 'INVITE');
export const DOMAIN_PREFIX = 'DOMAIN#';
/** A domain whose people may join. */
export const organizationDomainKey = (organizationId: string, domain: string) =>
  key(organizationPk(organizationId), `${DOMAIN_PREFIX}${domain}`);
/** gsi1: the organizations that have proven a domain. */
export const domainIndex = (domain: string, organizationId: string) => ({
  gsi1pk: `EMAILDOMAIN#${domain}`,
  gsi1sk: organizationId,
});
/** The link by which whoever has it joins. */
export const joinLinkKey = (organizationId: string) => key(organizationPk(organizationId), 'JOINLINK');
/** Somebody waits to come in. */
export const joinRequestKey = (organizationId: string, userId: string) =>
  key(organizationPk(organizationId), `REQUEST#${userId}`);
/** Somebody was taken out. */
export const removedMemberKey = (organizationId: string, userId: string) =>
  key(organizationPk(organizationId), `REMOVED#${userId}`);
/** The same by a digest of the address, which outlives the account for a while. */
export const removedAddressKey = (organizationId: string, digest: string) =>
  key(organizationPk(organizationId), `REMOVEDADDRESS#${digest}`);
/** gsi2: what waits for a person to come in, its approval, and where they were taken out, for whoever deletes the account. */
export const joinRequestIndex = (userId: string, what: string) => ({
  gsi2pk: `USER#${userId}#JOINING`,
  gsi2sk: what,
});
/** The quizzes that were paused because their organization was deleted, and are resumed with it. */
export const PAUSED_PREFIX = 'PAUSED#';
export const pausedQuizKey = (organizationId: string, quizId: string) =>
  key(organizationPk(organizationId), `${PAUSED_PREFIX}${quizId}`);
/** Who did what in an organization. */
export const organizationAuditKey = (organizationId: string, id: string) =>
  key(`${organizationPk(organizationId)}#AUDIT`, id);
export const APPROVAL_SUFFIX = '#APPROVAL';
export const approvalKey = (organizationId: string, id: string) =>
  key(`${organizationPk(organizationId)}${APPROVAL_SUFFIX}`, id);
/** gsi1: those that wait, the oldest first. */
export const pendingIndex = (organizationId: string, id: string) => ({
  gsi1pk: `${organizationPk(organizationId)}#PENDING`,
  gsi1sk: id,
});
export const ASSIGNMENT_PREFIX = 'ASSIGNMENT#';
/** A quiz that members are asked to take. */
export const assignmentKey = (organizationId: string, id: string) =>
  key(organizationPk(organizationId), `${ASSIGNMENT_PREFIX}${id}`);
/** gsi1: the assignments of an organization by the moment at which they are due. */
export const assignmentIndex = (organizationId: string, dueAt: string, id: string) => ({
  gsi1pk: `${organizationPk(organizationId)}#ASSIGNMENT`,
  gsi1sk: `${dueAt}#${id}`,
});
/** Which assignments of an organization are due later. */
export const openAssignmentsKey = (organizationId: string) =>
  key(organizationPk(organizationId), 'OPENASSIGNMENTS');
export const WEBHOOK_PREFIX = 'HOOK#';
/** Where an organization wants to be told of what happens. */
export const webhookKey = (organizationId: string, id: string) =>
  key(organizationPk(organizationId), `${WEBHOOK_PREFIX}${id}`);
export const API_TOKEN_PREFIX = 'TOKEN#';
/** By what a program proves to be an organization's. */
export const apiTokenKey = (organizationId: string, id: string) =>
  key(organizationPk(organizationId), `${API_TOKEN_PREFIX}${id}`);
export const DELIVERY_PREFIX = 'DELIVERY#';
/** What is told to one webhook, by time. */
export const deliveryKey = (webhookId: string, id: string) => key(`${DELIVERY_PREFIX}${webhookId}`, id);
/** What an author wants published and somebody has to approve; of a published quiz with its content. */
export const PENDING_CONTENT_PREFIX = 'WAITING#';
export const pendingContentKey = (quizId: string, chunk: number) =>
  key(quizPk(quizId), `${PENDING_CONTENT_PREFIX}${padded(chunk, 3)}`);
/** Names and roles of a person's organizations, and which one is the current: what every session answers. */
export const ownOrganizationsKey = (userId: string) => key(`USER#${userId}`, 'ORGANIZATIONS');

// Attempts
export const attemptPk = (quizId: string, participant: string) => `ATTEMPT#${quizId}#${participant}`;
export const attemptKey = (quizId: string, participant: string, number: number) =>
  key(attemptPk(quizId, participant), padded(number, 4));
/** The texts of its essays, in a partition of their own: nothing stands between one attempt and the next. */
const essayPk = (quizId: string, participant: string) => `ESSAY#${quizId}#${participant}`;
export const essayPrefix = (quizId: string, participant: string, number: number) =>
  key(essayPk(quizId, participant), `${padded(number, 4)}#`);
export const essayKey = (quizId: string, participant: string, number: number, position: number) =>
  key(essayPk(quizId, participant), `${padded(number, 4)}#${padded(position, 3)}`);
/** In the place of a shard: where annulled attempts lie, apart from those that count. */
export const ANNULLED_SHARD = 'ANNULLED';
/** The same for practice that counts nowhere, which nothing but a deletion looks for; spread like the others. */
export const practiceShard = (shard: number) => `PRACTICE${shard}` as const;
export type FinishedShard = number | typeof ANNULLED_SHARD | ReturnType<typeof practiceShard>;
/** gsi1: finished attempts of a quiz, newest last, spread over the quiz's shards. Written on submit and where one is annulled. */
export const finishedIndex = (quizId: string, shard: FinishedShard, completedAt: string) => ({
  gsi1pk: `${quizPk(quizId)}#${shard}`,
  gsi1sk: completedAt,
});
/** gsi2: finished attempts of a signed-in person. Written on submit only. */
export const userAttemptIndex = (userId: string, completedAt: string) => ({
  gsi2pk: `USER#${userId}#ATTEMPT`,
  gsi2sk: completedAt,
});

/** The next and the last deletion of what a quiz has kept for long enough. */
export const retentionKey = (quizId: string) => key(quizPk(quizId), 'RETENTION');

// Audit: who did what to the attempts of a quiz
export const auditKey = (quizId: string, id: string) => key(`${quizPk(quizId)}#AUDIT`, id);
/** gsi1: what was done to one attempt. */
export const auditIndex = (attemptId: string, id: string) => ({
  gsi1pk: `AUDIT#${attemptId}`,
  gsi1sk: id,
});

/** What whoever runs the stage did by hand, in the order of time. */
export const operatorPk = () => 'OPERATOR';
export const operatorKey = (id: string) => key(operatorPk(), id);

/** Who takes a quiz with a participant limit: a share of its seats, each in a partition of its own. */
export const participantLimitKey = (quizId: string, share: number) =>
  key(`SEATS#${quizId}#${share}`, 'SEATS');

// Statistics: one item per quiz and stream shard, so that no two consumers write the same item
export const STATS_PREFIX = 'STATS#';
export const statisticsKey = (quizId: string, streamShard: string) =>
  key(quizPk(quizId), `${STATS_PREFIX}${streamShard}`);
export const DAYS_PREFIX = 'DAYS#';
/** What is counted of a quiz by day, a year in one item, so that a range of many quizzes is read by key. */
export const daysKey = (quizId: string, year: string) => key(quizPk(quizId), `${DAYS_PREFIX}${year}`);
export const ITEMS_PREFIX = 'ITEMS#';
/** What item analysis needs, like the statistics, but apart from the quiz: under one key they would meet its limit. */
export const itemsKey = (quizId: string, streamShard: string) =>
  key(`ITEMS#${quizId}`, `${ITEMS_PREFIX}${streamShard}`);
export const LEADERBOARD_PREFIX = 'TOP#';
/** Who may stand on the leaderboard: like the statistics, and one more that a run makes. */
export const leaderboardKey = (quizId: string, streamShard: string) =>
  key(quizPk(quizId), `${LEADERBOARD_PREFIX}${streamShard}`);
/** The few sums that lists show, of all stream shards in one item. */
export const cardNumbersKey = (quizId: string) => key(quizPk(quizId), 'NUMBERS');

// Changes of attempts that the aggregates of their quiz do not include yet, apart from the quiz because they come all the time
export const pendingPk = (quizId: string) => `PENDING#${quizId}`;
/** Some changes of a stream shard; after they are counted, later ones take their place. */
export const pendingSlotKey = (quizId: string, streamShard: string, slot: number) =>
  key(pendingPk(quizId), `${streamShard}#${padded(slot, 2)}`);

// Roster: who takes a quiz, packed, apart from the quiz because a list reads all of it
export const rosterPk = (quizId: string) => `ROSTER#${quizId}`;
/** What a stream shard gathers. Sorts before its chunks: a reader meets rows that move into one twice, never not at all. */
export const rosterOpenKey = (quizId: string, streamShard: string) =>
  key(rosterPk(quizId), `A#${streamShard}`);
/** A full chunk, by the sequence number of its last row. */
export const rosterChunkKey = (quizId: string, streamShard: string, sequenceNumber: string) =>
  key(rosterPk(quizId), `C#${streamShard}#${sequenceNumber.padStart(40, '0')}`);

// Background runs: under whoever began them, so that nobody else can name one
export const JOB_PREFIX = 'RUN#';
export const jobKey = (ownerId: string, id: string) => key(`${JOB_PREFIX}${ownerId}`, id);

// Mails that wait to be sent; the id derives from what caused the mail
export const MAIL_PREFIX = 'MAIL#';
export const mailKey = (id: string) => key(`${MAIL_PREFIX}${id}`, 'MAIL');
export const mailStopKey = (subject: string) => key(`MAILSTOP#${subject}`, 'STOP');

// Money: ids derive from causes, so that nothing is written or charged twice
export const CHARGE_PREFIX = 'CHARGE#';
export const chargeKey = (id: string) => key(`${CHARGE_PREFIX}${id}`, 'CHARGE');
/** gsi1: what was paid for one thing (a quiz's pool or entry, a subscription), by the time it began. */
export const chargeSubjectIndex = (subject: string, createdAt: string, id: string) => ({
  gsi1pk: `CHARGED#${subject}`,
  gsi1sk: `${createdAt}#${id}`,
});
/** gsi2: what one payer paid. */
export const payerIndex = (payer: string, createdAt: string, id: string) => ({
  gsi2pk: `PAYER#${payer}`,
  gsi2sk: `${createdAt}#${id}`,
});
export const TRANSFER_PREFIX = 'TRANSFER#';
/** Money that leaves: a refund or a payout. */
export const transferKey = (id: string) => key(`${TRANSFER_PREFIX}${id}`, 'TRANSFER');
export const LEDGER_PREFIX = 'LEDGER#';
/** The postings of one book (a pool, the entries of a quiz, a subscription), by time. */
export const ledgerPk = (book: string) => `${LEDGER_PREFIX}${book}`;
export const ledgerKey = (book: string, id: string) => key(ledgerPk(book), id);
export const LEDGER_TOTALS_PREFIX = 'SUM#';
/** What was entered in the ledger on a UTC day, summed up by each shard of the stream. */
export const ledgerTotalsKey = (day: string, streamShard: string) =>
  key(`SUMS#${day}`, `${LEDGER_TOTALS_PREFIX}${streamShard}`);
/** Marks a quiz with a paid prize as begun by somebody, so that its prize cannot be withdrawn. */
export const playedKey = (quizId: string) => key(quizPk(quizId), 'PLAYED');
/** The prize pool of a quiz, apart from the quiz: what is paid is no part of what its author writes. */
export const poolKey = (quizId: string) => key(quizPk(quizId), 'POOL');
export const CONTENDERS_PREFIX = 'POOL#TOP#';
/** Who may win, of one shard of the finished attempts. */
export const contendersKey = (quizId: string, shard: number) =>
  key(quizPk(quizId), `${CONTENDERS_PREFIX}${padded(shard, 3)}`);
/** Who has won, decided for good. */
export const winnersKey = (quizId: string, chunk: number) =>
  key(quizPk(quizId), `POOL#WINNERS#${padded(chunk, 3)}`);
export const prizeKey = (id: string) => key(`PRIZE#${id}`, 'PRIZE');
/** gsi1: the prizes of a quiz, by their places. */
export const quizPrizesIndex = (quizId: string, place: number, id: string) => ({
  gsi1pk: `${quizPk(quizId)}#PRIZE`,
  gsi1sk: `${padded(place, 6)}#${id}`,
});
/** gsi2: what a person has won. */
export const ownPrizesIndex = (userId: string, wonAt: string, id: string) => ({
  gsi2pk: `USER#${userId}#PRIZE`,
  gsi2sk: `${wonAt}#${id}`,
});

/** What a person or an organization pays for, beside whatever else is theirs. */
export const subscriptionKey = (owner: { person: string } | { organization: string }) =>
  key('person' in owner ? userKey(owner.person).pk : organizationPk(owner.organization), 'SUBSCRIPTION');
/** Who has paid to take a quiz, or is about to. Apart from the quiz: a crowd pays in the same minute. */
export const entryKey = (quizId: string, payer: string) => key(`ENTRY#${quizId}#${payer}`, 'ENTRY');

// Explore
/** What the catalogue knows of quizzes, spread over so many partitions by their ids. */
export const catalogueEntryPk = (shard: number) => `CATALOGUE#${padded(shard, 2)}`;
export const catalogueEntryKey = (shard: number, quizId: string) => key(catalogueEntryPk(shard), quizId);
export const CATALOGUE_PK = 'CATALOGUE';
export const CATALOGUE_CHANGE_PREFIX = 'CHANGE#';
/** What changed in the catalogue, by time, and behind all of it which files the catalogue is made of: one query reads both. */
export const catalogueChangeKey = (at: string, quizId: string) =>
  key(CATALOGUE_PK, `${CATALOGUE_CHANGE_PREFIX}${at}#${quizId}`);
export const catalogueManifestKey = () => key(CATALOGUE_PK, 'MANIFEST');
/** The quizzes that a person keeps for later. */
export const savedQuizzesPk = (userId: string) => `USER#${userId}#SAVED`;
export const savedQuizKey = (userId: string, quizId: string) => key(savedQuizzesPk(userId), quizId);
export const QUIZ_REPORTS_PK = 'QUIZREPORTS';
/** What people report of quizzes, for whoever runs the site, the newest last. */
export const quizReportKey = (id: string) => key(QUIZ_REPORTS_PK, id);
/** gsi1: what a person has reported, for whoever deletes the account. */
export const quizReportIndex = (userId: string, id: string) => ({
  gsi1pk: `USER#${userId}#REPORT`,
  gsi1sk: id,
});

// Due work
export const scheduledPk = (minute: string) => `DUE#${minute}`;
export const scheduledKey = (minute: string, kind: string) => key(scheduledPk(minute), kind);
export const schedulerCursorKey = () => key('DUE', 'CURSOR');
/** What was given up and waits for a person; it never expires. */
export const deadLetterPk = (what: 'due') => `PARKED#${what}`;
export const deadLetterKey = (what: 'due', name: string) => key(deadLetterPk(what), name);
