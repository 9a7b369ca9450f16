import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { drainStream, test, urls, watch } from './stage.ts';

const PHONE = { width: 375, height: 700 };
const DESK = { width: 1280, height: 800 };

async function owner(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  return page;
}

/** Somebody takes the quiz elsewhere, and hands in without an answer. */
async function handIn(quizId: string): Promise<void> {
  const { accessToken: token } = await tokensOf(demoAccounts.learner);
  const { sessionId } = await callApi(attempts.startAttempt, { params: { id: quizId }, body: {}, token });
  await callApi(attempts.submitAttempt, {
    params: { quizId },
    body: { sessionId, answers: [] },
    token,
  });
  await drainStream();
}

test('the overview shows the way in, follows a hand-in without reloading, and fills a projector', async ({
  context,
}) => {
  const { id, code } = await publish({ title: 'Seen at once', questions: numbered(1) });
  const page = await owner(context);
  await page.goto(`${urls.site}/quiz/${id}/dashboard`);
  const join = page.getByRole('region', { name: 'How participants join' });
  await expect(join.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Updating live since/)).toBeVisible();
  await page.evaluate('window.notReloaded = true');

  await handIn(id);
  await expect(page.getByText('1 attempt, 1 finished, average score 0%')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Recent Attempts' })).toBeVisible();
  expect(await page.evaluate('window.notReloaded')).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await join.getByRole('link', { name: 'Present' }).click();
  await expect(page.getByRole('heading', { name: 'Join Seen at once' })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code that opens the quiz' })).toBeVisible();
  await expect(page.getByText(/^1 participant · 1 finished attempt$/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await sidewaysPixels(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/quiz/${id}/dashboard$`));
  await expect(join).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

/** Another site of this machine, which shows a quiz in a frame. */
async function otherSite(context: BrowserContext, code: string): Promise<Page> {
  const frame = `<iframe src="${urls.site}/embed/${code}" title="Quiz" width="100%" height="720"></iframe>`;
  const server = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><link rel="icon" href="data:,"><title>Other</title>${frame}`),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  server.closeAllConnections();
  return page;
}

test('an owner allows other websites by keyboard, and a guest takes the quiz there', async ({ context }) => {
  const { id, code } = await publish({
    title: 'Taken elsewhere',
    questions: numbered(1),
    settings: { showResultsImmediately: true },
  });
  const page = await owner(context);

  // Another quiz: functions remember for some seconds what a quiz allows.
  const shut = await otherSite(
    context,
    (await publish({ title: 'Not elsewhere', questions: numbered(1) })).code,
  );
  await expect(
    shut.frameLocator('iframe').getByRole('heading', { name: 'This quiz is not shown on other websites' }),
  ).toBeVisible();
  await shut.close();

  await page.goto(`${urls.site}/quiz/${id}/dashboard`);
  const share = page.getByRole('button', { name: 'Share', exact: true }).first();
  await share.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  for (const name of ['X', 'Facebook', 'LinkedIn', 'WhatsApp'])
    await expect(dialog.getByRole('link', { name, exact: true })).toHaveAttribute('rel', /noopener/);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the QR code as PNG' }).press('Enter');
  expect((await saving).suggestedFilename()).toBe(`quiz-${code}.png`);
  await dialog.getByRole('switch', { name: 'Other websites may show this quiz' }).press('Space');
  await expect(dialog.getByRole('region', { name: 'Embed code' })).toContainText(
    `${urls.site}/embed/${code}`,
  );
  await dialog.getByRole('button', { name: 'Show preview' }).press('Enter');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Taken elsewhere' })).toBeVisible();
  // The frame has a landmark of its own, as the page behind the dialog.
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await sidewaysPixels(page)).toBe(0);
  await page.setViewportSize(DESK);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();

  // In the browser of the signed-in owner, whose storage nothing keeps from the frame here.
  const other = await otherSite(context, code);
  watch(other);
  const frame = other.frameLocator('iframe');
  const opening = context.waitForEvent('page');
  await frame.getByRole('button', { name: 'Open in a new tab' }).click();
  await expect(await opening).toHaveURL(`${urls.site}/quiz/${code}`);
  await expect(frame.getByText('The owner of this quiz receives')).toBeVisible();
  await expect(frame.getByText('If you are signed in')).toBeHidden();
  await frame.getByLabel('Your name').fill('Guest of another site');
  await frame.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await frame.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(frame.getByText('Question 1 of 1', { exact: true })).toBeVisible();
  await frame.getByRole('radio').first().press('Space');
  await frame.getByRole('button', { name: 'Review & Submit' }).click();
  await frame.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(frame.getByRole('heading', { name: 'Quiz completed!' })).toBeVisible();
  const inFrame = other.frames().find((one) => one.url().startsWith(urls.site));
  await expect
    .poll(() => new URL(inFrame?.url() ?? urls.site).pathname)
    .toMatch(new RegExp(`^/embed/quiz/${code}/result/`));
});
