import { explore } from '@quizhall/shared/contract/explore/explore';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE_SHARDS, listCatalogueEntries, putCatalogueChange } from '../model/catalogue.ts';
import { updateIf } from '../../platform/dynamodb/commands.ts';
import { organizationKey } from '../../platform/dynamodb/keys.ts';
import { setOrganizationFlag } from '../../organizations/model/organizations-by-id.ts';
import { type Quiz, setQuizStatus } from '../../quizzes/model/quizzes.ts';
import { forgetCatalogue } from '../use-cases/catalogue-cache.ts';
import { rebuildEntries } from '../use-cases/rebuild-entries.ts';
import { config } from '../../platform/config.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { scheduleCatalogueRebuild } from '../jobs/schedule-catalogue.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { type TestStream, testStream } from '../../testing/streams.ts';
import { handler as saveSettings } from '../../organizations/handlers/save-organization-settings.ts';
import { handler as exploreQuizzes } from './explore-quizzes.ts';
import { handler as getExploreSummary } from './get-explore-summary.ts';
import { handler as getSharePage } from './get-organization-share-page.ts';
import { handler as getPublicOrganization } from './get-public-organization.ts';
import { handler as listFeatured } from './list-featured-organizations.ts';
import { handler as searchExplore } from './search-explore.ts';

let stream: TestStream;
beforeAll(async () => {
  stream = await testStream(everyReader(), now);
});
beforeEach(forgetCatalogue);
afterEach(() => setClock(0));

let clock = 0;
/** The catalogue has followed, and whoever searches has heard of it. */
async function followed(): Promise<void> {
  await stream.drain();
  clock += 2_000;
  setClock(clock);
}
beforeEach(() => {
  clock = 0;
});

const listedBy = (ownerId: string, title: string, quiz: Partial<Quiz> = {}) =>
  publishedQuiz({ quiz: { ownerId, listed: true, title, ...quiz } });
const typed = async (q: string) =>
  (await invokeEndpoint(searchExplore, explore.searchExplore, { query: { q } })).body.data;
const found = async (q: string) =>
  (await invokeEndpoint(exploreQuizzes, explore.exploreQuizzes, { query: { q } })).body.data;
const pageOf = (slug: string, query: Record<string, string> = {}) =>
  invokeEndpoint(getPublicOrganization, explore.getPublicOrganization, { params: { slug }, query });
const featured = async () =>
  (await invokeEndpoint(listFeatured, explore.listFeaturedOrganizations, {})).body.data.organizations;
const counted = async () =>
  (await invokeEndpoint(getExploreSummary, explore.getExploreSummary, {})).body.data;

async function change(id: string, body: object, revision = 1): Promise<void> {
  const { token } = await memberIn(id, 'admin');
  const { status } = await invokeEndpoint(saveSettings, organizations.saveOrganizationSettings, {
    token,
    params: { id },
    body: { revision, ...body },
  });
  expect(status).toBe(200);
}

describe('an organization in Explore', () => {
  it('is found by its name once it lists a quiz, which is found by that name and says whose it is', async () => {
    const { id, slug } = await someOrganization({ name: 'Kingfisher Academy' });
    await followed();
    expect((await typed('kingfisher')).organizations).toEqual([]);
    expect((await pageOf(slug)).status).toBe(404);
    await listedBy(id, 'Rivers');
    await followed();
    const answer = await typed('kingfishre');
    expect(answer.organizations).toEqual([
      { id, name: 'Kingfisher Academy', slug, type: 'company', isVerified: false },
    ]);
    expect(answer.quizzes).toMatchObject([
      { title: 'Rivers', organization: { id, name: 'Kingfisher Academy', slug, isPublic: true } },
    ]);
    expect(answer.quizzes[0]).not.toHaveProperty('creator');
    // What stands in a title counts before whose a quiz is.
    await listedBy('ada', 'Kingfisher colours');
    await followed();
    expect((await found('kingfisher')).quizzes.map(({ title }) => title)).toEqual([
      'Kingfisher colours',
      'Rivers',
    ]);
  });

  it('shows its quizzes by its own categories, as they are called today', async () => {
    const made = await someOrganization({
      name: 'Curlew College',
      customCategories: [{ name: 'Tides', color: '#0F766E' }, { name: 'Winds' }],
    });
    const { id, slug, customCategories } = made;
    const [tides = '', winds = ''] = customCategories.map((category) => category.id);
    const { creators } = await counted();
    await listedBy(id, 'Ebb', { customCategory: tides });
    await listedBy(id, 'Gales');
    await followed();
    const { organization, quizzes } = (await pageOf(slug, { customCategory: tides })).body.data;
    expect(organization.customCategories).toEqual([
      { id: tides, name: 'Tides', color: '#0F766E', quizzes: 1 },
    ]);
    expect(quizzes).toMatchObject([{ title: 'Ebb', customCategory: { name: 'Tides', color: '#0F766E' } }]);
    expect((await pageOf(slug, { customCategory: winds })).body.data.total, 'nothing is in it').toBe(2);
    expect((await counted()).creators, 'a category is nobody').toBe(creators);
    await change(id, { customCategories: [{ id: winds, name: 'Winds', color: '#3B82F6' }] });
    await followed();
    const after = (await pageOf(slug, { customCategory: tides })).body.data;
    expect([after.organization.customCategories, after.total]).toEqual([[], 2]);
    expect(after.quizzes.some((quiz) => quiz.customCategory)).toBe(false);
  });

  it('is found by its new name at once, by changes and by files', async () => {
    const { id, slug } = await someOrganization({ name: 'Bittern House' });
    await listedBy(id, 'Reeds');
    await followed();
    expect(await scheduleCatalogueRebuild()).toBe(true);
    await followed();
    expect((await found('bittern')).quizzes).toHaveLength(1);
    await change(id, { name: 'Heron House' });
    await followed();
    expect((await found('bittern')).total).toBe(0);
    expect((await found('heron')).quizzes).toMatchObject([{ organization: { name: 'Heron House' } }]);
    expect((await typed('heron')).organizations).toMatchObject([{ name: 'Heron House', slug }]);
  });

  it.each([
    [
      'lets no quiz be public any more',
      (id: string) => change(id, { settings: { allowPublicQuizzes: false } }),
    ],
    [
      'is deleted',
      (id: string) =>
        updateIf({
          Key: organizationKey(id),
          UpdateExpression: 'SET deletedAt = :now',
          ExpressionAttributeValues: { ':now': nowIso() },
        }),
    ],
  ])('that %s is shown to nobody from that moment, with all of its quizzes', async (what, leave) => {
    const word = `avocet${what.length}`;
    const { id, slug } = await someOrganization({ name: `${word} school` });
    await listedBy(id, `Of the ${word}`);
    await followed();
    const before = await counted();
    expect((await pageOf(slug)).status).toBe(200);
    await leave(id);
    expect((await typed(word)).organizations).toEqual([]);
    expect((await found(word)).quizzes).toEqual([]);
    expect((await pageOf(slug)).status).toBe(404);
    await followed();
    expect((await found(word)).total).toBe(0);
    const after = await counted();
    expect([after.organizations, after.quizzes]).toEqual([before.organizations - 1, before.quizzes - 1]);
  });

  it('leaves with its last quiz', async () => {
    const { id, slug } = await someOrganization({ name: 'Plover college' });
    const quiz = await listedBy(id, 'Eggs');
    await followed();
    expect((await typed('plover')).organizations).toHaveLength(1);
    await setQuizStatus(quiz, { from: 'published', to: 'paused', at: nowIso() });
    expect((await pageOf(slug)).status).toBe(404);
    await followed();
    expect((await typed('plover')).organizations).toEqual([]);
  });

  it('stands in the catalogue again that is made of quizzes and organizations alone', async () => {
    const { id } = await someOrganization({ name: 'Dunlin school' });
    await listedBy(id, 'Mud');
    await followed();
    const kept = async () =>
      (await Promise.all(Array.from({ length: CATALOGUE_SHARDS }, (_, shard) => listCatalogueEntries(shard))))
        .flat()
        .filter(({ entry, organization }) => entry ?? organization)
        .map(({ id: of, entry, organization }) => ({ id: of, entry, organization }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const whole = await kept();
    await rebuildEntries();
    expect(await kept()).toEqual(whole);
    await putCatalogueChange({ id, sequence: '8'.repeat(40) });
    await rebuildEntries();
    expect(await kept()).toEqual(whole);
  });
});

describe('featured organizations', () => {
  it('are the most active ones, until one is recommended; with three categories at most', async () => {
    const { id } = await someOrganization({ name: 'Curlew school', description: 'Of the shore' });
    for (const category of ['science', 'science', 'history', 'art', 'sports'] as const)
      await listedBy(id, `Curlews and ${category}`, { category });
    await followed();
    const all = await featured();
    expect(all.length).toBeGreaterThan(1);
    expect(all.length).toBeLessThanOrEqual(6);
    expect(all.every(({ isFeatured }) => !isFeatured)).toBe(true);
    expect(await setOrganizationFlag({ id, revision: 1 }, ['isFeatured', true], [])).toBe(true);
    await followed();
    const [only, ...others] = await featured();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id, isFeatured: true, isVerified: false, quizzes: 5, participants: 0 });
    expect(only?.categories).toHaveLength(3);
    expect(only?.categories[0]).toBe('science');
  });
});

describe('the page of an organization', () => {
  it('shows what it says of itself and its listed quizzes, page by page and by category', async () => {
    const { id, slug } = await someOrganization({
      name: 'Sandpiper Ltd',
      description: 'Quizzes on the **beach**',
      contactInfo: { email: 'secret@example.com', phone: '+49 30 901820' },
    });
    await listedBy(id, 'Sand', { category: 'science' });
    await listedBy(id, 'Waves', { category: 'science' });
    await listedBy(id, 'Wrecks', { category: 'history' });
    await publishedQuiz({ quiz: { ownerId: id, title: 'Among us' } });
    await followed();
    const { body, headers } = await pageOf(slug, { limit: '2' });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=4');
    expect(body.data).toMatchObject({
      organization: { id, slug, name: 'Sandpiper Ltd', primaryColor: '#3B82F6', type: 'company' },
      total: 3,
    });
    expect(body.data.organization.categories).toEqual([
      { category: 'science', quizzes: 2 },
      { category: 'history', quizzes: 1 },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret@|901820|Among us/);
    const next = (await pageOf(slug, { limit: '2', cursor: body.data.nextCursor ?? '' })).body.data;
    expect([...body.data.quizzes, ...next.quizzes].map(({ title }) => title).toSorted()).toEqual([
      'Sand',
      'Waves',
      'Wrecks',
    ]);
    const ofHistory = (await pageOf(slug, { category: 'history' })).body.data;
    expect(ofHistory).toMatchObject({ quizzes: [{ title: 'Wrecks' }], total: 1 });
    expect((await pageOf(slug, { category: 'art' })).body.data).toMatchObject({ quizzes: [], total: 0 });
    expect((await pageOf('nobody')).status).toBe(404);
    expect((await pageOf('No_body')).status).toBe(404);
  });

  it('is told to programs where somebody shares it, and nothing of an organization that lists nothing', async () => {
    const { id, slug } = await someOrganization({
      name: 'Fish & "Chips"',
      description: 'Quizzes on <b>food</b>',
    });
    const share = async () => {
      const answer = await invokeEndpoint(getSharePage, explore.getOrganizationSharePage, {
        params: { slug },
      });
      return { ...answer, html: answer.bytes.toString('utf8') };
    };
    const hidden = await share();
    expect(hidden.html).not.toMatch(/Fish|food/);
    expect(hidden.html).toContain('noindex');
    await listedBy(id, 'Peas');
    await followed();
    const { html, headers } = await share();
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
    expect(html).toContain('<title>Fish &amp; &quot;Chips&quot; · Quizhall</title>');
    expect(html).not.toContain('<b>');
    expect(html).toContain(`<link rel="canonical" href="${config.SITE_URL}/organizations/${slug}">`);
    expect(html).not.toContain('noindex');
  });
});
