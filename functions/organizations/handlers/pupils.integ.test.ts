import { auth } from '@quizhall/shared/contract/accounts/auth';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { system } from '@quizhall/shared/contract/site/system';
import { users } from '@quizhall/shared/contract/accounts/users';
import { afterEach, describe, expect, it } from 'vitest';
import { pupilAddress } from '@quizhall/shared/model/organizations/pupil-account';
import { getMembership } from '../model/memberships.ts';
import { getOrganizationCounts } from '../model/organization-counts.ts';
import { getUser } from '../../accounts/model/users.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { organizationInviteMail } from '../../quizzes/model/quiz-mails.ts';
import { now, setClock } from '../../platform/clock.ts';
import { everyReader } from '../../testing/background.ts';
import { invoke, invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someDepartment, someOrganization } from '../../testing/organizations.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as loginClass } from '../../accounts/handlers/login-class.ts';
import { handler as sendFeedback } from '../../site/handlers/send-feedback.ts';
import { handler as changePassword } from '../../accounts/handlers/change-password.ts';
import { handler as deleteAccount } from '../../accounts/handlers/delete-account.ts';
import { handler as exportAccount } from '../../exports/handlers/export-account.ts';
import { handler as getSession } from '../../accounts/handlers/get-session.ts';
import { handler as setupTwoFactor } from '../../accounts/handlers/setup-two-factor.ts';
import { handler as createPupils } from './create-pupils.ts';
import { handler as listMembers } from './list-members.ts';
import { handler as printCards } from './print-pupil-cards.ts';
import { handler as resetPassword } from './reset-pupil-password.ts';

afterEach(() => setClock(0));
const stream = await testStream(everyReader(), now);

async function school(overrides: object = {}) {
  const organization = await someOrganization({ name: 'Northgate School', ...overrides });
  const { id } = organization;
  const { token } = await memberIn(id, 'admin');
  const departmentId = await someDepartment(id);
  const create = (pupils: { name: string; userName?: string; password?: string }[]) =>
    invokeEndpoint(createPupils, organizations.createPupils, {
      token,
      params: { id },
      body: { departmentId, pupils },
    });
  const one = async () => {
    const { body } = await create([{ name: 'Anna Müller' }]);
    const [pupil] = body.data.pupils;
    if (!pupil) throw new Error('no pupil');
    return pupil;
  };
  const reset = (userId: string, password?: string, by = token) =>
    invokeEndpoint(resetPassword, organizations.resetPupilPassword, {
      token: by,
      params: { id, userId },
      body: { ...(password && { password }) },
    });
  return { ...organization, token, departmentId, create, one, reset };
}
const signIn = ({ classCode, userName, password }: Record<'classCode' | 'userName' | 'password', string>) =>
  invokeEndpoint(loginClass, auth.loginClass, { body: { classCode, userName, password } });
const tokenOf = async (card: Parameters<typeof signIn>[0]) =>
  (await signIn(card)).body.data.tokens.accessToken;

describe('accounts without email', () => {
  it('are made for a class from a list, each a member of it with its own user name and password', async () => {
    const { id, departmentId, create } = await school();
    const { members } = await getOrganizationCounts(id);
    const { status, body } = await create([
      { name: 'Anna Müller' },
      { name: 'Anna Müller' },
      { name: 'Ben Li', userName: 'Benny', password: 'seven-brown-horses' },
      { name: 'Cem', userName: 'benny' },
      { name: 'Dora', password: 'password1' },
    ]);
    expect(status).toBe(201);
    expect(body.data.pupils.map(({ userName }) => userName)).toEqual([
      'anna.mueller',
      'anna.mueller2',
      'benny',
    ]);
    expect(body.data.refused).toEqual([
      { name: 'Cem', userName: 'benny', reason: 'taken' },
      { name: 'Dora', userName: 'dora', reason: 'common_password' },
    ]);
    for (const pupil of body.data.pupils) {
      expect(pupil.classCode).toBe(body.data.classCode);
      expect(await getMembership(id, pupil.id)).toMatchObject({ role: 'member', departmentId });
      expect((await signIn(pupil)).status).toBe(200);
    }
    expect((await getOrganizationCounts(id)).members).toBe(members + 3);
    // The class keeps its code, also for pupils who come later.
    const later = (await create([{ name: 'Anna Müller' }])).body.data;
    expect([later.classCode, later.pupils[0]?.userName]).toEqual([body.data.classCode, 'anna.mueller3']);
  });

  it('are refused where the plan has no room for all of them', async () => {
    const { create } = await school();
    const { status, body } = await create(Array.from({ length: 12 }, (_, n) => ({ name: `Pupil ${n}` })));
    expect([status, body.code]).toEqual([409, 'PLAN_LIMIT']);
  });

  it.each([[{ name: ' ' }], [{ name: 'Anna', userName: 'a b!' }], [{ name: 'Anna', password: 'short' }]])(
    'are refused where a row is wrong: %o',
    async (row) => {
      const { create } = await school();
      expect((await create([row])).status).toBe(400);
    },
  );
});

describe('a pupil', () => {
  it('signs in however the code is typed, and is told no address', async () => {
    const { one } = await school();
    const pupil = await one();
    const typed = ` ${pupil.classCode.slice(0, 4).toUpperCase()}-${pupil.classCode.slice(4)} `;
    const { status, body } = await signIn({ ...pupil, classCode: typed, userName: 'Anna.Mueller' });
    expect(status).toBe(200);
    const { classCode, userName } = pupil;
    expect(body.data.user).toMatchObject({ email: '', classLogin: { classCode, userName } });
    const { session } = (
      await invokeEndpoint(getSession, users.getSession, { token: body.data.tokens.accessToken })
    ).body.data;
    expect(JSON.stringify(session)).not.toContain('.invalid');
    expect(session.organizations).toHaveLength(1);
  });

  it('meets its internal address neither in its data, nor in feedback, nor in an authenticator app', async () => {
    const { one } = await school();
    const pupil = await one();
    const token = await tokenOf(pupil);
    const message = `Message of ${pupil.id}`;
    await invokeEndpoint(sendFeedback, system.sendFeedback, { token, body: { message, rating: 4 } });
    const setup = await invokeEndpoint(setupTwoFactor, users.setupTwoFactor, { token });
    const file = await invoke(exportAccount, { path: '/users/me/export', token });
    await stream.drain();
    const mails = (await listMailsTo('hello@quizhall.example')).map(({ body }) => body.text ?? '');
    const mail = mails.find((text) => text.includes(message)) ?? expect.fail('no mail');
    const data = file.bytes.toString('utf8');
    expect(data, 'found by the internal address all the same').toContain(message);
    const { otpauthUrl } = setup.body.data;
    expect(new URL(otpauthUrl).pathname).toContain('Anna');
    for (const shown of [otpauthUrl, data, mail]) expect(shown).not.toContain('pupil.invalid');
  });

  it('is slowed down like everybody who guesses', async () => {
    const { one } = await school();
    const pupil = await one();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await signIn({ ...pupil, password: `wrong-${n}` })).status);
    expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(statuses).toContain(429);
    expect((await signIn({ ...pupil, classCode: 'zzzz2222' })).status).toBe(401);
  });

  it('takes a quiz that asks for an address without one, and has no mail sent', async () => {
    const { id, one } = await school();
    const pupil = await one();
    const quiz = await publishedQuiz({
      quiz: { ownerId: id },
      settings: {
        visibility: 'organization',
        participantInfo: [
          { field: 'name', label: 'Name', required: true },
          { field: 'email', label: 'Email', required: true },
        ],
      },
    });
    const begun = await start(quiz.id, {}, await tokenOf(pupil));
    expect(begun.status).toBe(201);
    expect((await submit(begun.body.data, RIGHT)).status).toBe(200);
    await stream.drain();
    const address = pupilAddress(pupil);
    const mail = organizationInviteMail('https://x.example', { organization: 'A', inviter: 'B' }, 'en');
    expect(await sendMail(address, mail)).toBe(true);
    expect(await listMailsTo(address)).toEqual([]);
  });

  it('changes the password, and deletes the account by its user name', async () => {
    const { one } = await school();
    const pupil = await one();
    const token = await tokenOf(pupil);
    const changed = await invokeEndpoint(changePassword, users.changePassword, {
      token,
      body: { currentPassword: pupil.password, newPassword: 'another-quiet-river' },
    });
    expect(changed.status).toBe(200);
    const password = 'another-quiet-river';
    const remove = async (confirm: string) =>
      invokeEndpoint(deleteAccount, users.deleteAccount, {
        token: await tokenOf({ ...pupil, password }),
        body: { confirm, password },
      });
    expect((await remove(pupilAddress(pupil))).status).toBe(400);
    expect((await remove(pupil.userName)).status).toBe(200);
    expect((await signIn({ ...pupil, password })).status).toBe(401);
  });
});

describe('managers', () => {
  it('reset the password, which ends the sessions of the pupil', async () => {
    const { one, reset } = await school();
    const pupil = await one();
    const token = await tokenOf(pupil);
    const { status, body } = await reset(pupil.id);
    expect([status, body.data.pupil.userName]).toEqual([200, pupil.userName]);
    expect((await invokeEndpoint(getSession, users.getSession, { token })).status).toBe(401);
    expect((await signIn(pupil)).status).toBe(401);
    expect((await signIn({ ...pupil, password: body.data.pupil.password })).status).toBe(200);
    expect((await reset(pupil.id, 'four-chosen-words')).body.data.pupil.password).toBe('four-chosen-words');
  });

  it('reset no password of a person, nor of a pupil of another organization', async () => {
    const { id, reset } = await school();
    const person = await memberIn(id, 'member');
    expect((await reset(person.user.id)).status).toBe(404);
    expect((await getUser(person.user.id))?.passwordHash).toBe(person.user.passwordHash);
    const other = await (await school()).one();
    expect((await reset(other.id)).status).toBe(404);
  });

  it('see how pupils sign in, and print cards', async () => {
    const { id, token, one } = await school();
    const pupil = await one();
    const { members } = (
      await invokeEndpoint(listMembers, organizations.listMembers, { token, params: { id } })
    ).body.data;
    const { classCode, userName, name, password } = pupil;
    const shown = members.find((member) => member.id === pupil.id);
    expect(shown).toMatchObject({ classLogin: { classCode, userName } });
    expect(shown?.email).toBeUndefined();
    const cards = Array.from({ length: 11 }, () => ({ name, classCode, userName, password }));
    const { bytes } = await invokeEndpoint(printCards, organizations.printPupilCards, {
      token,
      params: { id },
      body: { title: 'Class 7b', cards },
    });
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
});
