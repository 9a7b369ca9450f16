import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { users } from '@quizhall/shared/contract/accounts/users';
import { describe, expect, it } from 'vitest';
import { getUser } from '../model/users.ts';
import { Bucket, s3Client, getFile, storeFile } from '../../platform/storage/storage.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { invoke, invokeEndpoint } from '../../testing/invoke.ts';
import { costOf } from '../../testing/observe.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { handler as becomeCreator } from './become-creator.ts';
import { handler } from './change-profile.ts';
import { handler as getMe } from './get-me.ts';
import { handler as getSession } from './get-session.ts';

type Body = Parameters<typeof invokeEndpoint<typeof users.changeProfile>>[2]['body'];

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const change = (token: string | undefined, body: Body) =>
  invokeEndpoint(handler, users.changeProfile, { body, ...(token && { token }) });
const meOf = async (token: string) => (await invokeEndpoint(getMe, users.getMe, { token })).body.data.user;
const sessionOf = async (token: string) =>
  (await invokeEndpoint(getSession, users.getSession, { token })).body.data.session;
const uploaded = async (userId: string, name: string, bytes = PNG) => {
  const key = `incoming/avatar/${userId}/${name}.png`;
  await storeFile(key, 'image/png', bytes);
  return key;
};

describe('PATCH /users/me', () => {
  it('keeps what is told, as it was typed but for its edges, and leaves the rest', async () => {
    const { token } = await signedIn({ location: 'London' });
    const told = { fullName: 'Ada King', phone: '+44 (20) 7946-0000', bio: 'Counts.\nWrites.' };
    const sent = { ...told, fullName: ' Ada King ', dateOfBirth: '1990-12-10' };
    const { status, body } = await change(token, sent);
    expect(status).toBe(200);
    expect(body.message).toBe('Profile updated!');
    expect(body.data.user).toMatchObject({ ...told, location: 'London', dateOfBirth: '1990-12-10' });
    expect(await meOf(token)).toMatchObject({ ...told, location: 'London', dateOfBirth: '1990-12-10' });
    await change(token, { phone: '', dateOfBirth: '', bio: '', location: '' });
    expect(await meOf(token)).toMatchObject({ phone: '', dateOfBirth: '', bio: '', location: '' });
  });

  it.each([
    [{ fullName: '  ' }, { fullName: 'Name is required' }],
    [{ fullName: 'x'.repeat(101) }, { fullName: 'Please use at most 100 characters' }],
    [{ dateOfBirth: '2190-01-01' }, { dateOfBirth: 'Please enter a date in the past' }],
    [{ dateOfBirth: '1990-02-31' }, { dateOfBirth: 'Please enter a date in the past' }],
    [{ dateOfBirth: '1815-12-10' }, { dateOfBirth: 'Please enter a date in the past' }],
    [{ phone: 'call me' }, { phone: 'Please enter a phone number' }],
    [{ location: 'x'.repeat(101) }, { location: 'Please use at most 100 characters' }],
    [{ bio: 'x'.repeat(501) }, { bio: 'Please use at most 500 characters' }],
  ])('refuses %j, and changes nothing', async (body, errors) => {
    const { user, token } = await signedIn();
    expect(await change(token, { location: 'Turin', ...body })).toMatchObject({
      status: 400,
      body: { errors },
    });
    expect(await getUser(user.id)).toEqual(user);
  });

  it('refuses what is nobody’s to change', async () => {
    const { user, token } = await signedIn();
    for (const field of ['email', 'userType', 'canCreateQuizzes', 'plan', 'passwordHash']) {
      const body = { [field]: 'x' };
      expect((await invoke(handler, { method: 'PATCH', path: '/users/me', token, body })).status).toBe(400);
    }
    expect(await getUser(user.id)).toEqual(user);
  });

  it('needs an account, and costs one write', async () => {
    expect(await change(undefined, { bio: 'x' })).toMatchObject({
      status: 401,
      body: { code: 'SIGNED_OUT' },
    });
    const { token } = await signedIn();
    await change(token, { bio: 'x' });
    expect(await costOf(() => change(token, { bio: 'y' }))).toMatchObject({ table: { trips: 3, write: 2 } });
  });
});

describe('the picture of a person', () => {
  it('is a checked copy of what they uploaded, in profile and session, until they take it away', async () => {
    const { user, token } = await signedIn();
    const key = await uploaded(user.id, 'me');
    const { avatarUrl } = (await change(token, { avatar: { key } })).body.data.user;
    expect(avatarUrl).toMatch(new RegExp(`^/media/avatar/${user.id}/\\w+\\.png$`));
    const Key = avatarUrl?.replace('/media/', '') ?? '';
    expect(await getFile(Key)).toEqual(new Uint8Array(PNG));
    // It goes with the account, so no cache may keep it for long.
    const { CacheControl } = await s3Client.send(new HeadObjectCommand({ Bucket, Key }));
    expect(CacheControl).toBe('public, max-age=3600');
    expect([(await meOf(token)).avatarUrl, (await sessionOf(token)).avatarUrl]).toEqual([
      avatarUrl,
      avatarUrl,
    ]);
    await change(token, { bio: 'Still there' });
    expect((await sessionOf(token)).avatarUrl).toBe(avatarUrl);
    expect((await change(token, { avatar: null })).body.data.user.avatarUrl).toBeUndefined();
    expect((await sessionOf(token)).avatarUrl).toBeUndefined();
  });

  it('is nothing of somebody else’s, nothing else, and not too large', async () => {
    const [{ user, token }, other] = [await signedIn(), await signedIn()];
    const big = Buffer.concat([PNG, Buffer.alloc(2 * 1_024 * 1_024)]);
    const wrong = [
      [await uploaded(other.user.id, 'theirs'), 'UPLOAD_MISSING'],
      [`incoming/avatar/${user.id}/missing.png`, 'UPLOAD_MISSING'],
      [`incoming/cover/${user.id}/cover.png`, 'UPLOAD_MISSING'],
      [await uploaded(user.id, 'text', Buffer.from('<script>')), 'UPLOAD_TYPE'],
      [await uploaded(user.id, 'big', big), 'UPLOAD_TYPE'],
    ] as const;
    for (const [key, code] of wrong)
      expect(await change(token, { avatar: { key } })).toMatchObject({ status: 400, body: { code } });
    expect(await getUser(user.id)).toEqual(user);
  });
});

describe('becoming a creator', () => {
  const become = (token?: string) =>
    invokeEndpoint(becomeCreator, users.becomeCreator, token ? { token } : {});

  it('lets a learner create quizzes, at once and in every sign-in', async () => {
    const { user, token } = await signedIn({ type: 'learner', canCreateQuizzes: false });
    const elsewhere = await tokenOf(user);
    const { status, body } = await become(token);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ id: user.id, userType: 'moderator', canCreateQuizzes: true });
    expect(await sessionOf(elsewhere)).toMatchObject({ userType: 'moderator', canCreateQuizzes: true });
    expect((await become(token)).status).toBe(200);
  });

  it('leaves an organization what it is', async () => {
    const { user, token } = await signedIn({ type: 'organization' });
    expect((await become(token)).body.data.user.userType).toBe('organization');
    expect(await getUser(user.id)).toEqual(user);
  });

  it('needs an account', async () => {
    expect(await become()).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
  });
});
