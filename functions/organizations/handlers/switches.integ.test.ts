import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, expect, it } from 'vitest';
import { listDepartments } from '../model/departments.ts';
import { getMembership } from '../model/memberships.ts';
import { getLatestMail } from '../../platform/local/mailbox.ts';
import { now, setClock } from '../../platform/clock.ts';
import { account, newEmail } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as createQuiz } from '../../quizzes/handlers/create-quiz.ts';
import { handler as getAnalysis } from '../../results/handlers/get-quiz-analysis.ts';
import { handler as getOverview } from '../../results/handlers/get-quiz-overview.ts';
import { handler as inviteMembers } from './invite-members.ts';
import { handler as joinOrganization } from './join-organization.ts';
import { handler as listQuizzes } from './list-organization-quizzes.ts';
import { handler as renewLink } from './renew-join-link.ts';
import { handler as resendInvite } from './resend-member-invite.ts';
import { handler as saveSettings } from './save-organization-settings.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

/** After what is kept of an organization in memory is read anew. */
const AFTER = 120_000;

it('analytics: switched off, nobody is told how a quiz goes, and everybody who took it is still there', async () => {
  const { id } = await someOrganization();
  const { token } = await memberIn(id, 'owner');
  const quiz = await publishedQuiz({ quiz: { ownerId: id, shards: 1 } });
  await submit((await start(quiz.id)).body.data, RIGHT);
  await stream.drain();
  const params = { id: quiz.id };
  const overview = async () =>
    (await invokeEndpoint(getOverview, quizzes.getQuizOverview, { token, params })).body.data;
  const analysis = () => invokeEndpoint(getAnalysis, quizzes.getQuizAnalysis, { token, params });
  const row = async () =>
    (await invokeEndpoint(listQuizzes, organizations.listOrganizationQuizzes, { token, params: { id } })).body
      .data.quizzes[0];
  const told = await overview();
  expect([told.stats.averageScore, told.stats.untold, (await analysis()).status]).toEqual([
    expect.any(Number),
    undefined,
    200,
  ]);
  expect([told.questions.length > 0, (await row())?.avgScore]).toEqual([true, told.stats.averageScore]);
  await invokeEndpoint(saveSettings, organizations.saveOrganizationSettings, {
    token,
    params: { id },
    body: { revision: 1, settings: { enableAnalytics: false } },
  });
  setClock(AFTER);
  const { stats, scoreDistribution, questions, rating, recentAttempts } = await overview();
  expect(stats).toMatchObject({ completedAttempts: 1, averageScore: 0, passRate: 0, untold: true });
  expect([scoreDistribution.every(({ count }) => count === 0), questions, rating.count]).toEqual([
    true,
    [],
    0,
  ]);
  expect(recentAttempts).toHaveLength(1);
  expect(await analysis()).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
  const listed = await row();
  expect([listed?.totalResponses, listed?.avgScore, listed?.avgTime, listed?.rating]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
  ]);
});

it('language: new quizzes are in it, and so are invitations to whoever has not chosen one', async () => {
  const { id } = await someOrganization({ settings: { language: 'de' } });
  const { token } = await memberIn(id, 'owner');
  const { quiz } = (
    await invokeEndpoint(createQuiz, quizzes.createQuiz, {
      token,
      body: { title: 'Leitern', organizationId: id },
    })
  ).body.data;
  expect(quiz.language).toBe('de');
  const [email, french] = [newEmail(), (await account({ language: 'fr' })).email];
  const { invites } = (
    await invokeEndpoint(inviteMembers, organizations.inviteMembers, {
      token,
      params: { id },
      body: { emails: [email, french] },
    })
  ).body.data;
  const langOf = async (to: string) => (await getLatestMail(to)).body.html?.match(/<html lang="(..)"/)?.[1];
  expect([await langOf(email), await langOf(french)]).toEqual(['de', 'fr']);
  const inviteId = invites.find((invite) => invite.email === email)?.id ?? '';
  await invokeEndpoint(resendInvite, organizations.resendMemberInvite, { token, params: { id, inviteId } });
  expect(await langOf(email)).toBe('de');
});

it.each([
  ['the first one, where no rule names the domain', true, 'Arts'],
  ['none, where nobody is assigned', false, undefined],
])('departments assigned by themselves: %s', async (_, autoAssignDepartment, expected) => {
  const { id } = await someOrganization({
    settings: { autoAssignDepartment },
    departments: [{ name: 'Maths', emailDomains: ['maths.example.com'] }, { name: 'Arts' }],
  });
  const { token } = await memberIn(id, 'admin');
  const params = { id };
  const { key } = (await invokeEndpoint(renewLink, organizations.renewJoinLink, { token, params })).body.data;
  const person = await signedIn();
  await invokeEndpoint(joinOrganization, organizations.joinOrganization, {
    token: person.token,
    params,
    body: { key },
  });
  const { departmentId } = (await getMembership(id, person.user.id)) ?? {};
  const names = new Map((await listDepartments(id)).map((one) => [one.id, one.name]));
  expect(departmentId && names.get(departmentId)).toBe(expected);
});
