// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { storedKeys } from '@/lib/storage.ts';
import { draftKey, saveLocalDraft } from './draft-store.ts';
import { emptyQuestion, emptyQuiz } from '../editor/quiz-form.ts';
import {
  arrivesAt,
  CREATE,
  GET,
  ME,
  open,
  press,
  quiz,
  title,
  type,
  keptDrafts,
} from '../testing/editor-page.ts';

const at = (step: string) => `/quiz/create2?step=${step}`;
const isAsked = (name: string) => screen.findByRole('heading', { level: 2, name });
const progress = () => screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow');
const keep = (form: Partial<ReturnType<typeof emptyQuiz>>) =>
  saveLocalDraft(draftKey('u1', undefined), {
    form: { ...emptyQuiz(), ...form },
    revision: 0,
    savedAt: 1,
  });

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the conversation', () => {
  it('goes on with a title only, and says so', async () => {
    fakeApi(ME);
    open('/quiz/create2');
    await isAsked('Let us make a quiz');
    expect(progress()).toBe('0');
    await press('Begin');
    const field = await title();
    expect(document.activeElement).toBe(field);
    await press('Continue');
    await screen.findByText('Please enter a quiz title');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    type(field, 'Gold');
    await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
    await isAsked('What is it about?');
    expect(progress()).toBe('2');
    await press('Back');
    expect((await title()).value).toBe('Gold');
  });

  it('goes on by Enter as soon as the page is open', async () => {
    fakeApi(ME);
    open('/quiz/create2');
    await isAsked('Let us make a quiz');
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(document.activeElement).toBe(await title());
  });

  it('goes on by Enter from a heading', async () => {
    keep({ title: 'Gold' });
    fakeApi({ ...ME, [CREATE]: () => ok({ quiz }) });
    open(at('title'));
    await title();
    await press('Continue');
    const heading = await isAsked('What is it about?');
    expect(document.activeElement).toBe(heading);
    fireEvent.keyDown(heading, { key: 'Enter' });
    await isAsked('How hard is it?');
  });

  it('keeps its place and the focus when the step that is taken is the first to name the new quiz', async () => {
    keep({ title: 'Gold' });
    const api = fakeApi({ ...ME, [CREATE]: () => 'pending' });
    const router = open(at('title'));
    await title();
    await press('Continue');
    await isAsked('What is it about?');
    const state = { ...(router.state.location.state as object), wizardStep: 'difficulty' };
    await act(async () => router.navigate(`${at('difficulty')}&quiz=${quiz.id}`, { state }));
    expect(document.activeElement).toBe(await isAsked('How hard is it?'));
    expect(api.calls()).not.toContain(GET);
  });

  it('asks where questions come from, and goes on with at least one', async () => {
    keep({ title: 'Gold' });
    fakeApi({ ...ME, [CREATE]: () => ok({ quiz }) });
    open(at('difficulty'));
    await isAsked('How hard is it?');
    await press('Continue');
    await isAsked('Where do the questions come from?');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'AI generator' }).disabled).toBe(true);
    screen.getByText('Coming Soon');
    await press('Create Questions Manually');
    await isAsked('Questions');
    expect(progress()).toBe('5');
    await press('Continue');
    await screen.findByText('Please add at least one question');
    await press('Add question: True / False');
    await press('Continue');
    await isAsked('Settings');
  });

  it('opens no step before what it builds on is there', async () => {
    fakeApi(ME);
    open(at('rewards'));
    await title();
    cleanup();
    keep({ title: 'Gold' });
    open(at('rewards'));
    await isAsked('Questions');
  });
});

describe('the draft', () => {
  it('says for two seconds that it was saved, a second after the last change, and then that progress is', async () => {
    fakeApi(ME);
    open(at('title'));
    const field = await title();
    vi.useFakeTimers();
    type(field, 'Gold');
    await act(async () => vi.advanceTimersByTime(1_000));
    screen.getByText('Saved');
    expect(keptDrafts()).toEqual([expect.stringContaining('Gold')]);
    await act(async () => vi.advanceTimersByTime(1_999));
    screen.getByText('Saved');
    await act(async () => vi.advanceTimersByTime(1));
    screen.getByText('Progress saved');
  });

  it('comes back, but not where it cannot be read', async () => {
    keep({ title: 'Gold' });
    fakeApi(ME);
    open(at('title'));
    expect((await title()).value).toBe('Gold');
    cleanup();
    for (const key of storedKeys(draftKey('u1', undefined))) localStorage.setItem(key, '{"form":');
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    open(at('title'));
    expect((await title()).value).toBe('');
    await waitFor(() => expect(reported).toHaveBeenCalled());
  });
});

describe('the review', () => {
  const questions = Array.from({ length: 4 }, (_, index) => ({
    ...emptyQuestion(`n${index}`, 'short_answer'),
    question: `Number ${index + 1}?`,
    answers: ['yes'],
    points: 5,
  }));

  it('counts, and writes out the first three questions', async () => {
    keep({ title: 'Gold', questions });
    fakeApi(ME);
    open(at('preview'));
    await isAsked('Preview');
    const facts = [...document.querySelectorAll('dl:first-of-type dt')].map(
      (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
    );
    expect(facts).toEqual(
      expect.arrayContaining([
        'Questions: 4',
        'Total points: 20',
        'Time limit: 3 minutes',
        'Pass score: 70%',
      ]),
    );
    screen.getByText('Number 3?');
    expect(screen.queryByText('Number 4?')).toBeNull();
    screen.getByText('...and 1 more');
  });

  it('leads from Publish to the step where something is missing', async () => {
    const settings = { ...quiz.settings, requirePassword: true };
    fakeApi({ ...ME, [GET]: () => ok({ quiz: { ...quiz, settings } }) });
    open(`${at('preview')}&quiz=${quiz.id}`);
    await isAsked('Preview');
    await press('Publish');
    await isAsked('Settings');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Quiz password/)));
  });

  it('publishes, takes the draft away, and leads to all quizzes', async () => {
    keep({ title: 'Gold', questions });
    const published = buildQuiz({ title: 'Gold' });
    const api = fakeApi({ ...ME, [CREATE]: () => ok({ quiz: published }) });
    const router = open(at('preview'));
    await isAsked('Preview');
    await press('Publish');
    const dialog = within(await screen.findByRole('dialog', { name: 'Quiz published successfully!' }));
    expect(api.requests.find(({ call }) => call === CREATE)?.query).toEqual({ status: 'published' });
    expect(keptDrafts()).toEqual([]);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: /Close/ })));
    await arrivesAt(router, '/quiz/manage');
  });
});
