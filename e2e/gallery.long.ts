import { expect, type Page } from '@playwright/test';
import { allFindings, sidewaysPixels } from './axe.ts';
import { settled } from './rest.ts';
import { test, urls, watch } from './stage.ts';

/** The component gallery of the local stage: every primitive in every state, in both themes. */
const THEMES = ['light', 'dark'] as const;
const GROUPS = [
  'foundations',
  'actions',
  'text-input',
  'choices',
  'navigation',
  'overlays',
  'feedback',
  'data',
  'content',
  'kits',
];

/** @param only groups or primitives, by their ids: the whole gallery takes seconds to draw, and to read */
async function open(page: Page, { width = 1280, only = '' } = {}): Promise<void> {
  watch(page);
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${urls.site}/gallery${only && `?only=${only}`}`);
  await expect(page.locator('main h1').first()).toHaveText('Component gallery');
  await settled(page);
}

async function expectNoViolations(page: Page, name: string, within = 'body'): Promise<void> {
  const findings = await allFindings(page, within);
  // Every primitive stands here twice, once in each theme; so do the regions that it makes.
  expect
    .soft(
      findings.filter((finding) => !finding.startsWith('landmark-unique:')),
      name,
    )
    .toEqual([]);
}

test.describe('accessibility', () => {
  // Both themes stand side by side; a part at a time, because axe reads some thousand elements.
  for (const group of GROUPS)
    test(`holds for every primitive of ${group}`, async ({ page }) => {
      await open(page, { only: group });
      await expectNoViolations(page, group, `#${group}`);
    });

  test('holds for the frame around them, in both themes; no group is left out', async ({ page }) => {
    await open(page);
    const sections = page.locator('main section[id]');
    await expect.poll(() => sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(GROUPS);
    const removeGroups = () => sections.evaluateAll((all) => all.forEach((section) => section.remove()));
    await removeGroups();
    await expectNoViolations(page, 'light');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    // The choice is kept; a fresh page has no colour that is still on its way from the other theme.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    await removeGroups();
    await expectNoViolations(page, 'dark');
  });

  const OVERLAYS = [
    { name: 'dialog', opener: 'Open dialog', role: 'dialog' },
    { name: 'confirmation', opener: 'Open confirmation', role: 'alertdialog' },
    { name: 'drawer', opener: 'Open drawer', role: 'dialog' },
    { name: 'menu', opener: 'Open menu', role: 'menu' },
    { name: 'select', opener: 'Open select', role: 'listbox' },
    { name: 'combobox', opener: 'Open combobox', role: 'listbox' },
  ] as const;
  for (const { name, opener, role } of OVERLAYS) {
    test(`holds while a ${name} is open, in the theme of its column`, async ({ page }) => {
      await open(page, { only: 'overlays' });
      for (const theme of THEMES) {
        const column = page.locator(`#overlays [data-column="${theme}"]`);
        await column.locator('button, input').and(named(page, opener)).click();
        // The pictures of opened overlays are inert.
        const opened = `[role="${role}"]:not([inert] *)`;
        const panel = page.locator(opened);
        await expect(panel).toBeVisible();
        await expect(panel).toHaveCSS('color-scheme', theme);
        await expectNoViolations(page, `${name}, ${theme}`, opened);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
      }
    });
  }

  test('nothing scrolls sideways at 320 px', async ({ page }) => {
    await open(page, { width: 320 });
    expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
  });
});

const named = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByLabel(name, { exact: true }));

test('the search finds components by what they are for', async ({ page }) => {
  await open(page, { only: 'text-input,feedback,content' });
  await page.keyboard.press('/');
  await page.keyboard.type('upload');
  await expect(page.locator('article')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'FileDrop' })).toBeVisible();
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('heading', { name: 'QrCode' })).toBeVisible();
});

test('states that need a hand are held still', async ({ page }) => {
  await open(page, { only: 'button' });
  const captions = '[...document.querySelectorAll(\'#button [data-column="light"] p\')]';
  const background = (state: string) =>
    page.evaluate<string>(`{
      const caption = ${captions}.find(({ textContent }) => textContent === '${state}');
      getComputedStyle(caption.parentElement.querySelector('button')).backgroundColor;
    }`);
  const backgrounds = () => Promise.all(['Default', 'Hover', 'Active'].map(background));
  await expect.poll(async () => new Set(await backgrounds()).size).toBe(3);
  const hovered = await background('Hover');
  await page
    .locator('#button [data-column="light"]')
    .getByRole('button', { name: 'Publish' })
    .first()
    .hover();
  await expect.poll(() => background('Default')).toBe(hovered);
});
