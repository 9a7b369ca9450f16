import { readFile } from 'node:fs/promises';
import { readPdf } from '@quizhall/functions/testing/read-pdf.ts';
import { type Browser, type Download, expect, type Page } from '@playwright/test';
import { formatCertificateCode } from '@quizhall/shared/rules/certificates/certificate-code';
import { axeFindings } from './axe.ts';
import { isAt, numbered, publish } from './quiz.ts';
import { test, urls, watch } from './stage.ts';

/** What somebody takes away from a quiz, and how whoever is shown it finds out whether it is real. */

/** A certificate may be asked for before it is stored. */
const STORED_SOON = [/status of 404/];
const NAME = '王小明';
const CERTIFICATE = { enabled: true, certificate: { enabled: true, template: 'elegant' } } as const;

/** Takes a quiz of one question, right, as a guest of this name, and ends on the result. */
async function pass(page: Page): Promise<void> {
  const { code } = await publish({
    title: 'Algebra',
    questions: numbered(1),
    rewards: CERTIFICATE,
    settings: { participantInfo: [{ field: 'name', label: 'Your name', required: true }] },
  });
  await page.goto(`${urls.site}/quiz/${code}`);
  await page.getByLabel('Your name').fill(NAME);
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await isAt(page, 1, 1);
  await page.getByRole('radio', { name: /This one/ }).press('Space');
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz', exact: true }).click();
  await expect(page).toHaveURL(/\/result\//);
}

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const begun: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const saved = await begun;
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

async function stranger(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  watch(page);
  await page.goto(urls.site + path);
  return page;
}

test('a certificate is saved as a PDF, and a stranger checks it and its badge', async ({ page, browser }) => {
  watch(page, STORED_SOON);
  await pass(page);
  await expect(page.getByText(`In the name of ${NAME}`)).toBeVisible();
  expect(await axeFindings(page, '[aria-labelledby="certificate"]')).toEqual([]);
  const { name, bytes } = await download(page, 'Download PDF');
  const { marks, tags, text, links } = await readPdf(bytes);
  const code = /^certificate-(\w{16})\.pdf$/.exec(name)?.[1] ?? '';
  expect(marks?.Marked).toBe(true);
  expect(tags.flatMap(({ role }) => role ?? [])).toEqual(
    expect.arrayContaining(['H1', 'H2', 'Figure', 'Link']),
  );
  expect(text.replaceAll(' ', '')).toContain(NAME.replaceAll(' ', ''));
  expect(text).toContain(formatCertificateCode(code));
  expect(links).toEqual([`${urls.site}/verify/${code}`]);

  const other = await stranger(browser, `/verify/${code}`);
  await expect(other.getByText('This certificate is valid')).toBeVisible();
  await expect(other.getByText(NAME, { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Check signature' }).click();
  await expect(other.getByText('The signature of this badge is valid')).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
});

test('a receipt is saved, anybody can check it, and a changed one is refused', async ({ page, browser }) => {
  watch(page, STORED_SOON);
  await pass(page);
  const { name, bytes } = await download(page, 'Download receipt');
  expect(name).toBe('Receipt Algebra.jws');
  await page.getByRole('link', { name: 'Check a receipt' }).click();
  await expect(page.getByText('This receipt is valid')).toBeVisible();

  const other = await stranger(browser, '/verify-receipt');
  const file = other.locator('input[type="file"]');
  await expect(file).toBeAttached();
  await file.setInputFiles({ name, mimeType: 'application/jose', buffer: bytes });
  await expect(other.getByText('This receipt is valid')).toBeVisible();
  await expect(other.getByText(/Checked in this browser/)).toBeVisible();
  await expect(other.getByText('Algebra', { exact: true })).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);

  const [header, payload = '', signature] = bytes.toString().trim().split('.');
  const said = Buffer.from(payload, 'base64url').toString().replace('Algebra', 'Biology');
  const changed = [header, Buffer.from(said).toString('base64url'), signature].join('.');
  await other.getByRole('textbox', { name: 'Receipt' }).fill(changed);
  await other.getByRole('button', { name: 'Check receipt' }).click();
  await expect(other.getByText('This receipt is not valid')).toBeVisible();
  await expect(other.getByText('This receipt is valid')).toHaveCount(0);
});
