import { type Browser, expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { signedInAs } from './demo.ts';
import { newAccount } from './people.ts';
import { begin, isAt, numbered, publish } from './quiz.ts';
import { advanceClock, test, urls } from './stage.ts';
import { glanceAway, saved } from './taker.ts';

const QUESTIONS = 10;
const MINUTES = 20;

/** The same person at the same attempt, in two browsers that share nothing; the second one opens it later. */
async function twoBrowsers(browser: Browser): Promise<[first: Page, second: Page]> {
  const { code } = await publish({
    title: 'On two devices',
    questions: numbered(QUESTIONS),
    settings: { timeLimit: MINUTES, showCorrectAnswers: false },
  });
  const participant = await newAccount('Katherine Johnson', 'learner');
  const [first, second] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await signedInAs(first, participant);
  await begin(first, code, QUESTIONS);
  await signedInAs(second, participant);
  await second.goto(`${urls.site}/quiz/${code}`);
  await second.getByRole('button', { name: 'Continue', exact: true }).click();
  await isAt(second, 1, QUESTIONS);
  return [first, second];
}

/** Answers the question on screen with its right option, and goes on. */
async function answerRight(page: Page, number: number): Promise<void> {
  await isAt(page, number, QUESTIONS);
  await page.getByRole('radio', { name: /This one/ }).press(' ');
  await expect(page.getByRole('radio', { name: /This one/ })).toBeChecked();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

test('a device that was offline until the time was over hands in what the other one had saved', async ({
  browser,
}) => {
  const [first, second] = await twoBrowsers(browser);
  await second.context().setOffline(true);
  for (let number = 1; number <= 6; number += 1) await answerRight(first, number);
  await glanceAway(first);
  await saved(first);
  await first.context().close();
  await advanceClock(MINUTES * 60 + 10);
  await second.context().setOffline(false);
  await expect(second).toHaveURL(/\/result\//);
  await expect(second.getByText('60%').first()).toBeVisible();
  await expect(second.getByText('6 / 10').first()).toBeVisible();
});

test('the device that opened the attempt later goes on; the other one says so and can come back', async ({
  browser,
}) => {
  const [first, second] = await twoBrowsers(browser);
  await answerRight(first, 1);
  await glanceAway(first);
  await saved(first);
  await second.getByRole('radio', { name: /That one/ }).press(' ');
  await expect(second.getByRole('radio', { name: /That one/ })).toBeChecked();
  await second.getByRole('button', { name: 'Next', exact: true }).click();
  await answerRight(second, 2);
  await glanceAway(second);
  await second.getByRole('button', { name: 'Previous', exact: true }).click();
  await isAt(second, 2, QUESTIONS);
  await second.getByRole('button', { name: 'Previous', exact: true }).click();
  await isAt(second, 1, QUESTIONS);
  const overruled = second.getByText('Your other device answered this too');
  await expect(overruled).toBeVisible();
  await expect(second.getByRole('radio', { name: /This one/ })).toBeChecked();
  expect(await axeFindings(second)).toEqual([]);
  await second.getByRole('button', { name: 'Use the answer from here' }).click();
  await expect(overruled).toBeHidden();
  await expect(second.getByRole('radio', { name: /That one/ })).toBeChecked();
  await glanceAway(second);
  await saved(second);

  await first.getByRole('radio', { name: /None/ }).press(' ');
  await expect(first.getByRole('radio', { name: /None/ })).toBeChecked();
  await glanceAway(first);
  const stepped = first.getByRole('heading', { name: 'You went on with another device' });
  await expect(stepped).toBeVisible();
  await expect(first.getByText('The other device (Chrome on Linux):')).toBeVisible();
  await expect(first.getByText('saved just now, 2 answers')).toBeVisible();
  await expect(first.getByText('This device:')).toBeVisible();
  expect(await axeFindings(first)).toEqual([]);
  await first.getByRole('button', { name: 'Go on here' }).click();
  await first.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(first.getByRole('radio', { name: /That one/ })).toBeChecked();
});
