import { expect } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { axeFindings } from './axe.ts';
import { loaded, settled } from './rest.ts';
import { takenOver, test, urls } from './stage.ts';

test('from a template to a quiz: signed out, one signs in, comes back to it, and publishes the draft', async ({
  page,
}) => {
  await page.goto(`${urls.site}/templates`);
  await takenOver(page);
  const preview = page.getByRole('button', { name: 'Preview: Capitals of the world' });
  await expect(preview).toBeVisible();
  await loaded(page);
  await preview.click();
  const dialog = page.getByRole('dialog', { name: 'Capitals of the world' });
  await expect(dialog.getByText('OpenTriviaQA').first()).toBeVisible();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign in to use it' }).click();

  await page.getByRole('textbox', { name: 'Email' }).fill(demoAccounts.organization.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoAccounts.organization.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/templates\?template=capitals-of-the-world/);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this template' }).click();

  await expect(page).toHaveURL(/\/quiz\/q_\w+\/edit/);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Capitals of the world',
  );
  await page.getByRole('button', { name: 'Publish Quiz' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Quiz published successfully!' })).toBeVisible();
});
