// @vitest-environment happy-dom
import { buildQuestion, buildQuiz, buildSettings } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { GET, ME, open, press, pressText, quiz as draft, title, type } from '../testing/editor-page.ts';

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const { id } = draft;
const LIST = `GET /quizzes/${id}/versions`;
const LOOK = `GET /quizzes/${id}/versions/1`;
const RESTORE = `POST /quizzes/${id}/versions/1/restore`;
const UNDO = `POST /quizzes/${id}/versions/2/restore`;

const tower = { key: 'media/u1/tower.png', alt: 'A tower' };
const capital = buildQuestion({
  id: 'a',
  question: 'Capital of France?',
  media: { key: 'media/u1/hymn.mp4', alt: 'A hymn', captionsKey: 'media/u1/hymn.vtt' },
  options: [
    { text: 'Paris', isCorrect: true, media: tower },
    { text: 'Lyon', isCorrect: false, media: tower },
    { text: 'Nice', isCorrect: false },
  ],
});
const metal = buildQuestion({ id: 'b', question: 'Which is a metal?' });
const rewards = { ...buildQuiz().rewards, enabled: true, pointsPerCorrectAnswer: 10 };
const first = buildQuiz({ id, title: 'Gold', version: 1, questions: [capital], rewards });
const today = buildQuiz({
  id,
  title: 'Silver',
  version: 2,
  revision: 7,
  questions: [metal],
  settings: buildSettings({ timeLimit: 5 }),
});

const NOTHING = { fields: [], added: 0, removed: 0, changed: 0, moved: 0, affectsScores: false };
const publishedAt = '2026-01-02T03:04:05.000Z';
const entry = (number: number, changes = {}, name: string | undefined = 'Ada') => ({
  number,
  publishedAt,
  by: { id: 'u1', name },
  changes: { ...NOTHING, ...changes },
});
const VERSIONS = [
  entry(2, { fields: ['title', 'settings.timeLimit'], added: 1, removed: 1, affectsScores: true }),
  entry(1, { added: 1 }),
];

type Handlers = Parameters<typeof fakeApi>[0];
async function openHistory(handlers: Handlers = {}) {
  const api = fakeApi({
    ...ME,
    [GET]: () => ok({ quiz: today }),
    [LIST]: () => ok({ versions: VERSIONS }),
    [LOOK]: () => ok({ quiz: { ...first, revision: 7 }, version: VERSIONS[1] }),
    ...handlers,
  });
  open(`/quiz/${id}/edit`);
  await title();
  expect(api.calls()).not.toContain(LIST);
  await press('Show versions');
  return api;
}

const pressIn = (place: HTMLElement, name: string) =>
  act(async () => fireEvent.click(within(place).getByRole('button', { name })));

async function askToRestore(handlers: Handlers = {}) {
  const api = await openHistory(handlers);
  await screen.findByText('Version 1');
  await press('Look at version 1');
  await pressIn(await screen.findByRole('dialog', { name: 'Version 1' }), 'Restore as a new version');
  return { api, question: screen.getByRole('alertdialog', { name: 'Restore version 1?' }) };
}

describe('the list', () => {
  it('is read when it is asked for, and says who published what', async () => {
    await openHistory();
    await screen.findByText('Title, Time limit · 1 question added · 1 question removed · may change scores');
    screen.getByText('First published, with 1 question');
    expect(screen.getAllByText(/, by Ada$/)).toHaveLength(2);
    const [newest] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.startsWith('Version 2'));
    within(newest as HTMLElement).getByText('Current');
  });

  it('is not there where there is no quiz yet', async () => {
    fakeApi(ME);
    open('/quiz/create');
    await title();
    expect(screen.queryByText('Version history')).toBeNull();
  });

  it('says so where nothing was published, and of whom the account is gone', async () => {
    await openHistory({ [LIST]: () => ok({ versions: [] }) });
    await screen.findByText('No version yet');
    cleanup();
    await openHistory({ [LIST]: () => ok({ versions: [{ ...entry(1), by: { id: 'u2' } }] }) });
    await screen.findByText(/by a deleted account$/);
  });

  it('reads older ones page by page, and can be asked again after a failure', async () => {
    let failing = true;
    const api = await openHistory({
      [LIST]: ({ query }) => {
        if (failing) return refused('UNAVAILABLE');
        return query.cursor
          ? ok({ versions: [VERSIONS[1]] })
          : ok({ versions: [VERSIONS[0]], nextCursor: '2' });
      },
    });
    await screen.findByText('The versions could not be loaded.');
    failing = false;
    await pressIn(screen.getByRole('region', { name: 'Version history' }), 'Try again');
    await screen.findByText('Version 2');
    await press('Show older versions');
    await screen.findByText('Version 1');
    const lists = api.requests.filter(({ call }) => call === LIST);
    expect(lists.at(-1)?.query).toEqual({ cursor: '2' });
  });
});

describe('a version', () => {
  it('shows what it held, and what differs from now', async () => {
    await openHistory();
    await screen.findByText('Version 1');
    await press('Look at version 1');
    const dialog = await screen.findByRole('dialog', { name: 'Version 1' });
    await within(dialog).findByText(/^Changed fields: Title, Time limit/);
    within(dialog).getByText('Only in this version: 1');
    within(dialog).getByText('Not in this version: 1');
    within(dialog).getByText('Questions (1)');
    within(dialog).getByText('Paris');
    const shown = within(dialog).getByText('Show unchanged settings').closest('details');
    expect(shown?.open).toBe(false);
    expect(shown?.contains(within(dialog).getByText('70%'))).toBe(true);
    expect(within(dialog).getAllByText(/^Now: /).length).toBeGreaterThan(0);
    within(dialog).getByText('10 points per correct answer');
  });

  it('shows the files of its questions and options', async () => {
    await openHistory();
    await screen.findByText('Version 1');
    await press('Look at version 1');
    const dialog = await screen.findByRole('dialog', { name: 'Version 1' });
    const towers = await within(dialog).findAllByRole('img', { name: 'A tower' });
    expect(towers.map((img) => img.getAttribute('src'))).toEqual(Array(2).fill('/media/media/u1/tower.png'));
    const track = dialog.querySelector('video[aria-label="A hymn"] track');
    expect([track?.getAttribute('src'), track?.getAttribute('srclang')]).toEqual([
      '/media/media/u1/hymn.vtt',
      'en',
    ]);
  });

  it('shows its passages with their files', async () => {
    const passages = [{ id: 'p1', title: 'The tower', text: 'It is **tall**.', media: tower }];
    await openHistory({ [LOOK]: () => ok({ quiz: { ...first, passages }, version: VERSIONS[1] }) });
    await screen.findByText('Version 1');
    await press('Look at version 1');
    const dialog = await screen.findByRole('dialog', { name: 'Version 1' });
    await within(dialog).findByText('Passages (1)');
    within(dialog).getByText('tall');
    expect(within(dialog).getAllByRole('img', { name: 'A tower' })).toHaveLength(3);
  });

  it('that is the current one offers no way back to it', async () => {
    await openHistory({
      [`GET /quizzes/${id}/versions/2`]: () => ok({ quiz: today, version: VERSIONS[0] }),
    });
    await screen.findByText('Version 2');
    await press('Look at version 2');
    const dialog = await screen.findByRole('dialog', { name: 'Version 2' });
    await within(dialog).findByText('Questions (1)');
    expect(within(dialog).queryByRole('button', { name: 'Restore as a new version' })).toBeNull();
    expect(within(dialog).queryByText('Compared with the quiz as it is now')).toBeNull();
  });

  it('that does not come can be asked for again', async () => {
    let failing = true;
    await openHistory({
      [LOOK]: () => (failing ? refused('UNAVAILABLE') : ok({ quiz: first, version: VERSIONS[1] })),
    });
    await screen.findByText('Version 1');
    await press('Look at version 1');
    const dialog = await screen.findByRole('dialog', { name: 'Version 1' });
    await within(dialog).findByText('This version could not be loaded.');
    failing = false;
    await pressIn(dialog, 'Try again');
    await within(dialog).findByText('Questions (1)');
  });
});

describe('restoring', () => {
  const restored = { ...first, version: 3, revision: 8 };

  it('asks first, and Cancel leads back to the version', async () => {
    const { api, question } = await askToRestore();
    within(question).getByText(/published as version 3/);
    expect(within(question).queryByText(/unsaved changes/)).toBeNull();
    await pressIn(question, 'Cancel');
    screen.getByRole('dialog', { name: 'Version 1' });
    expect(api.calls()).not.toContain(RESTORE);
  });

  it('shows what is back, on top of the revision that was read, and takes it back', async () => {
    const { api, question } = await askToRestore({
      [RESTORE]: () => ok({ quiz: restored }),
      [UNDO]: () => ok({ quiz: { ...today, version: 4, revision: 9 } }),
    });
    await pressIn(question, 'Restore');
    await screen.findByText('Version 1 is back, as version 3');
    expect((await title()).value).toBe('Gold');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requests.find(({ call }) => call === RESTORE)?.body).toEqual({ revision: 7 });
    expect(api.calls().filter((call) => call === LIST)).toHaveLength(2);
    await pressText('Undo');
    await screen.findByText('Taken back: version 2 is the current one again');
    expect((await title()).value).toBe('Silver');
    expect(api.requests.find(({ call }) => call === UNDO)?.body).toEqual({ revision: 8 });
  });

  it('puts unsaved changes aside, and Undo brings them back', async () => {
    const api = await openHistory({
      [RESTORE]: () => ok({ quiz: restored }),
      [UNDO]: () => ok({ quiz: { ...today, version: 4, revision: 9 } }),
    });
    await screen.findByText('Version 1');
    type(await title(), 'Mine');
    await screen.findAllByText('Save Changes');
    await press('Look at version 1');
    await pressIn(await screen.findByRole('dialog', { name: 'Version 1' }), 'Restore as a new version');
    const question = screen.getByRole('alertdialog');
    within(question).getByText(/unsaved changes in this window are put aside/);
    await pressIn(question, 'Restore');
    await screen.findByText('Version 1 is back, as version 3');
    expect((await title()).value).toBe('Gold');
    await pressText('Undo');
    await screen.findByText('Taken back: version 2 is the current one again');
    expect((await title()).value).toBe('Mine');
    expect(api.calls()).toContain(UNDO);
  });

  it('keeps what it put aside through a reload', async () => {
    const handlers = {
      [RESTORE]: () => ok({ quiz: restored }),
      [UNDO]: () => ok({ quiz: { ...today, version: 4, revision: 9 } }),
    };
    await openHistory(handlers);
    await screen.findByText('Version 1');
    type(await title(), 'Mine');
    await press('Look at version 1');
    await pressIn(await screen.findByRole('dialog', { name: 'Version 1' }), 'Restore as a new version');
    await pressIn(screen.getByRole('alertdialog'), 'Restore');
    await screen.findByText('Version 1 is back, as version 3');
    cleanup();
    await openHistory({ ...handlers, [GET]: () => ok({ quiz: restored }) });
    expect((await title()).value).toBe('Gold');
    await pressText('Undo');
    await screen.findByText('Taken back: version 2 is the current one again');
    expect((await title()).value).toBe('Mine');
  });

  it('says which field is in the way', async () => {
    const { question } = await askToRestore({
      [RESTORE]: () => refused('NOT_PUBLISHABLE', { 'settings.password': 'Please enter a password' }),
    });
    await pressIn(question, 'Restore');
    await within(question).findByText('This quiz cannot be published yet. Please enter a password');
    expect((await title()).value).toBe('Silver');
  });

  it('of a quiz that was changed in another window leads to what differs', async () => {
    let reads = 0;
    const { question } = await askToRestore({
      [GET]: () => {
        reads += 1;
        return ok({ quiz: reads === 1 ? today : { ...today, title: 'Theirs', revision: 8 } });
      },
      [RESTORE]: () => refused('STALE_REVISION'),
    });
    await pressIn(question, 'Restore');
    const dialog = await screen.findByRole('dialog', { name: 'This quiz has a newer version' });
    await within(dialog).findByText('Changed fields: Title');
    expect((await title()).value).toBe('Silver');
  });
});
