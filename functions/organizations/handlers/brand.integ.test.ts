import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, expect, it } from 'vitest';
import { storeFile } from '../../platform/storage/storage.ts';
import { getLatestMail } from '../../platform/local/mailbox.ts';
import { config } from '../../platform/config.ts';
import { pngOf } from '../../testing/png.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { now, setClock } from '../../platform/clock.ts';
import { newUploadKey } from '../../platform/storage/upload-checks.ts';
import { newEmail } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as getCard } from '../../attempts/handlers/get-card.ts';
import { handler as getLeaderboard } from '../../attempts/handlers/get-leaderboard.ts';
import { handler as getPredata } from '../../attempts/handlers/get-predata.ts';
import { handler as getCertificate } from '../../certificates/handlers/get-certificate.ts';
import { handler as getCertificatePdf } from '../../certificates/handlers/get-certificate-pdf.ts';
import { handler as releaseResults } from '../../results/handlers/release-results.ts';
import { handler as listMembers } from './list-members.ts';
import { handler as saveSettings } from './save-organization-settings.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

/** After what is kept of an organization in memory is read anew. */
const AFTER = 120_000;
const BRAND = { name: 'Northgate', color: '#0F766E' };
const branded = () => someOrganization({ name: BRAND.name, branding: { primaryColor: BRAND.color } });

const card = async (id: string) =>
  (await invokeEndpoint(getCard, attempts.getCard, { params: { id } })).body.data;
const predata = (id: string) => invokeEndpoint(getPredata, attempts.getPredata, { params: { id } });

it('a quiz shows whose it is before the start, which is read once and no start pays for', async () => {
  const { id } = await branded();
  const quiz = await publishedQuiz({ quiz: { ownerId: id } });
  expect((await card(quiz.id)).organization).toEqual(BRAND);
  expect((await predata(quiz.id)).body.data.organization).toEqual(BRAND);
  const other = await publishedQuiz();
  expect((await card(other.id)).organization).toBeUndefined();
  await predata(other.id);
  const trips = async (of: string) => (await measureCost(() => predata(of))).consumed.trips;
  expect(await trips(quiz.id)).toBe(await trips(other.id));
  const starts = async (of: string) => (await measureCost(() => start(of))).consumed.trips;
  expect(await starts(quiz.id)).toBe(await starts(other.id));
});

it('what an organization switches off is gone from its quizzes, also from those that are published', async () => {
  const { id } = await branded();
  const { token } = await memberIn(id, 'admin');
  const quiz = await publishedQuiz({ quiz: { ownerId: id, rewards: rewarding } });
  const board = async () =>
    (await invokeEndpoint(getLeaderboard, attempts.getLeaderboard, { params: { id: quiz.id } })).status;
  expect([(await card(quiz.id)).rewards?.leaderboard, await board()]).toEqual([true, 200]);
  const change = (revision: number, settings: object) =>
    invokeEndpoint(saveSettings, organizations.saveOrganizationSettings, {
      token,
      params: { id },
      body: { revision, settings },
    });
  const { settings } = (await change(1, { enableLeaderboards: false })).body.data;
  setClock(AFTER);
  expect([(await card(quiz.id)).rewards?.leaderboard, await board()]).toEqual([false, 404]);
  await change(settings.revision, { enableRewards: false });
  setClock(2 * AFTER);
  expect((await card(quiz.id)).rewards).toBeUndefined();
});

it('issues its certificates in its own name', async () => {
  const { id } = await branded();
  const quiz = await publishedQuiz({ quiz: { ownerId: id, rewards: rewarding } });
  const session = (
    await start(quiz.id, { deviceId: crypto.randomUUID(), participantInfo: { name: 'Ada Lovelace' } })
  ).body.data;
  const { certificate } = (await submit(session, RIGHT)).body.data;
  await stream.drain();
  const shown = await invokeEndpoint(getCertificate, proofs.getCertificate, {
    params: { code: certificate?.code ?? '' },
  });
  expect(shown.body.data).toMatchObject({ issuer: BRAND.name, brand: BRAND });
});

it('tells the addresses of its members to whoever manages it alone', async () => {
  const { id } = await branded();
  const [admin, creator] = [await memberIn(id, 'admin'), await memberIn(id, 'creator')];
  const addresses = async (token: string) =>
    (
      await invokeEndpoint(listMembers, organizations.listMembers, { token, params: { id } })
    ).body.data.members.flatMap(({ email }) => email ?? []);
  expect(await addresses(admin.token)).toContain(creator.user.email);
  expect(await addresses(creator.token)).toEqual([]);
});

/** An organization with a logo in the bucket, or with a file there that is none. */
async function withLogo(bytes: Buffer) {
  const { id } = await branded();
  const { user, token } = await memberIn(id, 'admin');
  const key = newUploadKey('logo', user.id, 'image/png');
  await storeFile(key, 'image/png', bytes);
  const { status } = await invokeEndpoint(saveSettings, organizations.saveOrganizationSettings, {
    token,
    params: { id },
    body: { revision: 1, branding: { logo: { key } } },
  });
  expect(status).toBe(200);
  return id;
}

it.each([
  ['its logo', pngOf(), 2],
  ['no logo that cannot be printed', pngOf({ interlaced: true }), 0],
])('prints its certificates with %s', async (_, bytes, images) => {
  const quiz = await publishedQuiz({ quiz: { ownerId: await withLogo(bytes), rewards: rewarding } });
  const session = (await start(quiz.id)).body.data;
  const { certificate } = (await submit(session, RIGHT)).body.data;
  await stream.drain();
  const params = { code: certificate?.code ?? '' };
  const file = await invokeEndpoint(getCertificatePdf, proofs.getCertificatePdf, { params });
  expect(file.bytes.toString('latin1').match(/\/Subtype \/Image/g) ?? []).toHaveLength(images);
});

it('writes to participants with an account in its look, and to an address that nobody has proven without', async () => {
  const id = await withLogo(pngOf());
  const quiz = await publishedQuiz({
    quiz: { ownerId: id, shards: 1 },
    settings: { showResultsImmediately: false },
  });
  const { user, token } = await signedIn();
  const email = newEmail();
  await submit((await start(quiz.id, {}, token)).body.data, RIGHT);
  const guest = { deviceId: crypto.randomUUID(), participantInfo: { name: 'Ada', email } };
  await submit((await start(quiz.id, guest)).body.data, RIGHT);
  const owner = await memberIn(id, 'admin');
  await invokeEndpoint(releaseResults, quizzes.releaseResults, {
    params: { id: quiz.id },
    body: { all: true as const },
    token: owner.token,
  });
  await stream.drain();
  const { html = '', text = '' } = (await getLatestMail(user.email)).body;
  expect(html).toContain(`src="${config.SITE_URL}/media/logo/`);
  expect([html.includes(BRAND.color), text.startsWith(BRAND.name)]).toEqual([true, true]);
  const plain = (await getLatestMail(email)).body;
  expect(`${plain.html} ${plain.text}`).not.toContain(BRAND.name);
});
