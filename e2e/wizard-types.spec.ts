import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { ALL_TYPES, pasteQuestions, walkThrough } from './all-types.ts';
import { expectAccessible } from './axe.ts';
import { signedInAs } from './demo.ts';
import { tabTo } from './keys.ts';
import { PNG } from './png.ts';
import { test, urls, watch } from './stage.ts';
import { toStep } from './wizard.ts';

/** The six steps with every type of question, a cover and a picture, through a reload to the last look. */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const PICTURE = { name: 'violet.png', mimeType: 'image/png', buffer: PNG };

async function addCover(page: Page): Promise<void> {
  await page.getByLabel('Cover image').setInputFiles(PICTURE);
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
}

/** Pastes where the focus is, as from a clipboard that holds a picture and no text. */
const PASTE_PICTURE = `(() => {
  const bytes = Uint8Array.from(atob('${PNG.toString('base64')}'), (char) => char.charCodeAt(0));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement.dispatchEvent(paste);
})()`;

/** Every type by one import, and a pasted picture on the first question. */
async function writeEveryType(page: Page): Promise<void> {
  await pasteQuestions(page, ALL_TYPES);
  await page.getByRole('button', { name: 'Which is a metal?' }).first().click();
  const card = page.getByRole('group', { name: 'Question 1', exact: true });
  await card.getByRole('textbox', { name: 'Question', exact: true }).focus();
  await page.evaluate(PASTE_PICTURE);
  await card.getByRole('textbox', { name: 'What the picture shows (Question)' }).fill('A violet area');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(
    page.getByText('Unsaved changes, kept in this browser').or(page.getByText('Progress saved')).first(),
  ).toBeVisible();
}

/** After a reload on the step of the questions: nothing is lost, the picture can be seen. */
async function expectEveryType(page: Page): Promise<void> {
  await expect(heading(page, 'Questions')).toBeVisible();
  for (const { question } of ALL_TYPES)
    await expect(page.getByRole('button', { name: question }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Which is a metal?' }).first().click();
  await expect(page.locator('[data-question] img[src^="blob:"]')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);
}

async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).last().click();
  await expect(page.getByRole('dialog', { name: 'Quiz published successfully!' })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedInAs(page, demoAccounts.creator);
});

test('six steps to a published quiz of every type: a reload loses nothing, and the preview walks through all', async ({
  page,
}) => {
  await page.goto(`${urls.site}/quiz/create`);
  await titleField(page).fill('Every type in six steps');
  await addCover(page);
  await toStep(page, 'Questions');
  await writeEveryType(page);
  await page.reload();
  await expectEveryType(page);
  await toStep(page, 'Preview');
  await expectAccessible(page);
  await walkThrough(page);
  await publish(page, 'Publish Quiz');
});

test('the headers of the six steps are reached, opened and left by keyboard alone', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(`${urls.site}/quiz/create`);
  await expect(titleField(page)).toBeVisible();
  await tabTo(page, titleField(page));
  await page.keyboard.type('By keys');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  for (const name of ['Questions', 'Settings', 'Schedule & Prize', 'Rewards', 'Preview', 'Basic Info']) {
    const step = steps.getByRole('button', { name: new RegExp(`${name}$`) });
    await tabTo(page, step, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, name)).toBeVisible();
    await expect(steps.locator('[aria-current=step]')).toHaveText(new RegExp(`${name}$`));
  }
  await expect(titleField(page)).toHaveValue('By keys');
});
