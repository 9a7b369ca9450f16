import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { tabTo } from './keys.ts';
import { begin, publish, type QuestionBody } from './quiz.ts';
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
const middleOf = async (at: Locator) => {
  await at.scrollIntoViewIfNeeded();
  const box = await at.boundingBox();
  if (!box) throw new Error('Nothing to see');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFindings(page)).toEqual([]);
  }
  expect(await sidewaysPixels(page)).toBe(0);
}

test('by mouse: choices are dragged to their places, items into their order', async ({ page }) => {
  await taking(page);
  await dragByMouse(page, choice(page, 'Paris'), list(page, 'France'));
  await dragByMouse(page, choice(page, 'Rome'), list(page, 'Italy'));
  expect([await chosen(page, 'France'), await chosen(page, 'Italy')]).toEqual(['Paris', 'Rome']);
  await looksRight(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await looksRight(page);
});

test('by keys alone: each place is a list, each item has two buttons', async ({ page }) => {
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
