import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { explore } from '@quizhall/shared/contract/explore/explore';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { allFindings } from './axe.ts';
import { tokensOf } from './demo.ts';
import { numbered } from './quiz.ts';
import { loaded } from './rest.ts';
import { takenOver, test, urls, watch } from './stage.ts';

test.use({ full: true });

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');

test('among ten thousand quizzes: search, filter, sort and read on; Back keeps the place', async ({
  page,
}) => {
  watch(page);
  await page.goto(`${urls.site}/explore`);
  await takenOver(page);
  await expect(page.getByText('1,000+ quizzes found')).toBeVisible();
  await expect(page.getByText(/^10,0\d\d$/)).toBeVisible();

  await test.step('type, arrow, open', async () => {
    await page.keyboard.press('/');
    const search = page.getByRole('combobox', { name: 'Search quizzes and organizations' });
    await search.pressSequentially('solar systm');
    const first = page.getByRole('option', { name: /^Solar System/ }).first();
    await expect(first).toBeVisible();
    await search.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Solar System/ })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'More like this' })).toBeVisible();
    await page.goBack();
  });

  await test.step('filter, sort, read on, and come back to the place', async () => {
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Most participants' }).click();
    await expect(page).toHaveURL(/category=history&sort=participants/);
    await page.getByRole('button', { name: 'Show more quizzes' }).click();
    // Three of what is trending, two pages of the list.
    await expect(titles(page)).toHaveCount(3 + 24);
    await loaded(page);
    expect(await allFindings(page)).toEqual([]);
    const last = titles(page).last();
    const title = (await last.textContent()) ?? '';
    await last.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await last.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(titles(page)).toHaveCount(3 + 24);
    await expect(titles(page).last()).toHaveText(title);
    await expect(titles(page).last()).toBeInViewport();
    expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(400);
  });
});

test('among ten thousand quizzes: what is private never appears, and what is paused leaves', async ({
  page,
}) => {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const word = `pangolin${Date.now().toString(36)}`;
  const publish = async (title: string, listed: boolean) =>
    (
      await callApi(quizzes.createQuiz, {
        token,
        query: { status: 'published' },
        body: { title, category: 'science', questions: numbered(1), listed },
      })
    ).quiz.id;
  const id = await publish(`${word} in the open`, true);
  await publish(`${word} among us`, false);
  const found = async () =>
    (await callApi(explore.searchExplore, { query: { q: word } })).quizzes.map(({ title }) => title);
  await expect.poll(found).toEqual([`${word} in the open`]);
  await page.goto(`${urls.site}/explore?q=${word}`);
  await expect(titles(page)).toHaveText([`${word} in the open`]);
  await callApi(quizzes.pauseQuiz, { token, params: { id } });
  const paused = Date.now();
  await expect.poll(found).toEqual([]);
  console.log(`left ${((Date.now() - paused) / 1_000).toFixed(1)} s after it was paused`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No quiz fits' })).toBeVisible();
});
