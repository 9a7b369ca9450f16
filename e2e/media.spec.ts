import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { PNG } from './png.ts';
import { begin } from './quiz.ts';
import { wav } from './sound.ts';
import { test, urls, watch } from './stage.ts';

const picture = { name: 'violet.png', mimeType: 'image/png', buffer: PNG };
const sound = { name: 'tone.wav', mimeType: 'audio/wav', buffer: wav() };
const captions = {
  name: 'tone.vtt',
  mimeType: '',
  buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n(a tone)\n'),
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const drawing = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) };
const disguised = { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from(SVG) };

/** Opens the editor of a draft with two questions, which have no media yet. */
async function openDraft(page: Page): Promise<void> {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const options = [{ text: 'A square', isCorrect: true }, { text: 'A circle' }];
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    body: {
      title: 'To see and to hear',
      settings: { disclosure: 'at_once' },
      questions: ['What is this?', 'What do you hear?'].map((question) => ({
        type: 'one_choice' as const,
        question,
        options,
        timeLimit: 0,
      })),
    },
  });
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${quiz.id}/edit`);
}

async function open(page: Page, stem: string, number: number): Promise<Locator> {
  await page.getByRole('button', { name: stem }).click();
  const card = page.getByRole('group', { name: `Question ${number}`, exact: true });
  await expect(card).toBeVisible();
  return card;
}

const ADD = 'Add picture, sound or film';

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Draft' }).first().click();
  await expect(page.getByText('Quiz saved as draft!').first()).toBeAttached();
}

test('a question and an option get a picture, another question a sound with captions, and participants have them', async ({
  page,
  browser,
}) => {
  watch(page);
  await openDraft(page);
  const first = await open(page, 'What is this?', 1);
  await first.getByLabel(ADD, { exact: true }).setInputFiles(picture);
  await first.getByRole('textbox', { name: 'What the picture shows (Question)' }).fill('A violet area');
  await first.getByLabel(`${ADD} to A square`).setInputFiles(picture);
  const words = first.getByRole('textbox', { name: 'What the picture shows (Option 1)' });
  await expect(words).toBeVisible();
  // Without a text of its own the option is known by what its picture shows.
  await first.getByRole('textbox', { name: 'Option 1', exact: true }).fill('');
  await expect(first.getByText('This option has no text of its own')).toBeVisible();
  await words.fill('A violet square');
  await expect(first.getByRole('img')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  const second = await open(page, 'What do you hear?', 2);
  await second.getByLabel(ADD, { exact: true }).setInputFiles(sound);
  await second.getByRole('textbox', { name: 'What is heard (Question)' }).fill('A long tone');
  await second.getByLabel('Add captions (Question)').setInputFiles(captions);
  await expect(second.getByText('Captions added')).toBeVisible();
  await save(page);

  // What comes back from the server is what was written.
  await page.reload();
  const again = await open(page, 'What is this?', 1);
  await expect(again.getByRole('textbox', { name: 'Option 1', exact: true })).toHaveValue('');
  await expect(again.getByRole('textbox', { name: 'What the picture shows (Option 1)' })).toHaveValue(
    'A violet square',
  );
  const shown = again.locator('img').first();
  await expect(shown).toHaveAttribute('src', /^\/media\/media\//);
  await expect
    .poll(() => page.evaluate(`document.querySelector('[data-question] img').naturalWidth`))
    .toBe(64);
  await page.getByRole('button', { name: 'Publish Quiz' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Quiz published successfully!')).toBeVisible();
  const code = await dialog
    .getByText(/^[A-Z0-9]{6}$/)
    .first()
    .innerText();

  const guest = await (await browser.newContext({ viewport: { width: 375, height: 720 } })).newPage();
  watch(guest);
  await begin(guest, code, 2);
  await expect(guest.getByRole('img', { name: 'A violet area' })).toBeVisible();
  const enlarge = guest.getByRole('button', { name: 'Enlarge picture' });
  await enlarge.click();
  const large = guest.getByRole('dialog', { name: 'Media of question 1' });
  await expect(large.getByRole('img', { name: 'A violet area' })).toBeVisible();
  const path = process.env.PICTURES;
  if (path) await guest.screenshot({ path: `${path}/enlarged-375.png` });
  expect(await axeFindings(guest)).toEqual([]);
  await guest.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  if (path) await guest.screenshot({ path: `${path}/picture-375.png` });
  const square = guest.getByRole('radio', { name: 'A violet square' });
  await guest.getByRole('img', { name: 'A violet square' }).click();
  await expect(square).toBeChecked();
  expect(await axeFindings(guest)).toEqual([]);
  expect(await sidewaysPixels(guest)).toBe(0);
  await guest.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(guest.getByText('Question 2 of 2', { exact: true })).toBeVisible();
  const player = guest.locator('video[aria-label="A long tone"]');
  await expect(player).toBeVisible();
  await expect.poll(() => guest.evaluate(`Math.round(document.querySelector('video').duration)`)).toBe(1);
  await expect
    .poll(() => guest.evaluate(`document.querySelector('video').textTracks[0]?.cues?.length`))
    .toBe(1);
  await expect(player.locator('track')).toHaveAttribute('srclang', 'en');
  await expect(guest.getByRole('heading', { name: 'What do you hear?' })).toHaveAttribute('lang', 'en');
  await guest.getByRole('radio', { name: 'A circle' }).check({ force: true });
  await guest.getByRole('button', { name: 'Review & Submit' }).click();
  await guest.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(guest).toHaveURL(/\/result\//);
  await expect(guest.getByText('1 / 2').first()).toBeVisible();
  // The first question was right: among all of them, in one line.
  await guest.getByRole('button', { name: 'All 2' }).click();
  await guest.getByRole('button', { name: 'Expand all' }).click();
  await expect(guest.getByRole('img', { name: 'A violet square' })).toBeVisible();
});

test('an unusable file is refused beside its field; an upload shows its progress, can be cancelled, and goes on while its question is closed', {
  tag: '@nightly',
}, async ({ page }) => {
  watch(page, [/ERR_FAILED|ERR_ABORTED/]);
  // As a file: too much for one message to the browser.
  const huge = test.info().outputPath('huge.png');
  writeFileSync(huge, Buffer.concat([PNG, Buffer.alloc(20 * 1_024 * 1_024)]));
  await openDraft(page);
  const card = await open(page, 'What is this?', 1);
  const stem = card.getByRole('textbox', { name: 'Question', exact: true });
  await stem.fill('What is that?');
  const add = card.getByLabel(ADD, { exact: true });
  for (const [file, why] of [
    [drawing, 'drawing.svg cannot be used here.'],
    [disguised, 'drawing.png cannot be used here.'],
    [huge, 'huge.png is 20 MB; at most 10 MB is allowed.'],
    [captions, 'tone.vtt cannot be used here.'],
  ] as const) {
    await add.setInputFiles(file);
    await expect(card.getByRole('alert').filter({ hasText: why })).toBeVisible();
    await expect(add).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(stem).toHaveValue('What is that?');
  await add.setInputFiles(picture);
  await expect(card.getByRole('textbox', { name: 'What the picture shows (Question)' })).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await card.getByRole('button', { name: 'Remove the file of Question' }).click();
  await expect(add).toBeVisible();

  const held = Promise.withResolvers<void>();
  const isForm = (url: URL) => url.origin !== new URL(urls.site).origin;
  await page.route(isForm, async (route) => {
    await held.promise;
    // What was cancelled meanwhile has nobody to answer.
    await route.continue().catch(() => undefined);
  });
  await add.setInputFiles(picture);
  await expect(card.getByRole('progressbar', { name: 'Uploading violet.png' })).toBeVisible();
  await card.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(add).toBeVisible();

  await add.setInputFiles(picture);
  await expect(card.getByRole('progressbar', { name: 'Uploading violet.png' })).toBeVisible();
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Save Draft' }).first().click();
  held.resolve();
  // The save has waited for the file.
  await expect(page.getByText('Quiz saved as draft!').first()).toBeAttached();
  const again = await open(page, 'What is that?', 1);
  await expect(again.locator('img')).toHaveAttribute('src', /^\/media\/media\//);
});
