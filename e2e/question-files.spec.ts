import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { item, manifest, packed, response } from '@quizhall/functions/imports/model/testing/qti-package.ts';
import { signedInAs } from './demo.ts';
import { PNG } from './png.ts';
import { publish } from './quiz.ts';
import { test, urls, watch } from './stage.ts';
import { toStep } from './wizard.ts';

/** Questions leave a quiz as a file, and come into another. */

async function importFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto(`${urls.site}/quiz/create`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('From a file');
  await toStep(page, 'Questions');
  await page.getByRole('button', { name: 'Import' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  await dialog.getByRole('tab', { name: 'Choose a file' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  return dialog;
}

test('a creator exports a quiz by keyboard and imports its questions into another', async ({ page }) => {
  watch(page);
  const { id } = await publish({ title: 'Metals: “to go”' });
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/dashboard`);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.focus();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Export questions' });
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Export questions' });
  const choose = async (format: string) => {
    await dialog.getByRole('combobox', { name: 'Format' }).click();
    await page.getByRole('option', { name: format, exact: true }).click();
  };
  await expect(dialog.getByText('This format holds all 5 questions as they are.')).toBeVisible();
  await choose('Aiken');
  await expect(dialog.getByText(/2 as they are, 0 with changes, 3 left out/)).toBeVisible();
  await choose('JSON');
  await expect(dialog.getByText('This format holds all 5 questions as they are.')).toBeVisible();
  const begun = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download file' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toBe('Metals “to go”.json');
  await expect(dialog).toBeHidden();

  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(piece as Buffer);
  const file = {
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.concat(pieces),
  };
  const importing = await importFile(page, file);
  await expect(importing.getByText('5 kept, 0 changed, 0 dropped')).toBeVisible();
  await importing.getByRole('button', { name: 'Add 5 questions' }).click();
  await expect(importing).toBeHidden();
  await expect(page.getByText('Which are gases?').first()).toBeVisible();
});

test('a creator imports a package of QTI with pictures, and participants see them', async ({
  page,
  browser,
}) => {
  watch(page);
  const options =
    '<simpleChoice identifier="A">Iron</simpleChoice><simpleChoice identifier="B"><img src="../img/a.png" alt="A violet square"/></simpleChoice>';
  const metal = item({
    declaration: response('cardinality="single" baseType="identifier"', ['A']),
    body: `<p>Which of <img src="../img/a.png" alt="These"/> rusts?</p><p><img src="gone.png" alt="gone"/></p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">${options}</choiceInteraction>`,
  });
  const place = item({ body: '<p>Where is it?</p><hotspotInteraction responseIdentifier="RESPONSE"/>' });
  const files = {
    'imsmanifest.xml': manifest('items/a.xml', 'items/b.xml'),
    'items/a.xml': metal,
    'items/b.xml': place,
    'img/a.png': PNG,
  };
  await signedInAs(page, demoAccounts.creator);
  const dialog = await importFile(page, {
    name: 'metals.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(packed(files)),
  });
  await expect(dialog.getByText('Read as QTI.', { exact: false })).toBeVisible();
  await expect(dialog.getByText('0 kept, 1 changed, 1 dropped')).toBeVisible();
  await dialog.getByRole('tab', { name: /Report/ }).click();
  await expect(
    dialog.getByText(/Questions of the type “hotspotInteraction” cannot be imported/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: /^All/ }).click();
  await expect(dialog.getByText(/A picture beside another one was left out/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('button', { name: /Which of rusts/ }).first();
  await expect(row).toBeVisible();
  await row.click();
  await expect.poll(() => drawn(page, '[data-question]')).toContain(64);
  await page.getByRole('button', { name: 'Publish Quiz' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Quiz published successfully!' })).toBeVisible();
  const quiz = new URL(page.url()).searchParams.get('quiz') ?? '';
  const guest = await (await browser.newContext()).newPage();
  watch(guest);
  await guest.goto(`${urls.site}/quiz/${quiz}`);
  await guest.getByLabel('Your name').fill('Annie Easley');
  await guest.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await guest.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(guest.getByRole('img', { name: 'These' })).toBeVisible();
  await expect(guest.getByRole('img', { name: 'A violet square' })).toBeVisible();
  await expect.poll(() => drawn(guest, 'main')).toEqual([64, 64]);
});

test('a package that is too large for a request is uploaded and read in the background', async ({ page }) => {
  watch(page);
  const options =
    '<simpleChoice identifier="A">Iron</simpleChoice><simpleChoice identifier="B">Neon</simpleChoice>';
  const files = {
    'imsmanifest.xml': manifest('a.xml'),
    'a.xml': item({
      declaration: response('cardinality="single" baseType="identifier"', ['A']),
      body: `<p>Which <img src="a.png" alt="one"/> rusts?</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">${options}</choiceInteraction>`,
    }),
    // What follows the end of a picture is not looked at, and packs badly.
    'a.png': Buffer.concat([PNG, randomBytes(2_000_000)]),
  };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await signedInAs(page, demoAccounts.creator);
  const dialog = await importFile(page, {
    name: 'large.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(packed(files)),
  });
  await expect(dialog.getByText('1 kept, 0 changed, 0 dropped')).toBeVisible();
  expect(asked).toContain('POST /api/imports');
  expect(asked).not.toContain('POST /api/quizzes/import');
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('button', { name: /Which rusts/ }).first();
  await expect(row).toBeVisible();
  await row.click();
  await expect.poll(() => drawn(page, '[data-question]')).toContain(64);
});

/** Pixels in the width of each picture of the question that has come. */
const drawn = (page: Page, within: string) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll('${within} img')].filter(({ src }) => src.includes('/media/media/')).map(({ naturalWidth }) => naturalWidth)`,
  );
