import { expect } from '@playwright/test';
import { begin, numbered, publish } from './quiz.ts';
import { signUp, test, urls, watch } from './stage.ts';

test('a guest keeps a result with a new account, once', async ({ page }) => {
  watch(page, [/status of 401/]);
  const title = 'Taken before there was an account';
  const { code } = await publish({ title, questions: numbered(1), rewards: { enabled: true } });
  await begin(page, code, 1);
  await page.getByRole('radiogroup').locator('label').filter({ hasText: 'This one' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/result\//);
  const result = page.url();

  // Without an account this browser alone knows of it.
  await page.goto(`${urls.site}/my-results`);
  await page.getByRole('link', { name: `Open result of ${title}` }).click();
  await expect(page).toHaveURL(/\/result\//);
  await page.getByRole('link', { name: 'Sign up and keep it' }).click();
  await expect(page).toHaveURL(/\/auth\/signup/);
  await signUp(page, { name: 'Grace Hopper', type: 'Learner' });
  await expect(page.getByText('1 result is in My Results now.')).toBeVisible();

  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await page.goto(`${urls.site}/my-results`);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('100%');
  await page.goto(result);
  await expect(page.getByRole('heading', { name: 'Kept in My Results' })).toBeVisible();
  await page.goto(`${urls.site}/my-results?outcome=passed`);
  await expect(row).toHaveCount(1);
  await page.goto(`${urls.site}/rewards`);
  await expect(
    page.getByRole('region', { name: 'What brought them' }).getByRole('listitem').first(),
  ).toContainText(title);
});
