import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { tokensOf } from './demo.ts';
import { begin, isAt, numbered, publish } from './quiz.ts';
import { settled } from './rest.ts';
import { test, urls, watch } from './stage.ts';

test('what a quiz keeps its participants from is said first, and then done', { tag: '@nightly' }, async ({
  page,
}) => {
  watch(page);
  const { code } = await publish({
    settings: {
      instructions: 'Have **paper** at hand.',
      preventCheating: { disableCopyPaste: true, disableRightClick: true },
    },
  });
  await page.goto(`${urls.site}/quiz/${code}`);
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'paper' })).toBeVisible();
  await expect(page.getByText('Copy and paste are switched off.')).toBeVisible();
  await expect(
    page.getByText(/^The quiz owner can see when you switch tabs, leave the window.* blocked shortcut/),
  ).toBeVisible();
  await expect(page.getByText('The right mouse button is switched off.')).toBeVisible();
  await expect(page.getByText('The quiz opens in full screen')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await isAt(page, 1, 5);
  await settled(page);
  const question = page.getByRole('heading', { name: 'Which is a metal?' });
  const goesOn = (type: string) =>
    question.evaluate(
      (element, name) => element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })),
      type,
    );
  expect(await goesOn('contextmenu')).toBe(false);
  await page.keyboard.press('Control+C');
  await expect(page.getByText('Copy/paste is disabled for this quiz!')).toBeVisible();
});

/** The same as it happens in a browser, as far as one without a window goes: what it does not do is told to the page. */
const tell = (page: Page, script: string) => page.evaluate(script);
const look = (page: Page, hidden: boolean) =>
  tell(
    page,
    `Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'))`,
  );
const LATER = 'const before = performance.now.bind(performance); performance.now = () => before() + 7_000';

/** Away for seven seconds, which nobody waits for. */
async function leaveTab(page: Page): Promise<void> {
  await look(page, true);
  await tell(page, LATER);
  await look(page, false);
  await expect(
    page.getByText('Warning: Tab switching detected! This activity is being monitored.'),
  ).toBeVisible();
}

/** What the owner of the quiz reads of the attempt whose result is on the screen. */
async function detailsOf(page: Page) {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const id = decodeURIComponent(page.url().split('/').at(-1) ?? '');
  return callApi(quizzes.getSubmissionDetails, { token, params: { id } });
}

const stem = (page: Page) => page.getByRole('heading', { name: /^Which is number/ }).innerText();

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz', exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz', exact: true });
  await expect(page.getByText('was recorded').or(page.getByText('were recorded')).or(confirm)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(page).toHaveURL(/\/result\//);
}

test('what happens beside the quiz is counted, told afterwards, and read by the owner', async ({ page }) => {
  watch(page);
  const { code } = await publish({
    questions: numbered(3),
    settings: {
      randomizeQuestions: true,
      preventCheating: { disableCopyPaste: true, disableRightClick: true, fullScreenMode: true },
    },
  });
  await begin(page, code, 3);
  await expect.poll(() => page.evaluate('document.fullscreenElement !== null')).toBe(true);
  await settled(page);
  const seen = [await stem(page)];
  await leaveTab(page);
  await tell(page, "window.dispatchEvent(new Event('blur'))");
  await expect(page.getByText('2 recorded events')).toBeVisible();
  await page.keyboard.press('Control+C');
  await expect(page.getByText('Copy/paste is disabled for this quiz!')).toBeVisible();
  for (const type of ['cut', 'paste'])
    await tell(
      page,
      `document.body.dispatchEvent(new Event('${type}', { bubbles: true, cancelable: true }))`,
    );
  await page.getByRole('heading', { name: /^Which is number/ }).click({ button: 'right' });
  await expect(page.getByText('The right mouse button is disabled for this quiz!')).toBeVisible();
  await page.keyboard.press('Control+F');
  await expect(page.getByText('This keyboard shortcut is disabled for this quiz!')).toBeVisible();
  await page.keyboard.press('Control+Shift+I');
  await tell(page, 'document.exitFullscreen()');
  await expect(page.getByText('Warning: You exited fullscreen mode! This is being tracked.')).toBeVisible();
  await expect(page.getByText('9 recorded events')).toBeVisible();
  await page.getByRole('button', { name: 'Back to full screen' }).click();
  await expect.poll(() => page.evaluate('document.fullscreenElement !== null')).toBe(true);
  await expect(page.getByText('This quiz is taken in full screen.')).toHaveCount(0);
  for (const number of [2, 3]) {
    await page.getByRole('radio', { name: /This one/ }).press('Space');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await isAt(page, number, 3);
    seen.push(await stem(page));
  }
  await page.getByRole('radio', { name: /This one/ }).press('Space');
  await handIn(page);
  const notice = page.getByText(/^9 events were recorded/);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();

  const { behavior, metadata, navigationLog, paper, answers, score } = await detailsOf(page);
  const { suspiciousActivity, totalHiddenTime, ...counts } = behavior;
  expect(counts).toEqual({
    tabSwitches: 1,
    windowBlurs: 1,
    fullScreenExits: 1,
    copyPasteAttempts: 3,
    rightClickAttempts: 1,
  });
  expect(suspiciousActivity.map(({ type, questionIndex }) => [type, questionIndex])).toEqual([
    ['tab_hidden', 0],
    ['window_blur', 0],
    ...Array.from({ length: 3 }, () => ['copy_paste', 0]),
    ['right_click', 0],
    ['blocked_key', 0],
    ['blocked_key', 0],
    ['fullscreen_exit', 0],
  ]);
  expect(suspiciousActivity[0]?.description).toMatch(/^Tab hidden for \d+ s$/);
  const keys = suspiciousActivity.filter(({ type }) => type === 'blocked_key');
  expect(keys.map(({ description }) => description)).toEqual(['Pressed Ctrl+F', 'Pressed Ctrl+Shift+I']);
  expect(totalHiddenTime).toBeGreaterThanOrEqual(7_000);
  expect(metadata).toMatchObject({ browser: expect.stringContaining('Chrome') });
  expect(navigationLog.filter(({ questionIndex }) => questionIndex === 2)).not.toEqual([]);
  expect(paper.questions.map(({ question }) => question)).toEqual(seen);
  expect(answers.map(({ questionText }) => questionText)).toEqual(seen);
  expect(score?.percentage, 'nothing is taken off').toBe(100);
});

test('what was counted without a network is kept on the device', async ({ page, context }) => {
  const { code } = await publish({
    questions: numbered(1),
    settings: {
      preventCheating: { disableCopyPaste: true, disableRightClick: false, fullScreenMode: false },
    },
  });
  await begin(page, code, 1);
  await settled(page);
  await context.setOffline(true);
  await leaveTab(page);
  await page.keyboard.press('Control+C');
  await expect(page.getByText('2 recorded events')).toBeVisible();
  await page.getByRole('radio', { name: /This one/ }).press('Space');
  await expect(page.getByText('The connection is lost. Your answers are kept on this device.')).toBeVisible();
  // What is shown next is shown once the device has everything.
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByRole('button', { name: 'Submit Quiz', exact: true })).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(`${urls.site}/quiz/${code}`);
  await again.getByRole('button', { name: 'Continue', exact: true }).click();
  await isAt(again, 1, 1);
  await expect(again.getByText('2 recorded events')).toBeVisible();
  await handIn(again);
  const { behavior } = await detailsOf(again);
  expect(behavior).toMatchObject({ tabSwitches: 1, copyPasteAttempts: 1 });
  expect(behavior.suspiciousActivity.map(({ type }) => type)).toEqual(['tab_hidden', 'copy_paste']);
});
