import { randomBytes } from 'node:crypto';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { EXPORT_PREFIX, INCOMING_PREFIX } from '@quizhall/shared/model/enums';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { createCode } from '../accounts/model/mailed-code.ts';
import { putAccommodation } from '../attempts/model/accommodations.ts';
import { putEmailChange } from '../accounts/model/account-email.ts';
import { saveToBank } from '../quizzes/model/bank.ts';
import { putNotification } from '../notifications/model/notifications.ts';
import type { Quiz } from '../quizzes/model/quizzes.ts';
import { getUser } from '../accounts/model/users.ts';
import { createSession } from '../accounts/model/sessions.ts';
import { beginTrial, cancelPlan, choosePlan } from '../payments/model/choose-plan.ts';
import { settleCharge } from '../payments/model/settle-charge.ts';
import { randomText } from '../platform/security/random.ts';
import { storeFile } from '../platform/storage/storage.ts';
import { now, nowIso } from '../platform/clock.ts';
import { addDepartment } from '../organizations/use-cases/departments.ts';
import { joinByLinkOrDomain } from '../organizations/use-cases/joining.ts';
import { sendTestDelivery } from '../organizations/use-cases/webhooks.ts';
import { QUESTION } from './authoring.ts';
import { newEmail, PASSWORD } from './accounts.ts';
import { annul } from '../attempts/model/intervene.ts';
import { openInviteOf, someCoAuthor } from './co-authors.ts';
import {
  bringTokens,
  join,
  memberIn,
  NEW_ORGANIZATION,
  someApiToken,
  someApproval,
  someAssignment,
  someInvite,
  someOrganization,
  someProvenDomain,
  someWebhook,
  toAssign,
  waitsOf,
  someDepartment,
  somePupil,
} from './organizations.ts';
import { CARDS, paidEntry, promisePrize, somePrize } from './payments.ts';
import { linkedProvider } from './links.ts';
import { enabledTwoFactor, firstCode } from './two-factor.ts';
import { doneRun, waitingRun } from './runs.ts';
import { publishedQuiz } from './scenarios.ts';
import { RIGHT, start, submit, toAnswers } from './taking.ts';

/** What a request is made of; its caller comes from the suite. */
export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** A request that whoever may is answered with success, to an endpoint on something that belongs to somebody. */
export interface Example {
  /** Asked for a permission with a quiz: of this published quiz. */
  quiz?: (quiz: Quiz) => Sent | Promise<Sent>;
  /** In this organization, by this member of it. */
  organization?: (id: string, userId: string) => Sent | Promise<Sent>;
  /** Inside an attempt that has begun. */
  attempt?: (attempt: StartedAttempt) => Sent | Promise<Sent>;
  /** The attempt is one of a quiz to practise. */
  practice?: true;
  /** Of a person's own, or made by a person. */
  person?: (userId: string) => Sent | Promise<Sent>;
}

const ofQuiz = (body?: object): Example => ({
  quiz: ({ id }) => ({ params: { id }, ...(body && { body }) }),
});
const exported: Example = { quiz: ({ id }) => ({ params: { id }, query: { format: 'json' } }) };
/** A file that a run of this person has written. */
async function writtenExport(userId: string): Promise<Sent> {
  const key = `${EXPORT_PREFIX}${userId}/${'c'.repeat(24)}`;
  await storeFile(key, 'text/plain', new TextEncoder().encode('What?'));
  const { id: quizId } = await publishedQuiz({ quiz: { ownerId: userId } });
  const said = { kept: 1, changed: 0, dropped: 0, losses: [], writtenAt: nowIso() };
  const { id } = await doneRun(userId, 'export', { quizId, key, fileName: 'a.txt', size: 5, ...said });
  return { params: { id } };
}
/** Somebody who has switched two-factor authentication on, and proves to be the owner. */
async function withTwoFactor(userId: string): Promise<Sent> {
  await enabledTwoFactor(userId);
  return { body: { password: PASSWORD } };
}
const inOrganization = (body?: object): Example => ({
  organization: (id) => ({ params: { id }, ...(body && { body }) }),
});
const inScope = (body?: object): Example => ({
  organization: (organizationId) => ({ query: { organizationId }, ...(body && { body }) }),
});
const ofDepartment = (body?: object): Example => ({
  organization: async (organizationId) => {
    const fields = { name: 'Maths', description: '', emailDomains: [] };
    const { id } = await addDepartment(organizationId, fields, 'somebody');
    return { query: { organizationId, id }, ...(body && { body }) };
  },
});
/** With another member than the one who asks. */
const ofMember = (body?: object): Example => ({
  organization: async (id) => ({
    params: { id, userId: (await memberIn(id, 'member')).user.id },
    ...(body && { body }),
  }),
});
const ofInvite: Example = {
  organization: async (id) => ({ params: { id, inviteId: await someInvite(id) } }),
};
const somethingWaits: Example = {
  quiz: async (quiz) => {
    await waitsOf(quiz);
    return { params: { id: quiz.id } };
  },
};
/** On an assignment of it to everybody. */
const ofAssignment = (body?: object): Example => ({
  organization: async (id) => ({
    params: { id, assignmentId: (await someAssignment(id)).id },
    ...(body && { body }),
  }),
});
const ofWebhook = (body?: object): Example => ({
  organization: async (id) => ({
    params: { id, webhookId: (await someWebhook(id)).id },
    ...(body && { body }),
  }),
});
const ofDelivery: Example = {
  organization: async (id) => {
    const hook = await someWebhook(id);
    const { id: deliveryId } = await sendTestDelivery(hook);
    return { params: { id, webhookId: hook.id, deliveryId } };
  },
};
/** A domain that is proven. */
const ofDomain: Example = {
  organization: async (id) => ({ params: { id, domain: await someProvenDomain(id) } }),
};
const nothing: Example = { person: () => ({}) };

/** Somebody on trial. */
async function onTrial(userId: string): Promise<Sent> {
  await beginTrial(userId, { plan: 'pro', cycle: 'monthly' }, 'personal');
  return {};
}

/** The invoice of somebody who has paid for a plan. */
async function paidPlan(userId: string): Promise<Sent> {
  const wish = { choice: { plan: 'pro', cycle: 'monthly' as const }, list: 'personal' as const };
  return { params: { id: await paidFor(userId, userId, wish) } };
}

/** The payment of a plan of whoever it is for. */
async function paidFor(
  ownerId: string,
  userId: string,
  wish: Pick<Parameters<typeof choosePlan>[1], 'choice' | 'list'>,
): Promise<string> {
  const charge = await choosePlan(ownerId, {
    ...wish,
    method: 'card',
    card: CARDS.good,
    payer: userId,
    cause: randomText(22),
  });
  if (!charge) throw new Error('Nothing was charged');
  await settleCharge(charge.id, { status: 'succeeded' });
  return charge.id;
}

/** The same, who does not want to go on. */
async function cancelledTrial(userId: string): Promise<Sent> {
  await onTrial(userId);
  await cancelPlan(userId);
  return {};
}

/** A finished attempt of a guest at this quiz. */
async function handedIn(quizId: string): Promise<string> {
  return (await finished((await start(quizId)).body.data)).sessionId;
}

/** The same, annulled. */
async function annulledOf(quizId: string): Promise<string> {
  const id = await handedIn(quizId);
  await annul(id, { by: 'somebody', reason: 'Copied' });
  return id;
}

async function finished(attempt: StartedAttempt): Promise<StartedAttempt> {
  await submit(attempt, RIGHT);
  return attempt;
}

/** One for each endpoint whose `access` is not `anyone`, by its name. */
export const EXAMPLES: Record<string, Example> = {
  listSaved: nothing,
  getSession: nothing,
  getMe: nothing,
  changeProfile: { person: () => ({ body: { location: 'Turin' } }) },
  becomeCreator: nothing,
  sendFeedback: { person: () => ({ body: { message: 'Fine', rating: 4 } }) },
  getDeletion: nothing,
  exportAccount: nothing,
  beginTakeout: nothing,
  deleteAccount: {
    person: async (userId) => ({
      body: { confirm: (await getUser(userId))?.email ?? '', password: PASSWORD },
    }),
  },
  changePassword: {
    person: () => ({ body: { currentPassword: PASSWORD, newPassword: 'nine loud 4 mountains' } }),
  },
  requestEmailChange: {
    person: () => ({ body: { email: newEmail(), password: PASSWORD } }),
  },
  confirmEmailChange: {
    person: async (userId) => {
      const email = newEmail();
      const { code, codeHash } = await createCode('email-change-code', `${userId}\n${email}`);
      await putEmailChange(userId, { email, codeHash });
      return { body: { otp: code } };
    },
  },
  listSessions: nothing,
  endOtherSessions: nothing,
  endSession: {
    person: async (userId) => {
      const familyId = randomText(16);
      const lives = { lifeSeconds: 60, mostSeconds: 60 };
      await createSession({
        userId,
        familyId,
        ...lives,
        secretHash: 'a',
        securityVersion: 1,
        device: 'Edge',
      });
      return { params: { id: familyId } };
    },
  },
  getRewards: nothing,
  listOwnPrizes: nothing,
  getSignInMethods: nothing,
  setupTwoFactor: nothing,
  enableTwoFactor: {
    person: async (userId) => ({ body: { code: await firstCode(userId), password: PASSWORD } }),
  },
  renewRecoveryCodes: { person: withTwoFactor },
  disableTwoFactor: { person: withTwoFactor },
  unlinkProvider: {
    person: async (userId) => {
      await linkedProvider(userId, 'google');
      return { params: { provider: 'google' }, body: { password: PASSWORD } };
    },
  },
  getSubscription: nothing,
  choosePlan: { person: () => ({ body: { plan: 'pro', card: CARDS.good } }) },
  cancelSubscription: { person: onTrial },
  resumeSubscription: { person: cancelledTrial },
  listInvoices: nothing,
  downloadInvoice: { person: paidPlan },
  getAnalytics: nothing,
  compareQuizzes: nothing,
  listOwnResults: nothing,
  claimResults: {
    person: async () => {
      const { sessionToken } = await finished((await start((await publishedQuiz()).id)).body.data);
      return { body: { sessionTokens: [sessionToken] } };
    },
  },
  listNotifications: nothing,
  readAllNotifications: nothing,
  readNotification: {
    person: async (userId) => {
      const id = ulidOf(now(), randomBytes(10));
      const link = '/quiz/q_0000000000000000/result/1';
      await putNotification(userId, { id, type: 'result_released', title: 'Ready', message: '80%.', link });
      return { params: { id } };
    },
  },
  getRun: {
    person: async (userId) => {
      const { id } = await waitingRun(userId, 'release');
      return { params: { id } };
    },
  },
  listQuizzes: nothing,
  importQuestions: { person: () => ({ body: { text: 'What?\nA) a\nB) b\nANSWER: A' } }) },
  useTemplate: { person: () => ({ params: { id: 'numbers-and-units' }, body: {} }) },
  beginImport: {
    person: async (userId) => {
      const key = `${INCOMING_PREFIX}import/${userId}/${'a'.repeat(24)}.bin`;
      await storeFile(key, 'application/octet-stream', new TextEncoder().encode('What?'));
      return { body: { key } };
    },
  },
  getImport: {
    person: async (userId) => {
      const key = `${INCOMING_PREFIX}import/${userId}/${'b'.repeat(24)}.json`;
      const read = { format: 'csv', questions: [], report: [], summary: { kept: 0, changed: 0, dropped: 0 } };
      await storeFile(key, 'application/json', new TextEncoder().encode(JSON.stringify(read)));
      const { id } = await doneRun(userId, 'import', { key });
      return { params: { id } };
    },
  },
  getExport: { person: writtenExport },
  listBank: nothing,
  saveToBank: { person: () => ({ body: { question: QUESTION } }) },
  removeFromBank: {
    person: async (userId) => {
      const id = '0123456789abcdefghijkl';
      const question = buildQuestion();
      await saveToBank(userId, { id, question, category: 'general', savedAt: nowIso() });
      return { params: { id } };
    },
  },
  createQuiz: { person: () => ({ body: { title: 'Capitals' } }) },
  createUpload: {
    person: () => ({
      body: { purpose: 'cover', fileName: 'cover.png', contentType: 'image/png', size: 100 },
    }),
  },
  createOrganization: { person: () => ({ body: NEW_ORGANIZATION }) },
  listOrganizationQuizzes: inOrganization(),
  getQuizRules: inOrganization(),
  getWaitingQuiz: somethingWaits,
  withdrawQuiz: somethingWaits,
  moveQuiz: {
    quiz: async ({ id, ownerId }) => {
      if (ownerId.startsWith('o_')) return { params: { id }, body: { organizationId: null } };
      const organization = await someOrganization();
      await join(ownerId, { organizationId: organization.id, role: 'creator' });
      return { params: { id }, body: { organizationId: organization.id } };
    },
  },
  getOrganizationBilling: inOrganization(),
  downloadOrganizationInvoice: {
    organization: async (id) => {
      const { user } = await memberIn(id, 'admin');
      const wish = { choice: { plan: 'basic', cycle: 'monthly' as const }, list: 'standard' as const };
      return { params: { id, chargeId: await paidFor(id, user.id, wish) } };
    },
  },
  chooseOrganizationPlan: inOrganization({ plan: 'basic', card: CARDS.good }),
  getOrganizationAnalytics: inScope(),
  listOrganizationAudit: inOrganization(),
  exportOrganizationAudit: inOrganization(),
  listApprovals: inScope(),
  decideApproval: {
    organization: async (organizationId) => ({
      query: { organizationId },
      body: { id: await someApproval(organizationId), decision: 'approve' },
    }),
  },
  createAssignment: {
    organization: async (id) => ({ params: { id }, body: await toAssign(id) }),
  },
  listAssignments: inOrganization(),
  getAssignment: ofAssignment(),
  listAssigned: ofAssignment(),
  printAssigned: ofAssignment(),
  exportAssigned: ofAssignment(),
  changeAssignment: ofAssignment({ revision: 1, note: 'Until Friday' }),
  deleteAssignment: ofAssignment(),
  remindAssigned: ofAssignment(),
  listWebhooks: inOrganization(),
  createWebhook: inOrganization({ url: 'https://hooks.example.com/x', events: ['quiz.published'] }),
  saveWebhook: ofWebhook({ active: false }),
  rotateWebhookSecret: ofWebhook(),
  testWebhook: ofWebhook(),
  deleteWebhook: ofWebhook(),
  listApiTokens: inOrganization(),
  createApiToken: {
    organization: async (id) => {
      await bringTokens(id);
      return { params: { id }, body: { name: 'Rostering', role: 'creator' } };
    },
  },
  revokeApiToken: {
    organization: async (id) => ({ params: { id, tokenId: (await someApiToken(id, 'creator')).id } }),
  },
  listDeliveries: ofWebhook(),
  resendDelivery: ofDelivery,
  listDepartments: inScope(),
  createDepartment: inScope({ name: 'Law' }),
  saveDepartment: ofDepartment({ name: 'Law' }),
  deleteDepartment: ofDepartment(),
  listMembers: inOrganization(),
  exportMembers: inOrganization(),
  createPupils: {
    organization: async (id) => {
      const departmentId = await someDepartment(id);
      return { params: { id }, body: { departmentId, pupils: [{ name: 'Anna' }] } };
    },
  },
  resetPupilPassword: {
    organization: async (id) => ({ params: { id, userId: (await somePupil(id)).id }, body: {} }),
  },
  printPupilCards: inOrganization({
    cards: [{ name: 'Anna', classCode: 'abcd2345', userName: 'anna', password: 'quiet-river' }],
  }),
  changeMember: ofMember({ role: 'creator' }),
  removeMember: ofMember(),
  leaveOrganization: inOrganization(),
  transferOrganization: {
    organization: async (id) => ({
      params: { id },
      body: { userId: (await memberIn(id, 'member')).user.id },
    }),
  },
  inviteMembers: inOrganization({ emails: ['bo@example.com'] }),
  importMembers: inOrganization({ csv: 'email,role\nbo@example.com,creator' }),
  listMemberInvites: inOrganization(),
  resendMemberInvite: ofInvite,
  cancelMemberInvite: ofInvite,
  chooseOrganization: {
    person: async (userId) => {
      const { id } = await someOrganization();
      await join(userId, { organizationId: id, role: 'member' });
      return { body: { organizationId: id } };
    },
  },
  getOrganizationDeletion: inOrganization(),
  deleteOrganization: inOrganization({ confirm: 'Acme', password: PASSWORD }),
  restoreOrganization: inOrganization(),
  beginOrganizationExport: inOrganization(),
  getOrganizationJoining: inOrganization(),
  addOrganizationDomain: inOrganization({ domain: 'trinity.example' }),
  checkOrganizationDomain: ofDomain,
  removeOrganizationDomain: ofDomain,
  renewJoinLink: inOrganization(),
  removeJoinLink: inOrganization(),
  listOwnAssignments: nothing,
  withdrawJoinRequest: {
    person: async (userId) => {
      const { id } = await someOrganization({ settings: { requireApproval: true } });
      const domain = `${randomText(12).toLowerCase()}.example`;
      await someProvenDomain(id, domain);
      await joinByLinkOrDomain(id, { id: userId, name: 'Ada', email: `ada@${domain}` }, undefined);
      return { params: { id } };
    },
  },
  listJoinOffers: nothing,
  getOrganizationDashboard: inScope(),
  getOrganizationSettings: inOrganization(),
  saveOrganizationSettings: inOrganization({ revision: 1, name: 'Other' }),
  getQuiz: ofQuiz(),
  getPrizePool: ofQuiz(),
  returnPrizePool: ofQuiz(),
  payPrizePool: {
    quiz: async ({ id }) => {
      await promisePrize(id, 100);
      return { params: { id }, body: { card: CARDS.good } };
    },
  },
  listPrizes: ofQuiz(),
  holdPrize: {
    quiz: async (quiz) => ({
      params: { id: quiz.id, prizeId: await somePrize(quiz, 'claimable') },
      body: { reason: 'A doubt' },
    }),
  },
  releasePrize: {
    quiz: async (quiz) => ({ params: { id: quiz.id, prizeId: await somePrize(quiz, 'held') } }),
  },
  listEntryPayments: ofQuiz(),
  refundEntry: { quiz: async ({ id }) => ({ params: { id, paymentId: await paidEntry(id) } }) },
  listAccommodations: ofQuiz(),
  putAccommodation: ofQuiz({ email: 'bo@example.com', factor: 1.5 }),
  removeAccommodation: {
    quiz: async ({ id }) => {
      await putAccommodation(id, { email: 'bo@example.com' }, { minutes: 10 }, 'u_owner');
      return { params: { id }, query: { email: 'bo@example.com' } };
    },
  },
  updateQuiz: ofQuiz({ status: 'paused' }),
  publishQuiz: ofQuiz(),
  archiveQuiz: ofQuiz(),
  restoreQuiz: ofQuiz(),
  pauseQuiz: ofQuiz(),
  resumeQuiz: ofQuiz(),
  duplicateQuiz: ofQuiz(),
  deleteQuiz: ofQuiz(),
  bulkAction: { quiz: ({ id }) => ({ body: { quizIds: [id], action: 'archive' } }) },
  listVersions: ofQuiz(),
  getVersion: { quiz: ({ id }) => ({ params: { id, n: '1' } }) },
  restoreVersion: { quiz: ({ id, revision }) => ({ params: { id, n: '1' }, body: { revision } }) },
  listRegrades: ofQuiz(),
  regradeQuiz: {
    quiz: ({ id, revision }) => ({
      params: { id },
      body: { corrections: [{ questionId: 'q5', drop: true }], revision },
    }),
  },
  listCoAuthors: ofQuiz(),
  inviteCoAuthor: {
    quiz: ({ id }) => ({ params: { id }, body: { email: newEmail(), role: 'viewer' } }),
  },
  cancelInvite: {
    quiz: async (quiz) => ({ params: { id: quiz.id, inviteId: (await openInviteOf(quiz)).inviteId } }),
  },
  changeCoAuthor: {
    quiz: async ({ id }) => ({ params: { id, userId: await someCoAuthor(id) }, body: { role: 'editor' } }),
  },
  removeCoAuthor: { quiz: async ({ id }) => ({ params: { id, userId: await someCoAuthor(id) } }) },
  leaveQuiz: ofQuiz(),
  getQuizOverview: ofQuiz(),
  getPulse: ofQuiz(),
  getQuizAnalysis: ofQuiz(),
  getRetention: ofQuiz(),
  releaseResults: ofQuiz({ all: true }),
  listGrading: ofQuiz(),
  listAudit: ofQuiz(),
  listGradingQueue: ofQuiz(),
  listParticipants: ofQuiz(),
  getParticipant: {
    quiz: async ({ id }) => ({
      params: { id, participantId: parseAttemptId(await handedIn(id)).participant },
    }),
  },
  gradeSubmission: {
    quiz: async ({ id }) => ({
      params: { id: await handedIn(id) },
      body: { grades: [{ questionId: 'q1', points: 1 }] },
    }),
  },
  getSubmissionDetails: { quiz: async ({ id }) => ({ params: { id: await handedIn(id) } }) },
  reopenSubmission: {
    quiz: async ({ id }) => ({
      params: { id: await handedIn(id) },
      body: { reason: 'Power cut', minutes: 5 },
    }),
  },
  grantAttempt: { quiz: async ({ id }) => ({ params: { id: await handedIn(id) }, body: {} }) },
  finishSubmission: {
    quiz: async ({ id }) => ({
      params: { id: (await start(id)).body.data.sessionId },
      body: { reason: 'The exam is over' },
    }),
  },
  annulSubmission: {
    quiz: async ({ id }) => ({ params: { id: await handedIn(id) }, body: { reason: 'Copied' } }),
  },
  reinstateSubmission: {
    quiz: async ({ id }) => ({ params: { id: await annulledOf(id) }, body: { reason: 'A mistake' } }),
  },
  downloadSubmission: { quiz: async ({ id }) => ({ params: { id: await handedIn(id) } }) },
  releaseSubmission: { quiz: async ({ id }) => ({ params: { id: await handedIn(id) } }) },
  exportQuiz: exported,
  getExportReport: exported,
  beginExport: ofQuiz({ format: 'gift' }),
  saveProgress: {
    attempt: ({ sessionId }) => ({
      params: { sessionId },
      body: { seq: 1, answers: toAnswers({ q1: 'Paris' }) },
    }),
  },
  checkAnswer: {
    practice: true,
    attempt: ({ sessionId }) => ({
      params: { sessionId },
      body: { questionId: 'q1', userAnswer: 'Paris', timeSpent: 3 },
    }),
  },
  submitAttempt: {
    attempt: ({ sessionId, quiz }) => ({
      params: { quizId: quiz.id },
      body: { sessionId, answers: toAnswers(RIGHT) },
    }),
  },
  getResult: { attempt: async (attempt) => ({ params: { id: (await finished(attempt)).sessionId } }) },
  endRetakes: { attempt: async (attempt) => ({ params: { id: (await finished(attempt)).sessionId } }) },
  rateQuiz: {
    attempt: async (attempt) => ({
      params: { quizId: (await finished(attempt)).quiz.id },
      body: { submissionId: attempt.sessionId, rating: 5 },
    }),
  },
};
