import { expect, test } from '@playwright/test';
import { PNG } from './png.ts';
import { FILE } from './questions.ts';
import { advanceClock, drainStream, recordApi, runTick, signUp, urls, watch } from './stage.ts';
import { glanceAway, Taker } from './taker.ts';

/** What Chromium says by itself when the test cuts the network. */
const OFFLINE_NOISE = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /^\[vite\]/];

test('real questions become a quiz; people take it through a bad network; the creator sees the results', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const creatorContext = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const creator = await creatorContext.newPage();
  // After the clock has moved, the access token is refused once and refreshed.
  watch(creator, [/status of 401/]);
  const code = await test.step('a creator signs up, imports, uploads a cover and publishes', async () => {
    await signUp(creator, { name: 'Grace Hopper', type: 'Quiz Creator' });
    await creator.goto(`${urls.site}/quiz/create`);
    await creator.getByRole('textbox', { name: 'Title', exact: true }).fill('Science and technology');

    await creator.getByRole('button', { name: 'Import' }).first().click();
    const dialog = creator.getByRole('dialog', { name: 'Import questions' });
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

    await creator
      .getByLabel('Cover image')
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: PNG });
    await expect(creator.getByRole('button', { name: /Remove/ }).first()).toBeVisible();
    // People take their time here, longer than the 30 seconds that imported questions would have.
    await creator.getByRole('radio', { name: /No limit for each question/ }).click();
    await creator.getByRole('button', { name: 'Publish Quiz' }).first().click();
    await expect(creator.getByText('Quiz published successfully!').first()).toBeVisible();
    await creator.getByRole('button', { name: 'Copy code' }).click();
    await expect(creator.getByRole('button', { name: 'Copied' })).toBeVisible();
    return creator.evaluate<string>('navigator.clipboard.readText()');
  });

  const guestContext = await browser.newContext();
  const traffic = recordApi(guestContext);
  const guest = new Taker(await guestContext.newPage());
  watch(guest.page, OFFLINE_NOISE);
  await test.step('a guest answers six questions', async () => {
    await guest.join(urls.site, code, 'Annie Easley');
    await guest.answerUpTo(1, 6, true);
    await expect(guest.page.getByText('Answers kept', { exact: true }).first()).toBeVisible();
    await glanceAway(guest.page);
    await expect(guest.page.getByText('Saved', { exact: true }).first()).toBeVisible();
  });

  await test.step('the network is cut, five more are answered, the page is reloaded', async () => {
    await guestContext.setOffline(true);
    await guest.answerUpTo(7, 11, true);
    await expect(
      guest.page.getByText(/Offline: \d+ answers? will be sent when you are back/).first(),
    ).toBeVisible();
    await guest.page.reload();
    await guest.isAt(12);
    await expect(guest.page.getByText(/Offline/).first()).toBeVisible();
  });

  await test.step('the network returns, the rest is answered wrong, and it is submitted', async () => {
    await guestContext.setOffline(false);
    await expect(guest.page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
    await guest.answerUpTo(12, 20, false);
    await guest.page.getByRole('button', { name: 'Review & Submit' }).click();
    for (const { body } of traffic) expect(body).not.toMatch(/"isCorrect"|"correctAnswers?"|"explanation"/);
    expect(traffic.map(({ url }) => new URL(url).pathname)).toEqual(
      expect.arrayContaining([expect.stringMatching(/\/start$/), expect.stringMatching(/\/progress$/)]),
    );
    await guest.page.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect(guest.page).toHaveURL(/\/result\//);
    await expect(guest.page.getByText('55%').first()).toBeVisible();
    await expect(guest.page.getByText('11 / 20').first()).toBeVisible();
    await guest.page.reload();
    await expect(guest.page.getByText('55%').first()).toBeVisible();
  });

  await test.step('a third participant runs out of time and is finished by the server', async () => {
    const context = await browser.newContext();
    const late = new Taker(await context.newPage());
    await late.join(urls.site, code, 'Mary Jackson');
    await late.answerUpTo(1, 5, true);
    await glanceAway(late.page);
    await expect(late.page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect
      .poll(async () => late.page.getByText(/^(Answers kept|Saving…)$/).count(), {
        message: 'every answer is acknowledged',
      })
      .toBe(0);
    await context.close();
    await drainStream();
    await advanceClock(33 * 60);
    await runTick();
    await drainStream();
  });

  await test.step('the creator sees two attempts with the right averages', async () => {
    await creator.goto(`${urls.site}/quiz/manage`);
    await expect(creator.getByRole('heading', { name: 'Quiz Management' })).toBeVisible();
    await creator
      .getByRole('link', { name: /Science and technology/ })
      .first()
      .click();
    await expect(creator.getByRole('heading', { name: 'Science and technology' })).toBeVisible();
    const tile = (label: string) =>
      creator
        .locator('dl > div')
        .filter({ has: creator.locator('dt', { hasText: label }) })
        .locator('dd')
        .first();
    await expect(tile('Attempts')).toContainText('2');
    await expect(tile('Completed')).toContainText('2');
    // 55 % and 25 %.
    await expect(tile('Avg Score')).toContainText('40');
    await expect(tile('Pass Rate')).toContainText('0');
    await expect(creator.getByText('Annie Easley')).toBeVisible();
    await expect(creator.getByText('Mary Jackson')).toBeVisible();
  });
});
