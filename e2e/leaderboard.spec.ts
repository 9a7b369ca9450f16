import { expect, type Page } from '@playwright/test';
import { begin, isAt, numbered, publish } from './quiz.ts';
import { advanceClock, drainStream, test, urls, watch } from './stage.ts';

const RIGHT = 'This one';

/** Takes the quiz of one question, as the start form lets one stand on the leaderboard. */
async function compete(page: Page, code: string, shown: { as?: string; hidden?: true }, option = RIGHT) {
  watch(page);
  await page.goto(`${urls.site}/quiz/${code}`);
  if (shown.as) await page.getByLabel('Name on the leaderboard').fill(shown.as);
  if (shown.hidden)
    await page.getByRole('checkbox', { name: 'Keep this attempt off the leaderboard' }).check();
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await isAt(page, 1, 1);
  await handIn(page, option);
}

async function handIn(page: Page, option: string) {
  await page.getByRole('radiogroup').locator('label').filter({ hasText: option }).first().click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/result\//);
}

const namesOn = (page: Page) => page.getByRole('region', { name: 'Leaderboard' }).getByRole('rowheader');

test('who did best stands on the leaderboard under a chosen name, and nobody who does not want to', async ({
  browser,
}) => {
  const visitor = async () => (await browser.newContext()).newPage();
  const { code } = await publish({
    title: 'Who is first',
    questions: numbered(1),
    rewards: { enabled: true, leaderboard: true },
  });
  const first = await visitor();
  await compete(first, code, { as: 'Comet' });
  await expect(namesOn(first)).toHaveText(['CometYou']);
  await compete(await visitor(), code, { hidden: true });
  await compete(await visitor(), code, { as: 'Nova' }, 'That one');
  const equal = await visitor();
  await compete(equal, code, { as: 'Meteor' });

  await drainStream();
  // What a function remembers of it is older than that.
  await advanceClock(5);
  await equal.goto(`${urls.site}/quiz/${code}`);
  const names = await (await shownNames(equal)).allInnerTexts();
  // Equal in score, so the quicker of the two comes first.
  expect(names.slice(0, 2).toSorted()).toEqual(['Comet', 'Meteor']);
  expect(names.slice(2)).toEqual(['Nova']);
  await first.reload();
  await expect(await shownNames(first)).toContainText(['Nova']);
  await expect(first.getByRole('row', { name: /You/ })).toContainText('100%');
});

async function shownNames(page: Page) {
  await expect(namesOn(page)).toHaveCount(3);
  return namesOn(page);
}

test('a quiz without rewards asks for no name and has no leaderboard', { tag: '@nightly' }, async ({
  page,
}) => {
  const { code } = await publish({ title: 'Nobody is first', questions: numbered(1) });
  await begin(page, code, 1);
  await handIn(page, RIGHT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Leaderboard' })).toHaveCount(0);
});
