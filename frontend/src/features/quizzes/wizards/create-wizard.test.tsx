// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { draftKey, saveLocalDraft, tabDraftKey } from './draft-store.ts';
import { emptyQuiz } from '../editor/quiz-form.ts';
import {
  arrivesAt,
  CREATE,
  GET,
  ME,
  open,
  press,
  PUT,
  quiz,
  title,
  type,
  keptDrafts,
} from '../testing/editor-page.ts';

const at = (step: string) => `/quiz/create?step=${step}`;
const toStep = async (name: string) => {
  await press(name);
  await screen.findByRole('heading', { level: 2, name: name.replace(/^.*: /, '') });
};
const addressOf = ({ state: { location } }: ReturnType<typeof open>) => location.pathname + location.search;
const standing = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^(.*: )?${label}$`) }).textContent;

async function writeQuestion() {
  await press('Add question: True / False');
  type(screen.getByLabelText(/^Question\*?$/), 'Is it heavy?');
  fireEvent.click(screen.getByLabelText('True is correct'));
}

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the steps', () => {
  it('open in any order, stand in the address, and go on with Next and Previous', async () => {
    fakeApi(ME);
    const router = open('/quiz/create');
    await title();
    await toStep('Schedule & Prize');
    expect(addressOf(router)).toBe(at('schedule'));
    expect(document.activeElement?.textContent).toBe('Schedule & Prize');
    await press('Next');
    await screen.findByRole('heading', { level: 2, name: 'Rewards' });
    await press('Previous');
    await screen.findByRole('heading', { level: 2, name: 'Schedule & Prize' });
    await act(async () => router.navigate(-1));
    await title();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  });

  it.each(['/quiz/create', '/quiz/create2'])(
    '%s offers templates until something is written',
    async (path) => {
      fakeApi(ME);
      open(path);
      const link = await screen.findByRole('link', { name: 'Start from a template' });
      expect(link.getAttribute('href')).toBe('/templates');
      if (path === '/quiz/create2') await press('Begin');
      type(await title(), 'Gold');
      if (path === '/quiz/create2') await press('Back');
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Start from a template' })).toBeNull());
    },
  );

  it('opens where the address says, with what the browser kept', async () => {
    const form = { ...emptyQuiz(), title: 'Kept' };
    saveLocalDraft(draftKey('u1', undefined), { form, revision: 0, savedAt: 1 });
    fakeApi(ME);
    open(at('preview'));
    await screen.findByRole('heading', { name: 'Kept' });
    screen.getByText('30 minutes (usual)');
    screen.getByText('Unsaved draft restored');
  });

  it('offers the drafts of closed tabs back, each in place of the other', async () => {
    for (const [tab, savedAt] of [
      ['First', 1],
      ['Second', 2],
    ] as const) {
      const form = { ...emptyQuiz(), title: tab };
      const key = tabDraftKey(draftKey('u1', undefined), { id: tab });
      saveLocalDraft(key, { form, revision: 0, savedAt });
    }
    fakeApi(ME);
    open('/quiz/create');
    expect((await title()).value).toBe('Second');
    await press('Open the draft First');
    expect((await title()).value).toBe('First');
    await press('Open the draft Second');
    expect((await title()).value).toBe('Second');
    expect(keptDrafts()).toEqual(
      expect.arrayContaining([expect.stringContaining('First'), expect.stringContaining('Second')]),
    );
  });

  it('sends a new draft to the server soon after the first change, whatever step it is on', async () => {
    const api = fakeApi({ ...ME, [CREATE]: () => ok({ quiz }) });
    open('/quiz/create');
    type(await screen.findByLabelText('Description'), 'About gold');
    await waitFor(() => expect(api.calls()).toContain(CREATE), { timeout: 15_000 });
    expect(api.requests.find(({ call }) => call === CREATE)).toMatchObject({
      query: { status: 'draft' },
      body: { title: '', description: 'About gold' },
    });
  });

  it('marks as done what is complete and passed, and what is missing once it was asked for', async () => {
    fakeApi(ME);
    open('/quiz/create');
    type(await title(), 'Gold');
    await toStep('Settings');
    expect(standing('Basic Info')).toContain('Completed');
    expect(standing('Questions')).not.toMatch(/Completed|problems/);
    await press('Publish Quiz');
    await screen.findByRole('heading', { level: 2, name: 'Questions' });
    await toStep('Completed: Basic Info');
    expect(standing('Questions')).toContain('Has problems');
  });

  it('marks no step as completed that was jumped over and is empty', async () => {
    fakeApi(ME);
    open('/quiz/create');
    await title();
    await toStep('Rewards');
    expect(['Questions', 'Settings', 'Schedule & Prize'].map(standing).join()).not.toContain('Completed');
    await toStep('Schedule & Prize');
    await toStep('Preview');
    expect(standing('Schedule & Prize')).toContain('Completed');
    expect(standing('Rewards')).toContain('Completed');
    expect(standing('Settings')).not.toContain('Completed');
  });

  it('says in the preview what publishing would still need, and leads there', async () => {
    const form = { ...emptyQuiz(), title: 'Kept' };
    saveLocalDraft(draftKey('u1', undefined), { form, revision: 0, savedAt: 1 });
    fakeApi(ME);
    open(at('preview'));
    await screen.findByText('Before you can publish');
    await press('Please add at least one question');
    await screen.findByRole('heading', { level: 2, name: 'Questions' });
  });

  it('says of a number that it does not go there, and where the field stands now', async () => {
    fakeApi(ME);
    open(at('settings'));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Passing score/);
    type(field, '150');
    fireEvent.blur(field);
    expect(field.value).toBe('100');
    screen.getByText('150 does not go here: 0 to 100, whole numbers.');
    type(field, '90');
    fireEvent.blur(field);
    expect(screen.queryByText(/does not go here/)).toBeNull();
  });

  it('previews the first five questions, and says how many more there are', async () => {
    const questions = Array.from({ length: 7 }, (_, index) => ({
      ...buildQuiz().questions[0],
      id: `n${index}`,
      question: `Number ${index + 1}?`,
    })) as typeof quiz.questions;
    fakeApi({ ...ME, [GET]: () => ok({ quiz: { ...quiz, questions } }) });
    open(`${at('preview')}&quiz=${quiz.id}`);
    await screen.findByText('Number 5?');
    expect(screen.queryByText('Number 6?')).toBeNull();
    screen.getByText('...and 2 more');
  });
});

describe('publishing', () => {
  it('leads to the step and the field of the first problem', async () => {
    const api = fakeApi(ME);
    open(at('preview'));
    await screen.findByRole('heading', { level: 2, name: 'Preview' });
    await press('Publish Quiz');
    const field = await title();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.join()).toContain('Please enter a quiz title');
    expect(said.join()).toContain('Please add at least one question');
    expect(api.calls()).not.toContain(CREATE);
  });

  it('leads from the summary into a closed question of another step', async () => {
    fakeApi(ME);
    open(at('questions'));
    await screen.findByRole('heading', { level: 2, name: 'Questions' });
    await press('Add question');
    await press('Done');
    await toStep('Preview');
    await press('Publish Quiz');
    await title();
    fireEvent.click(screen.getByRole('button', { name: 'Question 1: Please add at least two options' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 1')));
  });

  it('happens once however often it is pressed, shows the code, and leads to all quizzes', async () => {
    const published = buildQuiz({ title: 'Gold' });
    const api = fakeApi({ ...ME, [CREATE]: () => ok({ quiz: published }) });
    const router = open(at('questions'));
    await screen.findByRole('heading', { level: 2, name: 'Questions' });
    await writeQuestion();
    // Leaves the step without a title, so that no automatic save runs.
    await toStep('Basic Info');
    type(await title(), 'Gold');
    const button = screen.getAllByRole('button', { name: 'Publish Quiz' })[0] as HTMLElement;
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Quiz published successfully!' }));
    dialog.getByText(published.code);
    const posts = api.requests.filter(({ call }) => call === CREATE);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.query).toEqual({ status: 'published' });
    expect(posts[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,100}$/);
    expect(posts[0]?.body).toMatchObject({ title: 'Gold', questions: [{ type: 'true_false', points: 10 }] });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: /Close/ })));
    await arrivesAt(router, '/quiz/manage');
  });

  it('waits for a draft that is being saved in passing', async () => {
    const answer = Promise.withResolvers<void>();
    const api = fakeApi({
      ...ME,
      [CREATE]: async () => {
        await answer.promise;
        return ok({ quiz });
      },
      [PUT]: () => ok({ quiz: { ...quiz, status: 'published', version: 1, revision: 2 } }),
    });
    open('/quiz/create');
    type(await title(), 'Gold');
    await toStep('Questions');
    await waitFor(() => expect(api.calls()).toContain(CREATE));
    await writeQuestion();
    await press('Publish Quiz');
    expect(api.calls()).not.toContain(PUT);
    await act(async () => answer.resolve());
    await screen.findByRole('dialog', { name: 'Quiz published successfully!' });
    expect(api.requests.find(({ call }) => call === PUT)?.body).toMatchObject({
      status: 'published',
      revision: 1,
      questions: [{ question: 'Is it heavy?' }],
    });
  });
});

describe('the draft on the server', () => {
  it('comes into being with the step that is left, keeps the page, and stands in the address', async () => {
    const api = fakeApi({
      ...ME,
      [CREATE]: () => ok({ quiz }),
      [PUT]: () => ok({ quiz: { ...quiz, revision: 2 } }),
    });
    const router = open('/quiz/create');
    await title();
    await toStep('Settings');
    expect(api.calls()).not.toContain(CREATE);
    await toStep('Basic Info');
    type(await title(), 'Gold');
    await toStep('Questions');
    await writeQuestion();
    await waitFor(() => expect(addressOf(router)).toBe(`${at('questions')}&quiz=${quiz.id}`));
    expect(screen.getByLabelText<HTMLInputElement>(/^Question\*?$/).value).toBe('Is it heavy?');
    await toStep('Settings');
    await waitFor(() => expect(api.calls()).toContain(PUT));
    // The server uses this to reject the save if the quiz was published in the meantime.
    expect(api.requests.find(({ call }) => call === PUT)?.body).toMatchObject({ status: 'draft' });
    // A URL without an id, from before the first save, belongs to the same quiz.
    await act(async () => router.navigate(-1));
    await screen.findByRole('heading', { level: 2, name: 'Questions' });
    await act(async () => router.navigate(-1));
    expect((await title()).value).toBe('Gold');
    await waitFor(() => expect(addressOf(router)).toBe(`${at('basic')}&quiz=${quiz.id}`));
  });

  it('begins anew where a new quiz is asked for', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
    const router = open(`${at('basic')}&quiz=${quiz.id}`);
    expect((await title()).value).toBe('Gold');
    await act(async () => router.navigate('/quiz/create'));
    expect((await title()).value).toBe('');
  });

  it('leaves what is published to the editor', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ quiz: buildQuiz() }) });
    const router = open(`${at('settings')}&quiz=${quiz.id}`);
    await arrivesAt(router, `/quiz/${buildQuiz().id}/edit`);
  });

  it.each([
    ['an id that cannot be one', 'nonsense', 'Invalid quiz ID'],
    ["somebody else's quiz", quiz.id, 'Resource not found.'],
  ])('says so for %s', async (_, id, message) => {
    fakeApi({ ...ME, [GET]: () => refused('NOT_FOUND') });
    open(`${at('basic')}&quiz=${id}`);
    await screen.findByText('Unable to load quiz');
    screen.getByText(message);
  });

  it('repeats an unanswered create with the same key and body, then sends the changes', async () => {
    let lost = true;
    const api = fakeApi({
      ...ME,
      [CREATE]: () => {
        if (!lost) return ok({ quiz });
        lost = false;
        return 'offline';
      },
      [PUT]: () => ok({ quiz: { ...quiz, revision: 2 } }),
    });
    const router = open('/quiz/create');
    type(await title(), 'Gold');
    await press('Save Draft');
    await screen.findByText(/^Network error/);
    type(await title(), 'Silver');
    await press('Save Draft');
    await screen.findByText('Quiz saved as draft!');
    await waitFor(() => expect(addressOf(router)).toContain(`quiz=${quiz.id}`));
    const [first, second] = api.requests.filter(({ call }) => call === CREATE);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
    expect(api.requests.find(({ call }) => call === PUT)?.body).toMatchObject({
      title: 'Silver',
      revision: 1,
    });
  });

  it('stays in the browser while there is no network, without a word in between', async () => {
    const api = fakeApi({ ...ME, [CREATE]: () => 'offline' });
    open('/quiz/create');
    type(await title(), 'Gold');
    await toStep('Settings');
    await waitFor(() => expect(api.calls()).toContain(CREATE));
    await screen.findByText('Unsaved changes, kept in this browser');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('puts what the server refuses beside its field until the field changes', async () => {
    fakeApi({ ...ME, [CREATE]: () => refused('INVALID_INPUT', { title: 'This title is taken' }) });
    open('/quiz/create');
    type(await title(), 'Gold');
    await press('Save Draft');
    expect(await screen.findAllByText('This title is taken')).toHaveLength(2);
    type(await title(), 'Silver');
    await waitFor(() => expect(screen.queryByText('This title is taken')).toBeNull());
  });
});
