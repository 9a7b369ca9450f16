import { expect } from '@playwright/test';
import de from '@quizhall/frontend/src/languages/de.json' with { type: 'json' };
import fr from '@quizhall/frontend/src/languages/fr.json' with { type: 'json' };
import { createI18n } from '@quizhall/shared/i18n';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { test, urls, watch } from './stage.ts';

const QUESTIONS = 2;

test('a guest takes a quiz in the language of the browser', async ({ browser }) => {
  const { code } = await publish({ title: 'Metals', questions: numbered(QUESTIONS) });
  const context = await browser.newContext({ locale: 'de', viewport: { width: 375, height: 760 } });
  const page = await context.newPage();
  watch(page);
  await page.goto(`${urls.site}/quiz/${code}`);
  const start = page.getByRole('button', { name: de['takingOverview.start'], exact: true });
  await start.click();
  await expect(page.getByText(de['takingOverview.termsRequired'])).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
  await page
    .getByRole('checkbox', {
      name: `${de['takingOverview.terms.0']} ${de['takingOverview.terms.1']}`,
    })
    .check();
  await start.click();
  for (let number = 0; number < QUESTIONS; number++) {
    await expect(
      page.getByText(
        createI18n('de', 'de', de).t('taking.take.question', {
          number: number + 1,
          total: QUESTIONS,
        }),
        { exact: true },
      ),
    ).toBeVisible();
    await page.getByRole('radio', { name: /This one/ }).press(' ');
    const next = number + 1 < QUESTIONS ? de['taking.take.next'] : de['taking.take.toReview'];
    await page.getByRole('button', { name: next, exact: true }).click();
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: de['takingLater.review.submit'], exact: true }).click();
  await expect(page).toHaveURL(/\/result\//);
  await expect(page.getByText(de['takingResult.passed']).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
});

test('a reader chooses a language at the foot of a page, and keeps it', async ({ page }) => {
  watch(page, [/401/]);
  await page.goto(`${urls.site}/auth/login`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.getByRole('heading', { name: fr['auth.login.title'] })).toBeVisible();
  await page.getByRole('textbox', { name: fr['auth.fields.email'] }).fill('nobody@example.com');
  await page.getByRole('textbox', { name: fr['auth.fields.password'] }).fill('wrong-password-1');
  await page.getByRole('button', { name: fr['auth.login.submit'], exact: true }).click();
  await expect(page.getByText(fr['shared.errors.INVALID_CREDENTIALS']).first()).toBeVisible();
  await page.goto(`${urls.site}/explore`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('combobox', { name: fr['app.footer.language'] })).toHaveValue('fr');
});

const TRANSLATED = ['/explore'];
const ENGLISH = ['/', '/quiz/manage', '/analytics'];
/** Dates and numbers as German writes them: `28. Nov. 2026`, `28.11.2026`, `71,4 %`. */
const GERMAN_FORMAT =
  /\d\. (?:Jan|Feb|März|Apr|Mai|Juni|Juli|Aug|Sept|Okt|Nov|Dez)|\d\d\.\d\d\.\d{4}|\d,\d+ %/;

test('a page is translated, or English throughout and marked so', { tag: '@nightly' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de' });
  const page = await context.newPage();
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  for (const path of [...TRANSLATED, ...ENGLISH]) {
    await page.goto(`${urls.site}${path}`);
    await expect(page.locator('main h1').first()).toBeVisible();
    const language = TRANSLATED.includes(path) ? 'de' : 'en';
    await expect(page.locator('html'), path).toHaveAttribute('lang', language);
    if (language === 'en') expect(await page.locator('main').innerText(), path).not.toMatch(GERMAN_FORMAT);
  }
  await expect(page.locator('footer').first()).toHaveAttribute('lang', 'de');
});
