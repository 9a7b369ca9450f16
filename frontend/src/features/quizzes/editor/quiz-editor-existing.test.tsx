// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { draftKey, saveLocalDraft } from '../wizards/draft-store.ts';
import { fromQuiz } from './form-mapping.ts';
import {
  quiz,
  CREATE,
  GET,
  PUT,
  ME,
  open,
  title,
  type,
  press,
  pressText,
  arrivesAt,
  keptDrafts,
} from '../testing/editor-page.ts';

beforeEach(startSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('editing a quiz', () => {
  it('saves on top of the revision that was read', async () => {
    const api = fakeApi({
      ...ME,
      [GET]: () => ok({ quiz }),
      [PUT]: () => ok({ quiz: { ...quiz, revision: 2 } }),
    });
    open(`/quiz/${quiz.id}/edit`);
    type(await title(), 'Silver');
    await press('Save Draft');
    await screen.findByText('Quiz saved as draft!');
    expect(api.requests.find(({ call }) => call === PUT)?.body).toMatchObject({
      title: 'Silver',
      revision: 1,
      status: 'draft',
    });
  });

  it('offers to grade earlier attempts by a key that the save changed', async () => {
    const live = buildQuiz();
    const editedKeys = [live.questions[0]?.id ?? ''];
    fakeApi({
      ...ME,
      [GET]: () => ok({ quiz: live }),
      [PUT]: () => ok({ quiz: { ...live, revision: 2, version: 2 }, editedKeys }),
    });
    open(`/quiz/${quiz.id}/edit`);
    type(await title(), 'Silver');
    await waitFor(() => screen.getAllByRole('button', { name: 'Save Changes' }));
    await press('Save Changes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Grade earlier attempts again?' }));
    const link = dialog.getByRole('link', { name: 'Preview the changes' });
    expect(link.getAttribute('href')).toBe(`/quiz/${quiz.id}/regrade?edited=1`);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Not now' })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks a question that a correction dropped, in its row and open', async () => {
    const dropped = [quiz.questions[0]?.id ?? ''];
    fakeApi({ ...ME, [GET]: () => ok({ quiz: { ...quiz, status: 'published', version: 1, dropped } }) });
    open(`/quiz/${quiz.id}/edit`);
    await title();
    const row = screen.getByText('Not counted').closest('button') as HTMLElement;
    expect(row.closest('li')?.dataset['question']).toBe(dropped[0]);
    await act(async () => fireEvent.click(row));
    screen.getByText(/^It was dropped\. Change its text/);
  });

  it('names the quiz in its header, as it is being written', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
    open(`/quiz/${quiz.id}/edit`);
    const field = await title();
    const header = within(screen.getByRole('heading', { name: 'Edit Quiz' }).parentElement as HTMLElement);
    header.getByText('Gold');
    type(field, 'Silver');
    await header.findByText('Silver');
  });

  it('opens at the section that the address names', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
    const reached = vi.spyOn(Element.prototype, 'scrollIntoView');
    open(`/quiz/${quiz.id}/edit#settings`);
    await title();
    expect(reached.mock.contexts.map((section) => (section as Element).id)).toEqual(['settings']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings' }));
    reached.mockRestore();
  });

  it.each([
    ['quiz.owner', true],
    ['quiz.editor', true],
  ] as const)('leads %s to the people who work on it or have extra time: %s', async (role, leads) => {
    fakeApi({ ...ME, [GET]: () => ok({ quiz: { ...quiz, roles: [role] } }) });
    open(`/quiz/${quiz.id}/edit`);
    await title();
    const path = screen.queryByRole('link', { name: 'People' })?.getAttribute('href');
    expect(path).toBe(leads ? `/quiz/${quiz.id}/people` : undefined);
  });

  it('deletes the last question of the list, and takes that back', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
    open(`/quiz/${quiz.id}/edit`);
    await title();
    const bins = () => screen.getAllByRole('button', { name: /^Delete(?! Quiz)/ });
    const count = bins().length;
    await act(async () => fireEvent.click(bins().at(-1) as HTMLElement));
    expect(bins()).toHaveLength(count - 1);
    await pressText('Undo');
    expect(bins()).toHaveLength(count);
  });

  it('has nothing to save in a published quiz before something has changed', async () => {
    const live = buildQuiz();
    fakeApi({ ...ME, [GET]: () => ok({ quiz: live }) });
    open(`/quiz/${quiz.id}/edit`);
    const field = await title();
    // The message is beside the title; there is no additional bar.
    const noChanges = screen.getByRole<HTMLButtonElement>('button', { name: 'No Changes' });
    expect(noChanges.disabled).toBe(true);
    type(field, 'Silver');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Save Changes' })).toHaveLength(2));
    type(field, live.title);
    await waitFor(() => screen.getByRole('button', { name: 'No Changes' }));
  });

  it('restores what the browser kept, and discards it only after asking', async () => {
    const form = { ...fromQuiz(quiz), title: 'Kept' };
    saveLocalDraft(draftKey('u1', quiz.id), { form, revision: 1, savedAt: 1 });
    fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
    open(`/quiz/${quiz.id}/edit`);
    expect((await title()).value).toBe('Kept');
    screen.getByText('Unsaved draft restored');
    await press('Discard');
    expect((await title()).value).toBe('Kept');
    await act(async () =>
      fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' })),
    );
    expect((await title()).value).toBe('Gold');
    expect(keptDrafts(quiz.id)).toEqual([]);
  });

  it('asks before the page is left with unsaved changes, and keeps them', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
    const router = open(`/quiz/${quiz.id}/edit`);
    type(await title(), 'Silver');
    await act(async () => router.navigate('/quiz/manage'));
    const dialog = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    expect(router.state.location.pathname).toBe(`/quiz/${quiz.id}/edit`);
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' })));
    await arrivesAt(router, '/quiz/manage');
    expect(keptDrafts(quiz.id)).toEqual([expect.stringContaining('Silver')]);
  });

  it('saves before the page is left, and stays where the save is refused', async () => {
    let isThere = false;
    const api = fakeApi({
      ...ME,
      [GET]: () => ok({ quiz }),
      [PUT]: () => (isThere ? ok({ quiz: { ...quiz, revision: 2 } }) : refused('UNAVAILABLE')),
    });
    const router = open(`/quiz/${quiz.id}/edit`);
    type(await title(), 'Silver');
    const saveAndLeave = async () => {
      await act(async () => router.navigate('/quiz/manage'));
      const dialog = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
      await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Save and leave' })));
    };
    await saveAndLeave();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe(`/quiz/${quiz.id}/edit`);
    isThere = true;
    await saveAndLeave();
    await arrivesAt(router, '/quiz/manage');
    expect(api.requests.findLast(({ call }) => call === PUT)?.body).toMatchObject({ title: 'Silver' });
    expect(keptDrafts(quiz.id)).toEqual([]);
  });

  it('flags an end before the start beside the field, and offers no time limit', async () => {
    const schedule = {
      isScheduled: true,
      startDate: '2030-05-02T10:00:00.000Z',
      endDate: '2030-05-01T10:00:00.000Z',
    };
    fakeApi({ ...ME, [GET]: () => ok({ quiz: { ...quiz, schedule } }) });
    open(`/quiz/${quiz.id}/edit`);
    await title();
    screen.getByText('The end must be after the start');
    const limit = screen.getByRole('combobox', { name: 'Time limit' });
    await act(async () => fireEvent.keyDown(limit, { key: 'Enter' }));
    const none = screen.getByRole('option', { name: 'No time limit' });
    await act(async () => fireEvent.keyDown(none, { key: 'Enter' }));
    await screen.findAllByText('No limit', { selector: 'dd' });
  });

  describe('is deleted', () => {
    const DELETE = `DELETE /quizzes/${quiz.id}`;
    const NO_STATS = { totalAttempts: 0, completedAttempts: 0 };
    const OVERVIEW = `GET /quizzes/${quiz.id}/overview`;

    async function confirmed() {
      await press('Delete Quiz');
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Quiz' }));
      dialog.getByText('Are you sure you want to delete the quiz? This action cannot be undone.');
      const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
      expect(button.disabled).toBe(true);
      type(dialog.getByLabelText('Type "Gold" to confirm deletion'), 'Gold');
      await act(async () => fireEvent.click(button));
      return dialog;
    }

    it('after its title was typed, with all that was unsaved, and leads to the list', async () => {
      const api = fakeApi({
        ...ME,
        [GET]: () => ok({ quiz }),
        [OVERVIEW]: () => refused('NOT_FOUND'),
        [DELETE]: () => ok({}),
      });
      const router = open(`/quiz/${quiz.id}/edit`);
      type(await title(), 'Silver');
      await confirmed();
      await arrivesAt(router, '/quiz/manage');
      await screen.findByText('Quiz deleted successfully!');
      expect(api.calls()).toContain(DELETE);
      expect(keptDrafts(quiz.id)).toEqual([]);
    });

    it('or not, and says why', async () => {
      fakeApi({
        ...ME,
        [GET]: () => ok({ quiz }),
        [OVERVIEW]: () =>
          ok({ stats: { ...NO_STATS, waitingAttempts: 1 }, questions: [], recentAttempts: [] }),
        [DELETE]: () => refused('FORBIDDEN'),
      });
      const router = open(`/quiz/${quiz.id}/edit`);
      type(await title(), 'Silver');
      const dialog = await confirmed();
      await dialog.findByText(/^Error deleting quiz: /);
      dialog.getByText(/^Participants will never see the results/);
      expect(router.state.location.pathname).toBe(`/quiz/${quiz.id}/edit`);
      expect((await title()).value).toBe('Silver');
    });

    it('by its owner alone', async () => {
      fakeApi({ ...ME, [GET]: () => ok({ quiz: { ...quiz, roles: ['quiz.editor'] } }) });
      open(`/quiz/${quiz.id}/edit`);
      await title();
      expect(screen.queryByRole('button', { name: 'Delete Quiz' })).toBeNull();
    });
  });

  it.each([
    ['an id that cannot be one', '/quiz/nonsense/edit', 'Invalid quiz ID'],
    ["somebody else's quiz", `/quiz/${quiz.id}/edit`, 'Resource not found.'],
  ])('says so for %s', async (_, path, message) => {
    fakeApi({ ...ME, [GET]: () => refused('NOT_FOUND') });
    open(path);
    await screen.findByText('Unable to load quiz');
    screen.getByText(message);
    screen.getByText('Please check the URL or your permissions.');
  });
});

describe('a quiz that was changed in another window', () => {
  const theirs = { ...quiz, title: 'Theirs', revision: 5 };
  const COPY_ID = 'q_0000000000000000';
  const copy = { ...quiz, id: COPY_ID, title: 'Mine (copy)' };

  const puts = ({ requests }: ReturnType<typeof fakeApi>) =>
    requests.filter(({ call }) => call === PUT).map(({ body }) => body);

  async function conflict(newer = theirs) {
    let reads = 0;
    const api = fakeApi({
      ...ME,
      [GET]: () => {
        reads += 1;
        return ok({ quiz: reads === 1 ? quiz : newer });
      },
      [PUT]: ({ body }) =>
        (body as { revision: number }).revision === 5
          ? ok({ quiz: { ...newer, revision: 6 } })
          : refused('STALE_REVISION'),
      [CREATE]: () => ok({ quiz: copy }),
      [`GET /quizzes/${COPY_ID}`]: () => ok({ quiz: copy }),
    });
    const queryClient = createQueryClient();
    const router = open(`/quiz/${quiz.id}/edit`, queryClient);
    type(await title(), 'Mine');
    await press('Save Draft');
    const dialog = await screen.findByRole('dialog', { name: 'This quiz has a newer version' });
    await within(dialog).findByText(/^Changed fields: Title/);
    return { api, router, dialog, queryClient };
  }

  it('loads the newer version, and takes that back: the next save is refused again', async () => {
    const { api, dialog } = await conflict();
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Load the newer version' })),
    );
    expect((await title()).value).toBe('Theirs');
    expect(keptDrafts(quiz.id)).toEqual([]);
    await pressText('Undo');
    expect((await title()).value).toBe('Mine');
    await press('Save Draft');
    const again = await screen.findByRole('dialog', { name: 'This quiz has a newer version' });
    expect(puts(api).at(-1)).toMatchObject({ title: 'Mine', revision: 1 });
    await within(again).findByText('Changed fields: Title');
    await act(async () => fireEvent.click(within(again).getByRole('button', { name: 'Keep mine' })));
    await screen.findByText('Quiz saved as draft!');
    expect(puts(api).at(-1)).toMatchObject({ title: 'Mine', revision: 5 });
  });

  it('merges both versions, with what is chosen where both changed the same', async () => {
    const { api, dialog } = await conflict({ ...theirs, difficulty: 'hard' });
    const both = within(dialog).getByRole('group', { name: 'Version to keep: Title' });
    await act(async () => fireEvent.click(within(both).getByRole('button', { name: 'Newer' })));
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Merge both' })));
    expect((await title()).value).toBe('Theirs');
    type(screen.getByLabelText('Description'), 'Mine as well');
    await press('Save Draft');
    await screen.findByText('Quiz saved as draft!');
    expect(puts(api).at(-1)).toMatchObject({
      title: 'Theirs',
      difficulty: 'hard',
      description: 'Mine as well',
      revision: 5,
    });
  });

  it('keeps the own version as a copy and goes on with it', async () => {
    const { api, router, dialog, queryClient } = await conflict();
    const lists = [quizKeys.list({}), quizKeys.newest];
    for (const key of lists) queryClient.setQueryData(key, []);
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Keep mine as a copy' })),
    );
    // The cached lists lack the copy.
    for (const key of lists) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
    await arrivesAt(router, `/quiz/${COPY_ID}/edit`);
    const post = api.requests.find(({ call }) => call === CREATE);
    expect(post?.query).toEqual({ status: 'draft' });
    expect(post?.body).toMatchObject({ title: 'Mine (copy)' });
    expect(keptDrafts(quiz.id)).toEqual([]);
  });

  it('loses nothing when the copy fails', async () => {
    const { router, dialog } = await conflict();
    fakeApi({ ...ME, [CREATE]: () => 'offline' });
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Keep mine as a copy' })),
    );
    await within(dialog).findByText('Network error. Please check your connection.');
    expect(router.state.location.pathname).toBe(`/quiz/${quiz.id}/edit`);
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Mine');
  });
});
