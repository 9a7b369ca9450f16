import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { tabTo } from './keys.ts';
import { begin, publish, type QuestionBody } from './quiz.ts';
import { settled } from './rest.ts';
import { test, watch } from './stage.ts';

/** Matching and ordering, taken by mouse, by finger and by keys. */

const MATCHING: QuestionBody = {
  type: 'matching',
  question: 'Which capital belongs to which country?',
  timeLimit: 0,
  pairs: [
    { left: 'France', right: 'Paris' },
    { left: 'Italy', right: 'Rome' },
  ],
  distractors: ['Lyon'],
};
const ORDERING: QuestionBody = {
  type: 'ordering',
  question: 'Oldest first?',
  timeLimit: 0,
  items: ['Stone Age', 'Bronze Age', 'Iron Age'],
};

async function taking(page: Page): Promise<void> {
  watch(page);
  const { code } = await publish({ title: 'Places', questions: [MATCHING, ORDERING] });
  await begin(page, code, 2);
}

const list = (page: Page, left: string) => page.getByRole('combobox', { name: left });
const chosen = (page: Page, left: string) => list(page, left).locator('option:checked').textContent();
const choice = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Choices' }).getByRole('listitem').filter({ hasText: text });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
/** The items in the order in which they stand, without their numbers. */
const items = async (page: Page) =>
  (await row(page, 'Age').allTextContents()).map((text) => text.replace(/^\d+/, ''));
/** In the window; both ends of a drag have to be in it already, as nothing may scroll between reading them. */
const middleOf = async (at: Locator) => {
  const box = await at.boundingBox();
  if (!box) throw new Error('Nothing to see');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  await settled(page);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

/** By one finger, as the screen of a phone reports it. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await settled(page);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    await touch('touchMove', [at]);
  }
  await touch('touchEnd', []);
}

test('by mouse: choices are dragged to their places, items into their order', async ({ page }) => {
  await taking(page);
  await dragByMouse(page, choice(page, 'Paris'), list(page, 'France'));
  await dragByMouse(page, choice(page, 'Rome'), list(page, 'Italy'));
  expect([await chosen(page, 'France'), await chosen(page, 'Italy')]).toEqual(['Paris', 'Rome']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(row(page, 'Stone Age')).toBeVisible();
  await expectAccessible(page);
  const [first = '', ...others] = await items(page);
  await dragByMouse(page, row(page, 'Age').first(), row(page, 'Age').last());
  await expect.poll(() => items(page)).toEqual([...others, first]);
  await dragByMouse(page, row(page, 'Age').last(), row(page, 'Age').first());
  await expect.poll(() => items(page)).toEqual([first, ...others]);
});

test('by finger: the grip drags, and from everywhere else the page scrolls', { tag: '@nightly' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await taking(page);
  const grip = (at: Locator) => at.locator('[data-grip]');
  await dragByFinger(page, grip(choice(page, 'Paris')), list(page, 'France'));
  await expect.poll(() => chosen(page, 'France')).toBe('Paris');
  // A tap at once after a quick drag only stops the fling that the browser sees in it.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(row(page, 'Stone Age')).toBeVisible();
  const [first = '', ...others] = await items(page);
  await dragByFinger(page, grip(row(page, first)), grip(row(page, 'Age').last()));
  await expect.poll(() => items(page)).toEqual([...others, first]);
  await dragByFinger(page, row(page, first).getByText(first), row(page, 'Age').first());
  expect(await items(page)).toEqual([...others, first]);
});

test('by keys alone: each place is a list, each item has two buttons', { tag: '@nightly' }, async ({
  page,
}) => {
  await taking(page);
  await tabTo(page, list(page, 'France'));
  await page.keyboard.type('Paris');
  await expect.poll(() => chosen(page, 'France')).toBe('Paris');
  await page.getByRole('button', { name: 'Next' }).click();
  const up = page.getByRole('button', { name: 'Move Iron Age up' });
  await tabTo(page, up);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(up).toBeFocused();
  await expect(row(page, 'Age').first()).toContainText('Iron Age');
});
