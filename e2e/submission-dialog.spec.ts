import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { callApi } from './api.ts';
import { axeFindings } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { begin, isAt, numbered, publish } from './quiz.ts';
import { settled } from './rest.ts';
import { drainStream, test, urls, watch } from './stage.ts';
import { glanceAway, saved } from './taker.ts';

const participantsOf = (id: string) => `${urls.site}/quiz/${id}/dashboard?tab=participants`;
const submission = (page: Page) => page.getByRole('dialog', { name: 'Submission Details' });

async function takenByLearner(title: string): Promise<string> {
  const { id } = await publish({ title, questions: numbered(2) });
  const { accessToken: token } = await tokensOf(demoAccounts.learner);
  const { sessionId, quiz } = await callApi(attempts.startAttempt, { token, params: { id }, body: {} });
  const answers = quiz.questions.map(({ _id: questionId }) => ({ questionId, userAnswer: 'This one' }));
  await callApi(attempts.submitAttempt, { token, params: { quizId: id }, body: { sessionId, answers } });
  await drainStream();
  return id;
}

test('a submission closes by Escape, beside it and by Back, and the focus is where it was', {
  tag: '@nightly',
}, async ({ page }) => {
  const id = await takenByLearner('Opened and closed');
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/dashboard`);
  await page.goto(participantsOf(id));
  const row = page.getByRole('link', { name: /^View details of / });
  const isBack = async (opener: Locator) => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(participantsOf(id));
    await expect(opener).toBeFocused();
  };
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 400),
    () => page.goBack(),
  ]) {
    await row.press('Enter');
    await expect(submission(page).getByText('2 of 2 correct')).toBeVisible();
    await settled(page);
    await close();
    await isBack(row);
  }

  // From the person to the submission: Back is one step, closing leads to the page.
  const person = page.getByRole('table').getByRole('link').first();
  await person.press('Enter');
  const further = page.getByRole('dialog').getByRole('link', { name: 'Submission details' });
  await further.press('Enter');
  await expect(submission(page).getByText('2 of 2 correct')).toBeVisible();
  await page.goBack();
  await further.press('Enter');
  await expect(submission(page).getByText('2 of 2 correct')).toBeVisible();
  // A reload knows where it was opened from.
  await page.reload();
  await expect(submission(page).getByText('2 of 2 correct')).toBeVisible();
  // The row below is hidden from assistive technology as long as the dialog is open.
  await expect(page.getByText('View Details')).not.toHaveCount(0);
  await settled(page);
  await page.keyboard.press('Escape');
  await isBack(row);
  await page.goBack();
  await expect(page).toHaveURL(`${urls.site}/quiz/${id}/dashboard`);
});

/** A guest at the second of two questions, with the first one answered and saved. */
async function guestInside(browser: Browser, code: string): Promise<Page> {
  const guest = await (await browser.newContext()).newPage();
  await begin(guest, code, 2);
  await choose(guest);
  await guest.keyboard.press('ArrowRight');
  await isAt(guest, 2, 2);
  await glanceAway(guest);
  await saved(guest);
  return guest;
}

const choose = (page: Page) =>
  page.getByRole('radiogroup').locator('label').filter({ hasText: 'This one' }).first().click();

async function intervene(owner: Page, name: string, reason: string): Promise<void> {
  await submission(owner).getByRole('button', { name: 'Change this attempt' }).click();
  await owner.getByRole('menuitem', { name }).click();
  const question = owner.getByRole('dialog', { name: /this attempt\?$/ });
  if (name === 'Hand in now') await expect(question.getByText('Saved so far: 1 of 2 answers')).toBeVisible();
  await question.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await question.getByRole('button', { name: /^(Hand in|Reopen)$/ }).click();
  await expect(question).toHaveCount(0);
}

test('whoever is at a quiz that its owner hands in, and reopens, is told and goes on', async ({
  browser,
}) => {
  const { id, code } = await publish({ title: 'Taken away, given back', questions: numbered(2) });
  const guest = await guestInside(browser, code);
  await drainStream();
  const owner = await (await browser.newContext()).newPage();
  await signedInAs(owner, demoAccounts.creator);
  await owner.goto(participantsOf(id));
  await owner.getByRole('link', { name: /^View details of / }).click();
  await expect(submission(owner).getByText('In progress').first()).toBeVisible();
  await intervene(owner, 'Hand in now', 'The room had to be left');
  await expect(submission(owner).getByText('Handed in by the owner')).toBeVisible();

  await choose(guest);
  await glanceAway(guest);
  await expect(guest.getByText(/^1 answer of yours had not been sent by then/)).toBeVisible();
  await expect(guest.getByRole('heading', { name: /^The quiz owner handed in your quiz at / })).toBeVisible();
  expect(await axeFindings(guest)).toEqual([]);
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: /^Download/ }).click();
  await download;
  await guest.getByRole('button', { name: 'Go on to the result' }).click();
  await expect(guest).toHaveURL(/\/result\//);
  await expect(guest.getByText('1 / 2').first()).toBeVisible();

  await intervene(owner, 'Reopen', 'The alarm was a drill');
  await expect(submission(owner).getByText('In progress').first()).toBeVisible();
  await guest.reload();
  await guest.getByRole('link', { name: 'Continue' }).click();
  await guest.getByRole('button', { name: 'Continue' }).click();
  await isAt(guest, 2, 2);
  // What came too late is there again.
  await expect(guest.getByRole('radio', { name: 'This one' })).toBeChecked();
  await guest.getByRole('button', { name: 'Review & Submit' }).click();
  await guest.getByRole('button', { name: 'Submit Quiz', exact: true }).click();
  await expect(guest.getByText('2 / 2').first()).toBeVisible();
});
