import { expect } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { getLatestMail } from '@quizhall/functions/platform/local/mailbox.ts';
import { signedInAs } from './demo.ts';
import { drainStream, takenOver, test, urls, watch } from './stage.ts';

/** The pages for visitors, as somebody uses them who looks for an answer. */

test('the front page and a page of text can be read before any script has run, and the text knows its head', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(urls.site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible();
  await page.goto(`${urls.site}/tutorials/first-quiz`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write and publish your first quiz');
  await expect(page.getByRole('heading', { name: 'Add questions' })).toBeVisible();
  expect(await page.title()).toBe('Write and publish your first quiz · Quizhall');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${urls.site}/tutorials/first-quiz`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(picture ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  const sitemap = await (await page.request.get(`${urls.site}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${urls.site}/tutorials/first-quiz</loc>`);
  await context.close();
});

test('an answer is found, opened and left, and the status is told', async ({ page }) => {
  watch(page);
  await page.goto(`${urls.site}/help`);
  await takenOver(page);
  const search = page.getByRole('searchbox', { name: 'Search the answers' });
  await search.fill('spaceship');
  await expect(page.getByText(/^No answers for/)).toBeVisible();
  await search.fill('lose the connec');
  await expect(page.getByText(/^1 answer for/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(page).toHaveURL(/\?q=lose\+the\+connec$/);
  await page.getByRole('link', { name: 'What happens when I lose the connection?' }).first().click();
  await expect(page).toHaveURL(/\/help\/taking#what-happens-when-i-lose-the-connection$/);
  await expect(page.getByRole('heading', { name: 'What happens when I lose the connection?' })).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue('lose the connec');
  await page.getByRole('link', { name: 'See whether everything runs' }).click();
  await expect(page.getByText('All systems operational')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a visitor writes to the people behind the site, and loses nothing on the way', async ({ page }) => {
  watch(page);
  await page.goto(`${urls.site}/security`);
  await takenOver(page);
  await page.getByRole('link', { name: 'contact form' }).click();
  await expect(page).toHaveTitle('Contact · Quizhall');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await expect(page.getByText('Please write a message')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Noor');
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('noor@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Security: a door stands open.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Security: a door stands open.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await drainStream();
  const { body } = await getLatestMail('hello@quizhall.example', urls.inbox);
  expect(body.text).toContain('Security: a door stands open.');
  expect(body.text).toContain('From Noor, noor@example.com');
});

test('whoever is signed in says how they like it', async ({ page }) => {
  watch(page);
  await signedInAs(page, demoAccounts.learner);
  await page.goto(`${urls.site}/help`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: 'What would you like to tell us?' }).fill('The clock is fair.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback' })).toBeFocused();
});

test('a call of the API is found, and its address opens it', { tag: '@nightly' }, async ({ page }) => {
  watch(page);
  await page.goto(`${urls.site}/api-docs`);
  await takenOver(page);
  await page.getByRole('searchbox', { name: 'Search the calls' }).fill('post contact');
  await expect(page.getByText('1 call', { exact: true })).toBeVisible();
  await page.getByText('POST /contact').click();
  await expect(page.getByText('1–5,000 characters')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${urls.site}/api-docs#createQuiz`);
  await expect(page.locator('details[open]')).toHaveAttribute('id', 'createQuiz');
});
