import { type BrowserContext, expect } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { signedInAs } from './demo.ts';
import { PNG } from './png.ts';
import { answerKey, FILE } from './questions.ts';
import { numbered, publish } from './quiz.ts';
import { advanceClock, drainStream, recordApi, runTick, signUp, test, urls, watch } from './stage.ts';
import { glanceAway, keptOffline, saved, Taker } from './taker.ts';
import { toStep } from './wizard.ts';

/** From real questions to a creator's numbers, in stages that each begin for themselves. */

/** What Chromium says by itself when the test cuts the network. */
const OFFLINE_NOISE = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /^\[vite\]/];

const QUESTIONS = 8;
const MINUTES = 20;
const KEY = new Map(numbered(QUESTIONS).map(({ question }) => [question, 'This one']));

const publishNumbered = (title: string) =>
  publish({ title, questions: numbered(QUESTIONS), settings: { timeLimit: MINUTES } });

async function guestIn(context: BrowserContext): Promise<Taker> {
  return new Taker(await context.newPage(), KEY);
}

test.describe('a creator', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('signs up, imports real questions, publishes with a cover, and copies the code for a guest', async ({
    page,
    browser,
  }) => {
    watch(page);
    await signUp(page, { name: 'Grace Hopper', type: 'Quiz Creator' });
    await page.goto(`${urls.site}/quiz/create`);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Science and technology');
    await toStep(page, 'Questions');

    await page.getByRole('button', { name: 'Import' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    await dialog.getByRole('tab', { name: 'Choose a file' }).click();
    await dialog.locator('input[type=file]').setInputFiles(FILE);
    await expect(dialog.getByText('24 kept, 2 changed, 1 dropped')).toBeVisible();
    await dialog.getByRole('tab', { name: /Report/ }).click();
    await expect(dialog.getByText(/This repeats the question in line/)).toBeVisible();
    await dialog.getByRole('tab', { name: /Questions/ }).click();
    await dialog
      .getByRole('spinbutton', { name: 'How many' })
      .or(dialog.getByRole('textbox', { name: 'How many' }))
      .fill('20');
    await dialog.getByRole('button', { name: 'First' }).click();
    await dialog.getByRole('button', { name: 'Add 20 questions' }).click();
    await expect(dialog).toBeHidden();
    await toStep(page, 'Basic Info');

    await page
      .getByLabel('Cover image')
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
    await toStep(page, 'Settings');
    await page.getByRole('radio', { name: /No limit for each question/ }).click();
    await page.getByRole('button', { name: 'Publish Quiz' }).first().click();
    await expect(page.getByText('Quiz published successfully!').first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy code' }).click();
    const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
    await expect.poll(copied).toMatch(/^[0-9A-Z]{6}$/);
    const code = await copied();

    const first20 = new Map([...answerKey].slice(0, 20));
    const guest = new Taker(await (await browser.newContext()).newPage(), first20);
    await guest.join(urls.site, code, 'Annie Easley');
    await guest.answer(true);
  });
});

test('a guest answers through a bad network and a reload, and sees the score', async ({ context }) => {
  const { code } = await publishNumbered('Through a bad network');
  const traffic = recordApi(context);
  const guest = await guestIn(context);
  watch(guest.page, OFFLINE_NOISE);
  await guest.join(urls.site, code, 'Annie Easley');
  await guest.answerUpTo(1, 3, true);
  await expect(guest.page.getByText('Kept on this device', { exact: true }).first()).toBeVisible();
  await glanceAway(guest.page);
  await saved(guest.page);

  await keptOffline(guest.page);
  await context.setOffline(true);
  await guest.answerUpTo(4, 6, true);
  await expect(
    guest.page.getByText(/Offline: \d+ answers? will be sent when you are back/).first(),
  ).toBeVisible();
  await guest.page.reload();
  await guest.isAt(7);
  await expect(guest.page.getByText(/Offline/).first()).toBeVisible();

  await context.setOffline(false);
  await saved(guest.page);
  await guest.answerUpTo(7, 8, false);
  await guest.page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect
    .poll(() => traffic.map(({ url }) => new URL(url).pathname))
    .toEqual(
      expect.arrayContaining([expect.stringMatching(/\/start$/), expect.stringMatching(/\/progress$/)]),
    );
  for (const { body } of traffic) expect(body).not.toMatch(/"isCorrect"|"correctAnswers?"|"explanation"/);
  await guest.page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(guest.page).toHaveURL(/\/result\//);
  await expect(guest.page.getByText('75%').first()).toBeVisible();
  await expect(guest.page.getByText('6 / 8').first()).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByText('75%').first()).toBeVisible();
});

test('whoever runs out of time is finished by the server, and the creator sees the averages', async ({
  browser,
  page: creator,
}) => {
  const { id, code } = await publishNumbered('Out of time');
  const punctual = await guestIn(await browser.newContext());
  await punctual.join(urls.site, code, 'Annie Easley');
  await punctual.answerUpTo(1, QUESTIONS, true);
  await punctual.page.getByRole('button', { name: 'Review & Submit' }).click();
  await punctual.page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(punctual.page).toHaveURL(/\/result\//);

  const context = await browser.newContext();
  const late = await guestIn(context);
  await late.join(urls.site, code, 'Mary Jackson');
  await late.answerUpTo(1, 4, true);
  await glanceAway(late.page);
  await saved(late.page);
  await context.close();
  await advanceClock((MINUTES + 13) * 60);
  await runTick();
  await drainStream();

  // The sign-in comes after the clock has moved, which ends every access token.
  await signedInAs(creator, demoAccounts.creator);
  await creator.goto(`${urls.site}/quiz/${id}/dashboard`);
  await expect(creator.getByRole('heading', { name: 'Out of time' })).toBeVisible();
  const tile = (label: string) =>
    creator
      .locator('dl > div')
      .filter({ has: creator.locator('dt', { hasText: label }) })
      .locator('dd')
      .first();
  await expect(tile('Attempts')).toContainText('2');
  await expect(tile('Completed')).toContainText('2');
  // 100 % and 50 %.
  await expect(tile('Avg Score')).toContainText('75');
  await expect(tile('Pass Rate')).toContainText('50');
  await expect(creator.getByText('Annie Easley')).toBeVisible();
  await expect(creator.getByText('Mary Jackson')).toBeVisible();
});
