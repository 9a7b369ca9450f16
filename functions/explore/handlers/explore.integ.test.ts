import { explore } from '@quizhall/shared/contract/explore/explore';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CATALOGUE_SHARDS,
  getManifest,
  listCatalogueEntries,
  putCatalogueChange,
} from '../model/catalogue.ts';
import { toCatalogueEntry } from '../model/catalogue-entry.ts';
import { deleteQuiz, type Quiz, setQuizStatus } from '../../quizzes/model/quizzes.ts';
import { forgetCatalogue } from '../use-cases/catalogue-cache.ts';
import { rebuildEntries } from '../use-cases/rebuild-entries.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { scheduleCatalogueRebuild } from '../jobs/schedule-catalogue.ts';
import { callUpdate, creator, ownQuiz } from '../../testing/authoring.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { type TestStream, testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as exploreQuizzes } from './explore-quizzes.ts';
import { handler as getCreator } from './get-creator.ts';
import { handler as getExploreSummary } from './get-explore-summary.ts';
import { handler as listRelated } from './list-related.ts';
import { handler as listTrending } from './list-trending.ts';
import { handler as searchExplore } from './search-explore.ts';

let stream: TestStream;
beforeAll(async () => {
  stream = await testStream(everyReader(), now);
});
beforeEach(forgetCatalogue);
afterEach(() => setClock(0));

const listedQuiz = (title: string, quiz: Partial<Quiz> = {}) =>
  publishedQuiz({ quiz: { listed: true, title, ...quiz } });

const find = (query: Record<string, string> = {}) =>
  invokeEndpoint(exploreQuizzes, explore.exploreQuizzes, { query });
const titles = async (query: Record<string, string> = {}) =>
  (await find(query)).body.data.quizzes.map(({ title }) => title);
const typed = async (q: string) =>
  (await invokeEndpoint(searchExplore, explore.searchExplore, { query: { q } })).body.data.quizzes;

/** What a function knows of the catalogue is a second old at most. */
const secondLater = () => setClock(2_000);
/** The files of the catalogue as the hourly run makes them. */
async function buildFiles(): Promise<void> {
  expect(await scheduleCatalogueRebuild()).toBe(true);
  await stream.drain();
  forgetCatalogue();
}

describe('a quiz in Explore', () => {
  it('enters when it is published and listed, and a function that has looked before finds it', async () => {
    const { token } = await creator();
    expect(await titles({ q: 'Zebra crossing' })).toEqual([]);
    const { id, revision } = await ownQuiz(token, {
      title: 'Zebra crossings',
      listed: true,
      status: 'draft',
    });
    await stream.drain();
    secondLater();
    expect(await titles({ q: 'zebra' })).toEqual([]);
    await callUpdate(token, id, { status: 'published', revision });
    await stream.drain();
    setClock(4_000);
    expect(await titles({ q: 'zebra' })).toEqual(['Zebra crossings']);
    expect(await typed('zebar')).toMatchObject([{ title: 'Zebra crossings', participants: 0 }]);
  });

  it('tells on its card how long somebody has, as the quiz itself does', async () => {
    const as = (title: string, settings: Partial<Quiz['settings']>) =>
      publishedQuiz({ quiz: { listed: true, title }, settings });
    await as('Numbat limits of its own', { timeLimit: 20 });
    await as('Numbat limits as usual', { timeLimit: 0 });
    await as('Numbat limits in practice', { timeLimit: 10_080, practiceMode: true });
    await stream.drain();
    secondLater();
    const { quizzes } = (await find({ q: 'Numbat limits' })).body.data;
    const limitOf = Object.fromEntries(quizzes.map(({ title, timeLimit }) => [title, timeLimit]));
    expect(limitOf).toMatchObject({
      'Numbat limits of its own': 20,
      'Numbat limits as usual': 30,
      'Numbat limits in practice': 0,
    });
  });

  const LEAVES: Record<string, (quiz: Quiz) => Promise<unknown>> = {
    'is paused': (quiz) => setQuizStatus(quiz, { from: 'published', to: 'paused', at: nowIso() }),
    'is archived': (quiz) => setQuizStatus(quiz, { from: 'published', to: 'archived', at: nowIso() }),
    'is deleted': (quiz) => deleteQuiz(quiz, nowIso()),
  };

  it.each(Object.entries(LEAVES))(
    'that %s is shown to nobody from that moment, and leaves',
    async (what, leave) => {
      const word = `otter${what.length}`;
      const quiz = await listedQuiz(word);
      await stream.drain();
      expect(await titles({ q: word })).toEqual([word]);
      await leave(quiz);
      expect((await find({ q: word })).body.data).toMatchObject({ quizzes: [], total: 1 });
      await stream.drain();
      secondLater();
      expect((await find({ q: word })).body.data).toMatchObject({ quizzes: [], total: 0 });
    },
  );

  it.each([
    ['not listed any more', { listed: false }],
    ['private', { listed: false, settings: { isPublic: false } }],
  ])('that is made %s leaves', async (_, change) => {
    const { token } = await creator();
    const { id, title, revision } = await ownQuiz(token, {
      title: `Walrus ${Object.keys(change).length}`,
      listed: true,
    });
    await stream.drain();
    expect(await titles({ q: title })).toContain(title);
    expect((await callUpdate(token, id, { ...change, revision })).status).toBe(200);
    expect(await titles({ q: title })).not.toContain(title);
    await stream.drain();
    secondLater();
    expect((await find({ q: title })).body.data.quizzes).toEqual([]);
  });

  it('is never one that asks for a password, is private or is a draft, though its author lists it', async () => {
    const { settings } = await publishedQuiz();
    await listedQuiz('Secret yak', { settings: { ...settings, isPublic: false } });
    await listedQuiz('Guarded yak', { settings: { ...settings, requirePassword: true } });
    await listedQuiz('Unfinished yak', { status: 'draft' });
    await publishedQuiz({ quiz: { title: 'Unlisted yak' } });
    await listedQuiz('Open yak');
    await stream.drain();
    expect(await titles({ q: 'yak' })).toEqual(['Open yak']);
  });

  it('stays as its last change says, in whatever order changes come', async () => {
    const quiz = await listedQuiz('Late ibis');
    await stream.drain();
    const entry = toCatalogueEntry(quiz, now());
    await putCatalogueChange({ id: quiz.id, entry: undefined, sequence: '9'.repeat(40) });
    await putCatalogueChange({ id: quiz.id, entry, sequence: '9'.repeat(39).padStart(40, '0') });
    expect((await find({ q: 'ibis' })).body.data.total).toBe(0);
  });
});

describe('the files of the catalogue', () => {
  it('say the same as the changes did, and changes after them count', async () => {
    await listedQuiz('Quokka island', { tags: ['marsupials'] });
    const gone = await listedQuiz('Quokka beach');
    const { token } = await creator({ name: 'Wilhelmina Ostrich' });
    const emu = await ownQuiz(token, { title: 'Emu and rhea', listed: true, category: 'geography' });
    await stream.drain();
    const before = await titles({ q: 'quokka' });
    const words = ['ostrich emu', 'Erdkunde emu', emu.code, emu.code.toLowerCase()];
    const isFound = () => Promise.all(words.map((q) => titles({ q })));
    const each = words.map(() => ['Emu and rhea']);
    expect(await isFound()).toEqual(each);
    await buildFiles();
    expect(await isFound()).toEqual(each);
    expect(await titles({ q: emu.code.slice(0, 5) })).toEqual([]);
    expect((await getManifest()).manifest?.segments.length).toBeGreaterThan(0);
    expect((await titles({ q: 'quokka' })).toSorted()).toEqual(before.toSorted());
    expect(await titles({ q: 'marsup' })).toEqual(['Quokka island']);
    await setQuizStatus(gone, { from: 'published', to: 'paused', at: nowIso() });
    await listedQuiz('Quokka hill');
    await stream.drain();
    secondLater();
    expect((await titles({ q: 'quokka' })).toSorted()).toEqual(['Quokka hill', 'Quokka island']);
    expect((await find({ q: 'quokka' })).body.data.total).toBe(2);
  });

  it('are made once an hour, and know who took a quiz until then', async () => {
    const quiz = await listedQuiz('Taken tapir');
    await listedQuiz('Lonely tapir');
    const session = (await start(quiz.id)).body.data;
    await submit(session, RIGHT);
    await stream.drain();
    setClock(3_600_000);
    await buildFiles();
    expect(await scheduleCatalogueRebuild()).toBe(false);
    expect(await titles({ q: 'tapir' })).toEqual(['Taken tapir', 'Lonely tapir']);
    const trending = await invokeEndpoint(listTrending, explore.listTrending, {});
    const [first, ...others] = trending.body.data.quizzes;
    expect(first).toMatchObject({ id: quiz.id, participants: 1 });
    // Six are shown, and what is popular comes after what is taken these days.
    expect(others).toHaveLength(5);
    expect(others.map(({ id }) => id)).not.toContain(quiz.id);
    const { data } = (await invokeEndpoint(getExploreSummary, explore.getExploreSummary, {})).body;
    expect(data.participants).toBe(1);
  });

  it('are made of the quizzes alone where somebody asks for it', async () => {
    const left = await listedQuiz('Rebuilt rhino');
    const gone = await listedQuiz('Vanished rhino');
    await stream.drain();
    const of = async () =>
      (await Promise.all(Array.from({ length: CATALOGUE_SHARDS }, (_, shard) => listCatalogueEntries(shard))))
        .flat()
        .flatMap(({ entry }) => entry ?? [])
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await rebuildEntries();
    const whole = await of();
    // As if a message had been lost, and another one had told what is wrong.
    await putCatalogueChange({ id: left.id, entry: undefined, sequence: '8'.repeat(40) });
    await setQuizStatus(gone, { from: 'published', to: 'archived', at: nowIso() });
    expect(await rebuildEntries()).toBe(whole.length - 1);
    expect(await of()).toEqual(whole.filter(({ id }) => id !== gone.id));
  });
});

describe('the list', () => {
  const SIZE = 25;
  let all: Quiz[] = [];
  beforeAll(async () => {
    const { settings } = await publishedQuiz();
    all = await Promise.all(
      Array.from({ length: SIZE }, (_, n) =>
        listedQuiz(`Puffin ${n}`, {
          category: n % 2 ? 'art' : 'science',
          difficulty: n % 3 ? 'easy' : 'hard',
          language: n % 5 ? 'en' : 'de',
          settings: { ...settings, isPaid: n % 4 === 0, price: n % 4 === 0 ? 3 : 0 },
          createdAt: new Date(Date.UTC(2026, 0, 1 + n)).toISOString(),
        }),
      ),
    );
    await stream.drain();
  });

  it.each(['popular', 'newest', 'rating', 'participants'])(
    'has each quiz once on its pages, by %s',
    async (sort) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await find({ q: 'puffin', sort, limit: '10', ...(cursor && { cursor }) });
        expect(body.data.total).toBe(SIZE);
        seen.push(...body.data.quizzes.map(({ id }) => id));
        cursor = body.data.nextCursor;
      } while (cursor);
      expect(seen.length).toBe(SIZE);
      expect(new Set(seen)).toEqual(new Set(all.map(({ id }) => id)));
      if (sort === 'newest') expect(seen).toEqual(all.map(({ id }) => id).toReversed());
    },
  );

  it.each([
    [{ category: 'arts' }, ({ category }: Quiz) => category === 'art'],
    [
      { category: 'Science', difficulty: 'hard' },
      (quiz: Quiz) => quiz.category === 'science' && quiz.difficulty === 'hard',
    ],
    [{ price: 'paid' }, ({ settings }: Quiz) => settings.isPaid],
    [{ price: 'free', language: 'de' }, (quiz: Quiz) => !quiz.settings.isPaid && quiz.language === 'de'],
    [{ category: 'all', difficulty: 'all' }, () => true],
  ])('is narrowed down to %o', async (filters, fits) => {
    const { body } = await find({ q: 'puffin', limit: '20', ...filters });
    expect(body.data.total).toBe(all.filter(fits).length);
    for (const { id } of body.data.quizzes) expect(all.filter(fits).map((quiz) => quiz.id)).toContain(id);
  });

  it.each(['cursor=nonsense', 'sort=best', 'category=cheese', 'limit=21', 'who=me'])(
    'refuses %s',
    async (query) => {
      expect((await find(Object.fromEntries(new URLSearchParams(query)))).status).toBe(400);
    },
  );

  it('is given to everybody for some seconds', async () => {
    const { headers } = await find();
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=4');
  });
});

describe('what is like a quiz', () => {
  const related = async (id: string) => invokeEndpoint(listRelated, explore.listRelated, { params: { id } });

  it('shares its words and tags, speaks its language, and is never itself', async () => {
    const one = await listedQuiz('Platypus eggs', { category: 'mathematics', tags: ['monotremes'] });
    const other = await listedQuiz('Echidnas', { tags: ['monotremes', 'spines'] });
    await listedQuiz('Monotremen', { tags: ['monotremes'], language: 'de' });
    await stream.drain();
    const { body } = await related(one.id);
    expect(body.data.quizzes.map(({ id }) => id)).toEqual([other.id]);
    expect((await related(one.code)).body).toEqual(body);
  });

  it('is followed by what is popular in its category and language', async () => {
    const one = await listedQuiz('Sextants', { category: 'business', tags: ['instruments'] });
    const alike = await listedQuiz('Octants', { category: 'art', tags: ['instruments'] });
    const near = await listedQuiz('Ledgers', { category: 'business' });
    await listedQuiz('Hauptbuch', { category: 'business', language: 'de' });
    await listedQuiz('Poems', { category: 'literature' });
    await stream.drain();
    const { body } = await related(one.id);
    expect(body.data.quizzes.map(({ id }) => id)).toEqual([alike.id, near.id]);
  });

  it('is asked of no quiz that is not there', async () => {
    expect((await related('q_0000000000000000')).status).toBe(404);
    expect((await related((await publishedQuiz({ quiz: { status: 'draft' } })).id)).status).toBe(404);
  });
});

describe('the page of a creator', () => {
  const pageOf = (id: string, query: Record<string, string> = {}) =>
    invokeEndpoint(getCreator, explore.getCreator, { params: { id }, query });

  it('shows name and listed quizzes, page by page', async () => {
    const { user } = await signedIn({ name: 'Grace Hopper' });
    await listedQuiz('Moths', { ownerId: user.id, createdAt: '2026-01-01T00:00:00.000Z' });
    await listedQuiz('Bugs', { ownerId: user.id, createdAt: '2026-02-01T00:00:00.000Z' });
    await publishedQuiz({ quiz: { ownerId: user.id, title: 'Hidden' } });
    await stream.drain();
    secondLater();
    const { body } = await pageOf(user.id, { limit: '1' });
    expect(body.data).toMatchObject({
      creator: { id: user.id, name: 'Grace Hopper' },
      quizzes: [{ title: 'Bugs' }],
    });
    const next = await pageOf(user.id, { limit: '1', cursor: body.data.nextCursor ?? '' });
    expect(next.body.data).toMatchObject({ quizzes: [{ title: 'Moths' }], total: 2 });
    expect(JSON.stringify(body)).not.toContain(user.email);
  });

  it('exists for nobody who lists nothing', async () => {
    const { user } = await signedIn();
    await publishedQuiz({ quiz: { ownerId: user.id } });
    expect((await pageOf(user.id)).status).toBe(404);
    expect((await pageOf('nobody')).status).toBe(404);
  });
});

describe('most participants', () => {
  it('lists quizzes by their current numbers, page after page', async () => {
    const quizzes = await Promise.all(['one', 'two', 'three'].map((word) => listedQuiz(`Kakapo ${word}`)));
    await stream.drain();
    const take = async (at: number, times: number) => {
      for (let n = 0; n < times; n += 1) await submit((await start(quizzes[at]?.id ?? '')).body.data, RIGHT);
    };
    await take(2, 2);
    await take(1, 1);
    await stream.drain();
    const query = { q: 'kakapo', sort: 'participants', limit: '2' };
    const page = (await find(query)).body.data;
    expect(page.quizzes.map(({ title, participants }) => [title, participants])).toEqual([
      ['Kakapo three', 2],
      ['Kakapo two', 1],
    ]);
    const last = (await find({ ...query, cursor: page.nextCursor ?? '' })).body.data;
    expect([last.quizzes.map(({ title }) => title), last.nextCursor]).toEqual([['Kakapo one'], undefined]);
    // The numbers that rank the quizzes are those that their cards show.
    const [popular, ranked] = [
      await measureCost(() => find({ q: 'kakapo', limit: '3' })),
      await measureCost(() => find({ q: 'kakapo', limit: '3', sort: 'participants' })),
    ];
    expect(ranked.consumed).toEqual(popular.consumed);
  });

  it('has each quiz once where the index follows the current numbers', async () => {
    const wanted = Array.from({ length: 105 }, (_, n) => `Starling ${n}`);
    await Promise.all(wanted.map((title) => listedQuiz(title)));
    await stream.drain();
    secondLater();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { q: 'starling', sort: 'participants', limit: '20', ...(cursor && { cursor }) };
      const { quizzes, nextCursor } = (await find(query)).body.data;
      seen.push(...quizzes.map(({ title }) => title));
      cursor = nextCursor;
    } while (cursor);
    expect(seen.toSorted()).toEqual(wanted.toSorted());
  });
});
