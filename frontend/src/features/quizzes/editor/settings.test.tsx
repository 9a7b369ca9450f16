// @vitest-environment happy-dom
import { CERTIFICATE_TEMPLATES } from '@quizhall/shared/model/enums';
import type { QuizInput, Settings } from '@quizhall/shared/model/quizzes/quiz';
import { asPractised } from '@quizhall/shared/rules/quizzes/practice';
import { buildQuiz, buildSettings } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SitePagesProvider } from '@/lib/site-pages.tsx';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { EditorContext } from './editor-context.tsx';
import { emptyQuiz } from './quiz-form.ts';
import { UploadJobs } from '../media/upload-jobs.ts';
import { EDIT, GET, ME, open, press, PUT, quiz, title } from '../testing/editor-page.ts';
import { ListedField } from './basic-section.tsx';
import { PARTICIPANT_FIELDS, askOf } from '../settings/participant-fields.ts';

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function edit(settings: Partial<Settings> = {}, more: object = {}) {
  const stored = buildQuiz({ ...quiz, ...more, settings: buildSettings(settings) });
  const api = fakeApi({
    ...ME,
    [GET]: () => ok({ quiz: stored }),
    [PUT]: () => ok({ quiz: { ...stored, revision: 2 } }),
  });
  open(EDIT);
  await title();
  return async () => {
    await press('Save Draft');
    return api.requests.findLast(({ call }) => call === PUT)?.body as QuizInput;
  };
}

const flip = (name: string) => act(async () => fireEvent.click(screen.getByRole('switch', { name })));
const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));

it('asks anew for a price below nothing, and says no second thing of it', async () => {
  await edit({ isPaid: true, price: 5 });
  const field = screen.getByLabelText(/^Entry fee/);
  fireEvent.change(field, { target: { value: '-5' } });
  await act(async () => fireEvent.blur(field));
  expect(screen.queryByText(/^Changed to the nearest amount/)).toBeNull();
  fireEvent.change(field, { target: { value: '10001' } });
  await act(async () => fireEvent.blur(field));
  screen.getByText(/^Changed to the nearest amount/);
});

describe('fairness', () => {
  it('shows no single switch beside extra security, which is all of them', async () => {
    const saved = await edit();
    screen.getByRole('switch', { name: 'Switch off copy and paste' });
    await flip('Extra secure');
    expect(screen.queryByRole('switch', { name: 'Switch off copy and paste' })).toBeNull();
    await flip('Identity verification');
    expect((await saved()).settings).toMatchObject({ extraSecure: true, requiresIdentityVerification: true });
  });
});

describe('score by tag', () => {
  it('is off at first, can be switched on where practice settles the other results too, and is kept', async () => {
    const saved = await edit();
    const isOn = () => screen.getByRole('switch', { name: 'Show score by tag' }).getAttribute('aria-checked');
    expect(isOn()).toBe('false');
    await flip('Practice mode');
    await flip('Show score by tag');
    expect(isOn()).toBe('true');
    expect((await saved()).settings).toMatchObject({ practiceMode: true, showScoreByTag: true });
  });
});

describe('leaderboard', () => {
  it('is on with the rewards at first, and can be switched off', async () => {
    const saved = await edit();
    expect(screen.queryByRole('switch', { name: 'Leaderboard' })).toBeNull();
    await flip('Enable rewards');
    await flip('Leaderboard');
    expect((await saved()).rewards).toMatchObject({ enabled: true, leaderboard: false });
  });
});

describe('questions per page', () => {
  const field = () => screen.getByRole('spinbutton', { name: 'Questions per page' });
  const hint = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
  const type = (text: string) => act(async () => fireEvent.change(field(), { target: { value: text } }));

  it('is kept as it is, and says what makes it one question', async () => {
    const saved = await edit({ questionTimeLimit: 20 });
    expect(hint()).toBe('Participants scroll through a page, and turn to the next.');
    await type('5');
    expect(hint()).toBe('One for now, because questions have times of their own.');
    await choose(/^No limit for each question/);
    expect(hint()).toBe('Participants scroll through a page, and turn to the next.');
    await flip('Allow back navigation');
    expect(hint()).toBe('One for now, because there is no way back to earlier questions.');
    await flip('Practice mode');
    expect(hint()).toBe('One for now, because in practice answers are checked one by one.');
    expect((await saved()).settings).toMatchObject({ questionsPerPage: 5 });
  });
});

describe('practice', () => {
  const isThere = (role: 'switch' | 'combobox', name: string) => screen.queryByRole(role, { name }) !== null;

  it('settles time, attempts and results, and says so where they stood', async () => {
    const saved = await edit({ timeLimit: 20 });
    expect(isThere('switch', 'Count these attempts')).toBe(false);
    await flip('Practice mode');
    expect(
      screen.getAllByText('Practice mode settles these. Turn it off to set them yourself.'),
    ).toHaveLength(2);
    expect(isThere('combobox', 'Attempts')).toBe(false);
    expect(isThere('switch', 'Show results immediately')).toBe(false);
    expect(isThere('switch', 'Show explanations')).toBe(true);
    await flip('Count these attempts');
    expect((await saved()).settings).toMatchObject({ practiceMode: true, practiceCounts: true });
  });

  it('turned off gives back what the author had set', async () => {
    const saved = await edit({ timeLimit: 20 });
    await flip('Practice mode');
    await flip('Practice mode');
    expect(isThere('combobox', 'Attempts')).toBe(true);
    await flip('Randomize questions');
    expect((await saved()).settings).toMatchObject({ practiceMode: false, timeLimit: 20 });
  });

  it('that was kept before begins anew once it is turned off', async () => {
    const saved = await edit(asPractised(buildSettings({ practiceMode: true })));
    await flip('Practice mode');
    expect((await saved()).settings).toMatchObject({
      practiceMode: false,
      timeLimit: 0,
      allowRetake: false,
      disclosure: 'after_last_attempt',
    });
  });
});

describe('results', () => {
  it('are held back whole, and shown again with the usual answers', async () => {
    const saved = await edit();
    screen.getByRole('radio', { name: /With every result/ });
    await flip('Show results immediately');
    expect(screen.queryByRole('radio', { name: /With every result/ })).toBeNull();
    expect((await saved()).settings).toMatchObject({
      showResultsImmediately: false,
      disclosure: 'on_release',
    });
    await flip('Show results immediately');
    const usual = screen.getByRole('radio', { name: /After the last attempt/ });
    expect(usual.getAttribute('aria-checked')).toBe('true');
  });

  it('of a quiz that releases only the answers stay as they are', async () => {
    const saved = await edit({ disclosure: 'on_release' });
    const atOnce = screen.getByRole('switch', { name: 'Show results immediately' });
    expect(atOnce.getAttribute('aria-checked')).toBe('true');
    const apart = screen.getByRole('radio', { name: /When you release them/ });
    expect(apart.getAttribute('aria-checked')).toBe('true');
    await flip('Show explanations');
    expect((await saved()).settings).toMatchObject({
      showResultsImmediately: true,
      disclosure: 'on_release',
    });
  });
});

describe('the participant limit', () => {
  it('is any number, one of the usual ones, or one that is typed', async () => {
    const saved = await edit({ maxParticipants: 40 });
    const field = screen.getByLabelText('Most participants');
    expect((field as HTMLInputElement).value).toBe('40');
    await act(async () => fireEvent.change(field, { target: { value: '12' } }));
    expect((await saved()).settings).toMatchObject({ maxParticipants: 12 });
  });
});

describe('who may start', () => {
  it('is one choice of two', async () => {
    const saved = await edit();
    await choose(/Signed-in participants/);
    expect((await saved()).settings).toMatchObject({ allowGuests: false, requireLogin: true });
    await choose(/Everybody, also guests/);
    expect((await saved()).settings).toMatchObject({ allowGuests: true, requireLogin: false });
  });

  it('gives a name in a new quiz, and nothing else unless asked', () => {
    const { participantInfo } = emptyQuiz().settings;
    expect(PARTICIPANT_FIELDS.map(({ field }) => askOf(participantInfo, field))).toEqual([
      'required',
      'off',
      'off',
      'off',
      'off',
    ]);
  });
});

it('keeps the language of a quiz', async () => {
  const saved = await edit({}, { language: 'pt' });
  expect(screen.getByRole('combobox', { name: 'Language' }).textContent).toContain('Portuguese');
  expect(await saved()).toMatchObject({ language: 'pt', listed: false });
});

describe('showing in Explore', () => {
  function Listed({ hasExplore }: { hasExplore: boolean }) {
    const form = useForm({ defaultValues: emptyQuiz() });
    const tools = {
      problems: {},
      touch: () => {},
      goTo: () => {},
      uploads: new UploadJobs(),
      hasPassword: false,
    };
    return (
      <SitePagesProvider pageExists={(path) => hasExplore && path === '/explore'}>
        <FormProvider {...form}>
          <EditorContext value={tools}>
            <ListedField />
          </EditorContext>
        </FormProvider>
      </SitePagesProvider>
    );
  }

  it.each([true, false])('is asked for where there is an Explore: %s', (hasExplore) => {
    render(<Listed hasExplore={hasExplore} />);
    const shown = screen.queryByRole('switch', { name: 'Show in Explore' });
    expect(shown !== null).toBe(hasExplore);
    expect(shown?.getAttribute('aria-checked')).not.toBe('true');
  });
});

it('says that practice earns no rewards, as long as it is not counted', async () => {
  await edit();
  const said = () => screen.queryByText(/practice are not counted, so they earn no rewards/);
  expect(said()).toBeNull();
  await flip('Practice mode');
  expect(said()).not.toBeNull();
  await flip('Count these attempts');
  expect(said()).toBeNull();
});

it('shows a picture of each certificate, and takes the one that is chosen', async () => {
  const rewards = { enabled: true, certificate: { enabled: true } };
  const saved = await edit({}, { rewards });
  const group = within(screen.getByRole('radiogroup', { name: 'Certificate template' }));
  const pictures = group.getAllByRole('radio').map((card) => card.querySelector('svg[data-template]'));
  expect(pictures.map((picture) => picture?.getAttribute('data-template'))).toEqual([
    ...CERTIFICATE_TEMPLATES,
  ]);
  expect(new Set(pictures.map((picture) => picture?.innerHTML)).size).toBe(CERTIFICATE_TEMPLATES.length);
  await choose(/^Elegant/);
  expect((await saved()).rewards.certificate).toEqual({ enabled: true, template: 'elegant' });
});
