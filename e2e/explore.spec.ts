import { expect } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { explore } from '@quizhall/shared/contract/explore/explore';
import { callApi } from './api.ts';
import { axeFindings } from './axe.ts';
import { listingOrganization } from './organization.ts';
import { tokensOf } from './demo.ts';
import { numbered } from './quiz.ts';
import { loaded, settled } from './rest.ts';
import { takenOver, test, urls } from './stage.ts';

test('from a search to a quiz and back: type, arrow, open; filters, order and place are kept', async ({
  page,
}) => {
  await page.goto(`${urls.site}/explore`);
  await takenOver(page);
  await expect(page.getByText(/quizzes found/)).toBeVisible();
  await loaded(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Search quizzes and organizations' });
  await expect(search).toBeFocused();
  await expect(page.getByText('Type to search quizzes and organizations')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await search.fill('captials of the world');
  const first = page.getByRole('option', { name: /^Capitals of the world/ });
  await expect(first).toBeVisible();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await search.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Capitals of the world' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Hard', exact: true }).click();
  await expect(page).toHaveURL(/category=history&difficulty=hard/);
  await expect(page.getByText('1 quiz found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await page.getByRole('link', { name: 'Empires of the world' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empires of the world' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/category=history&difficulty=hard&sort=newest/);
  await expect(page.getByText('1 quiz found')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search quizzes' }).fill('xylophone');
  await expect(page.getByRole('heading', { name: 'No quiz fits' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(/^\d\d quizzes found/)).toBeVisible();
});

/** Publishes a quiz of the demo creator. */
async function publishQuiz(title: string, more: object) {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    query: { status: 'published' },
    body: { title, category: 'science', questions: numbered(1), ...more },
  });
  return { id: quiz.id, token };
}

test('organizations are found and have a page; what is private never appears, and what is paused leaves', async ({
  page,
}) => {
  // A stage that goes on keeps what an earlier run has left.
  const word = `okapi${Date.now().toString(36)}`;
  const [{ name }, { id, token }] = await Promise.all([
    listingOrganization(),
    publishQuiz(`${word} in the open`, { listed: true }),
    publishQuiz(`${word} among us`, { listed: false }),
  ]);
  const search = page.getByRole('combobox', { name: 'Search quizzes and organizations' });
  const found = async () => {
    const { quizzes: some } = await callApi(explore.searchExplore, { query: { q: word } });
    return some.map(({ title }) => title);
  };
  await expect.poll(found).toEqual([`${word} in the open`]);

  await page.goto(`${urls.site}/explore`);
  await takenOver(page);
  await expect(page.getByText(/quizzes found/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await search.fill(name.toLowerCase().slice(0, -1));
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rivers of the north' })).toBeVisible();
  await loaded(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${urls.site}/explore?q=${word}`);
  await expect(page.getByText('1 quiz found')).toBeVisible();
  await expect(page.getByRole('link', { name: `${word} in the open` })).toBeVisible();
  await expect(page.getByText(`${word} among us`)).toHaveCount(0);
  await callApi(quizzes.pauseQuiz, { token, params: { id } });
  await expect.poll(found).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No quiz fits' })).toBeVisible();
});
