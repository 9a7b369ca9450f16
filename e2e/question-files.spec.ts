import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { item, manifest, packed, response } from '@quizhall/functions/_import/testing/qti-package.ts';
import { signedInAs } from './demo.ts';
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
  await expect(dialog.getByText('This format holds all 5 questions as they are.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Aiken/ }).click();
  await expect(dialog.getByText(/2 as they are, 0 with changes, 3 left out/)).toBeVisible();
  await dialog.getByRole('radio', { name: /^JSON/ }).click();
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

test('a creator imports a package of QTI, sees what it loses, and adds the rest', async ({ page }) => {
  watch(page);
  const choices =
    '<simpleChoice identifier="A">Iron</simpleChoice><simpleChoice identifier="B">Neon</simpleChoice>';
  const metal = item({
    declaration: response('cardinality="single" baseType="identifier"', ['A']),
    body: `<p>Which of <img src="m.png" alt="these"/> rusts?</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">${choices}</choiceInteraction>`,
  });
  const place = item({ body: '<p>Where is it?</p><hotspotInteraction responseIdentifier="RESPONSE"/>' });
  const files = { 'imsmanifest.xml': manifest('a.xml', 'b.xml'), 'a.xml': metal, 'b.xml': place };
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
  await expect(dialog.getByText('A picture was left out, its description stays')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Which of [these] rusts?').first()).toBeVisible();
});
