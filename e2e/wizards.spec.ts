import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { axeFindings } from './axe.ts';
import { signedInAs } from './demo.ts';
import { PNG } from './png.ts';
import { test, urls, watch } from './stage.ts';
import { toStep } from './wizard.ts';

/** Both wizards from an empty page to a published quiz, with a reload in the middle. */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

/** Writes a question in the open card of the list, and closes it. */
async function writeTrueFalse(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question: True / False' }).click();
  const field = page.getByRole('textbox', { name: 'Question', exact: true });
  await expect(field).toBeFocused();
  await field.fill(text);
  await page.getByRole('radio', { name: 'True is correct' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: new RegExp(text) }).first()).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await axeFindings(page), page.url()).toEqual([]);
}

/** The dialog with code and link; closing it leads to all quizzes. */
async function expectPublished(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Quiz published successfully!' });
  await expect(dialog.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await dialog.getByRole('button', { name: /Close/ }).first().click();
  await expect(page).toHaveURL(/\/quiz\/manage$/);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedInAs(page, demoAccounts.creator);
});

/** Undo or redo with the keyboard; a screen reader hears `said`. */
async function step(page: Page, keys: string, said: RegExp): Promise<void> {
  await page.keyboard.press(keys);
  await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
}

test('undo and redo go through texts, questions, options and settings, over steps and saves', async ({
  page,
}) => {
  await page.goto(`${urls.site}/quiz/create`);
  const history = page.getByRole('group', { name: 'History' });
  const undo = history.getByRole('button', { name: 'Undo' });
  const redo = history.getByRole('button', { name: 'Redo' });
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await titleField(page).pressSequentially('Undone');
  await description.pressSequentially('A text');
  await description.press('Control+z');
  await expect(description).toHaveValue('');
  await expect(description).toBeFocused();
  await step(page, 'Control+z', /Undone\. Title changed\./);
  await expect(titleField(page)).toHaveValue('');
  await expect(titleField(page)).toBeFocused();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await step(page, 'Control+Shift+z', /Redone\. Title changed\./);
  await expect(titleField(page)).toHaveValue('Undone');

  // The draft is saved with the step, and the history goes on after it.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/quiz=q_\w+/);
  await writeTrueFalse(page, 'Gold is heavy.');
  await writeTrueFalse(page, 'Gold is green.');
  await page.getByRole('button', { name: 'Delete: Question 1' }).click();
  await expect(page.getByText('Gold is heavy.')).toHaveCount(0);
  await step(page, 'Control+z', /Undone\. Question 1 was added\./);
  await expect(page.locator('[data-question] [data-row-main]').first()).toBeFocused();
  await expect(page.locator('[data-question]').first()).toContainText('Gold is heavy.');
  await step(page, 'Control+y', /Redone\. Question 1 was removed\./);
  await step(page, 'Control+z', /Undone\. Question 1 was added\./);

  // A step back that lies on another page leads there.
  await toStep(page, 'Settings');
  const passing = page.getByLabel('Passing score');
  await passing.fill('55');
  await page.keyboard.press('Control+z');
  await expect(passing).toHaveValue('70');
  await expect(passing).toBeFocused();
  await redo.click();
  await expect(passing).toHaveValue('55');
  await undo.click();
  await toStep(page, 'Basic Info');
  await step(page, 'Control+z', /Undone\. Question 2 changed\./);
  await expect(heading(page, 'Questions')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'True is correct' })).not.toBeChecked();
  await expectAccessible(page);
});

test('six steps in any order: publishing leads to what is missing', async ({ page }) => {
  await page.goto(`${urls.site}/quiz/create`);
  await expect(titleField(page)).toBeVisible();
  await expectAccessible(page);
  await toStep(page, 'Preview');
  await page.getByRole('button', { name: 'Publish Quiz' }).last().click();
  await expect(titleField(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Please add at least one question');
  await expectAccessible(page);

  await titleField(page).fill('Six steps');
  await page
    .getByLabel('Cover image')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page, 'Questions')).toBeFocused();
  await expect(page).toHaveURL(/quiz=q_\w+/);
  await writeTrueFalse(page, 'Gold is heavy.');
  await toStep(page, 'Rewards');
  await page.getByRole('switch', { name: 'Enable rewards' }).click();
  await page.getByRole('switch', { name: 'Give a certificate' }).click();
  await page.getByRole('radio', { name: /Elegant/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page, 'Preview')).toBeFocused();
  await expect(page.getByText('Gold is heavy.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish Quiz' }).last().click();
  await expectPublished(page, 'Six steps');
});

test('two new quizzes in two tabs stay apart, and both are offered afterwards', { tag: '@nightly' }, async ({
  context,
}) => {
  const offline = [/ERR_INTERNET_DISCONNECTED/];
  const [first, second, later] = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of [first, second, later]) watch(tab, offline);
  // Neither reaches the server, so the browser has the only copies.
  await context.route('**/quiz/create*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
  for (const [tab, name] of [
    [first, 'In the first tab'],
    [second, 'In the second tab'],
  ] as const) {
    await tab.goto(`${urls.site}/quiz/create`);
    await titleField(tab).fill(name);
    await expect(tab.getByText('Unsaved changes, kept in this browser')).toBeVisible();
  }
  await first.reload();
  await expect(titleField(first)).toHaveValue('In the first tab');
  await expect(first.getByText('Other unsaved drafts')).toHaveCount(0);
  await first.close();
  await second.close();

  await later.goto(`${urls.site}/quiz/create`);
  const shown = titleField(later);
  await expect(shown).toHaveValue(/^In the (?:first|second) tab$/);
  const [now, left] =
    (await shown.inputValue()) === 'In the first tab' ? ['first', 'second'] : ['second', 'first'];
  await later.getByRole('button', { name: `Open the draft In the ${left} tab` }).click();
  await expect(shown).toHaveValue(`In the ${left} tab`);
  await expect(later.getByRole('button', { name: `Open the draft In the ${now} tab` })).toBeVisible();
});

test('one question at a time: Enter goes on, a reload stays, and the review counts', async ({ page }) => {
  await page.goto(`${urls.site}/quiz/create2`);
  await expect(heading(page, 'Let us make a quiz')).toBeVisible();
  // A step comes in 300 ms, and at once for people who want no motion.
  const duration = () =>
    page.evaluate<string>("getComputedStyle(document.querySelector('[data-step]')).animationDuration");
  expect(await duration()).toBe('0.001s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await duration()).toBe('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a quiz title').first()).toBeVisible();
  await titleField(page).fill('One at a time');
  await expect(page.getByText('Progress saved')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(titleField(page)).toHaveValue('One at a time');
  await titleField(page).press('Enter');
  await expect(heading(page, 'What is it about?')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'How hard is it?')).toBeFocused();
  await page.getByRole('textbox', { name: 'Tags' }).fill('metals');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove metals' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Where do the questions come from?')).toBeFocused();
  await expect(page.getByRole('button', { name: 'AI generator' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Questions Manually' }).click();
  await expect(heading(page, 'Questions')).toBeFocused();
  for (const text of ['One is odd.', 'Three is odd.', 'Five is odd.', 'Seven is odd.'])
    await writeTrueFalse(page, text);

  for (const name of ['Settings', 'Rewards', 'Schedule & Prize', 'Preview']) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, name)).toBeFocused();
  }
  await expect(page.getByText('...and 1 more')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '8');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectPublished(page, 'One at a time');
});

test('a pasted question fills its options, undo takes them back, and options have a formatting bar', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  const option = (number: number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true });
  const pasteQuestion = async (text: string) => {
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await page.getByRole('button', { name: 'Add question', exact: true }).click();
    await expect(question).toBeFocused();
    await page.keyboard.press('Control+V');
    await expect(question).toHaveValue('Which is a metal?');
  };
  await page.goto(`${urls.site}/quiz/create`);
  await toStep(page, 'Questions');

  await pasteQuestion('1. Which is a metal?\nA) Neon\nB) Iron\nC) Argon\nCorrect answer: B');
  await expect(option(3)).toHaveValue('Argon');
  await expect(page.getByRole('radio', { name: 'Iron is correct' })).toBeChecked();
  await page.getByRole('button').filter({ hasText: 'Undo' }).click();
  await expect(question).toHaveValue(/Correct answer: B$/);
  await expect(option(1)).toHaveValue('');
  await page.getByRole('button', { name: 'Done' }).click();

  await pasteQuestion('Which is a metal?\n- Neon\n- Iron');
  await expect(option(2)).toHaveValue('Iron');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await option(1).press('ControlOrMeta+A');
  await option(1).press('ControlOrMeta+B');
  await expect(option(1)).toHaveValue('**Neon**');
  await option(2).press('ControlOrMeta+A');
  const bar = page.getByRole('toolbar', { name: /Options/ });
  await bar.getByRole('button', { name: 'Italic' }).click();
  await expect(option(2)).toHaveValue('*Iron*');
  await expect(option(2)).toBeFocused();
  await expectAccessible(page);
});
