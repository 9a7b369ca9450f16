import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { putNotification } from '../../notifications/model/notifications.ts';
import { getJob } from '../../platform/jobs/job-store.ts';
import type * as Parts from '../../platform/storage/multipart-upload.ts';
import { now, setClock } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { notificationId } from '../../platform/notification-id.ts';
import { randomText } from '../../platform/security/random.ts';
import { renewJoinLink } from '../../organizations/use-cases/domains.ts';
import { joinByLinkOrDomain } from '../../organizations/use-cases/joining.ts';
import { PARTS } from '../model/data-export/parts.ts';
import { everyReader } from '../../testing/background.ts';
import { invoke, invokeEndpoint } from '../../testing/invoke.ts';
import { organizationWorld, take } from '../../testing/organization-world.ts';
import { join, someOrganization } from '../../testing/organizations.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, RIGHT, start, submit } from '../../testing/taking.ts';
import { enabledTwoFactor } from '../../testing/two-factor.ts';
import { wholePerson } from '../../testing/whole-person.ts';
import { handler as getExport } from '../../results/handlers/get-export.ts';
import { handler as beginTakeout } from './begin-takeout.ts';
import { handler as exportAccount } from './export-account.ts';

vi.mock('../../platform/storage/multipart-upload.ts', async (original) => ({
  ...(await original<typeof Parts>()),
  MIN_PART_BYTES: 5_000,
}));

const PART_NAMES = Object.keys(PARTS);
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

type File = Record<string, Record<string, never>[]>;

const ask = (token?: string) =>
  invoke(exportAccount, { method: 'GET', path: '/users/me/export', ...(token && { token }) });
const fileOf = async (token: string): Promise<File> => {
  const { status, bytes } = await ask(token);
  expect(status).toBe(200);
  return JSON.parse(bytes.toString('utf8')) as File;
};
const begin = (token?: string) => invokeEndpoint(beginTakeout, users.beginTakeout, token ? { token } : {});

describe('GET /users/me/export', () => {
  it('has an entry in every part for somebody who has everything', async () => {
    const { person, name, email, theirs } = await wholePerson(stream);
    await enabledTwoFactor(person.user.id);
    await join(person.user.id, { organizationId: randomText(12), role: 'member' });
    const other = await someOrganization({ settings: { requireApproval: true } });
    await joinByLinkOrDomain(other.id, person.user, await renewJoinLink(other.id, other.ownerId));
    const file = await fileOf(person.token);
    expect(file).toMatchObject({ format: 'quizhall-account', version: 1, site: config.SITE_URL });
    expect(file['signIns']).toContainEqual(expect.objectContaining({ goesOn: true }));
    expect(PART_NAMES.filter((part) => !file[part]?.length)).toEqual([]);
    expect(Object.keys(file)).toEqual(['format', 'version', 'writtenAt', 'site', ...PART_NAMES]);
    expect(file['account']).toMatchObject([{ email, fullName: name, bio: `I am ${name}` }]);
    expect(file['messages']?.map(({ message }) => message)).toEqual(
      expect.arrayContaining([`${name} likes it`, `Call ${name} back`]),
    );
    expect(file['results']).toMatchObject([
      {
        result: { quiz: { id: theirs.id }, score: { percentage: 100 }, feedback: { rating: 4 } },
        told: { name },
        answers: expect.arrayContaining([{ question: 1, answer: 'Paris', seconds: expect.any(Number) }]),
      },
    ]);
    expect(file['quizzes']?.filter(({ version }) => version)).toHaveLength(2);
    // No secret: neither of the sign-in nor of the card.
    const text = JSON.stringify(file);
    for (const secret of ['passwordHash', 'secretHash', 'recovery":', 'token"', 'identity'])
      expect(text).not.toContain(secret);
  });

  it('tells what an organization counts of its member', async () => {
    const { id, art, person, quiz } = await organizationWorld();
    const ann = await person(art);
    await take(quiz.id, ann.token, RIGHT);
    await start(quiz.id, {}, ann.token);
    await stream.drain();
    const [membership] = (await fileOf(ann.token))['memberships'] ?? [];
    const figures = { begun: 2, completed: 1, latest: expect.any(String) };
    expect(membership?.['organizationId']).toBe(id);
    expect(membership?.['figures'], 'sums could disclose a withheld score').toEqual(figures);
  });

  it('tells of a withheld score what was answered, and nothing of what it brought', async () => {
    const { token } = await signedIn();
    const quiz = await publishedQuiz({
      settings: { showResultsImmediately: false, showCorrectAnswers: false, allowResultsReview: false },
    });
    await submit((await start(quiz.id, {}, token)).body.data, ALL_WRONG);
    const [told] = (await fileOf(token))['results'] ?? [];
    expect(told).toMatchObject({
      result: { quiz: { id: quiz.id } },
      answers: expect.arrayContaining([{ question: 1, answer: 'Nice', seconds: expect.any(Number) }]),
    });
    expect(told?.['result']).not.toHaveProperty('score');
    expect(JSON.stringify(told)).not.toMatch(/percentage|isPassing|isCorrect|"correctAnswer"/);
  });

  it('is for who is signed in, and sends who has too much to the background', async () => {
    expect((await ask()).status).toBe(401);
    expect((await begin()).status).toBe(401);
    const { user, token } = await signedIn();
    for (let n = 0; n < 12; n += 1)
      await putNotification(user.id, {
        id: notificationId(now(), randomText(8)),
        type: 'attempt_changed',
        title: 'News',
        message: 'x'.repeat(380_000),
        link: '/',
      });
    expect((await ask(token)).body.code).toBe('EXPORT_TOO_LARGE');
  });
});

describe('POST /users/me/exports', () => {
  it('writes the same in the background, in parts, for who asked alone', async () => {
    const { person } = await wholePerson(stream);
    const { runId } = (await begin(person.token)).body.data;
    await stream.drain();
    expect(await getJob({ ownerId: person.user.id, id: runId })).toMatchObject({
      kind: 'takeout',
      status: 'done',
      total: PART_NAMES.length,
      done: PART_NAMES.length,
    });
    const link = (token: string) =>
      invokeEndpoint(getExport, quizzes.getExport, { token, params: { id: runId } });
    expect((await link((await signedIn()).token)).status).toBe(404);
    const { data } = (await link(person.token)).body;
    expect(data).toMatchObject({ fileName: expect.stringMatching(/^quizhall-account-[\d-]{10}\.json$/) });
    const bytes = await (await fetch(data.url)).arrayBuffer();
    expect(bytes.byteLength).toBe(data.size);
    const written = JSON.parse(Buffer.from(bytes).toString('utf8')) as File;
    const { writtenAt: _, ...rest } = written;
    const { writtenAt: __, ...direct } = await fileOf(person.token);
    const withoutLast = (file: object) =>
      JSON.parse(JSON.stringify(file, (key, value: unknown) => (key === 'lastUsedAt' ? 0 : value))) as File;
    expect(withoutLast(rest)).toEqual(withoutLast(direct));
  });
});
