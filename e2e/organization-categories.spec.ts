import { expect, type Page } from '@playwright/test';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { publishFor } from './organization.ts';
import { newOrganization } from './people.ts';
import { drainStream, test, urls, watch } from './stage.ts';

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
}

test('a category is made, chosen for a quiz, and narrows down quizzes and analytics', async ({ page }) => {
  watch(page);
  const { id, owner, token } = await newOrganization('Compass School');
  const [knots, lights] = ['Knots and ropes', 'Lights at night'] as const;
  const quizzes = [await publishFor(id, owner, knots), await publishFor(id, owner, lights)];
  for (const quiz of quizzes) {
    const { sessionId } = await callApi(attempts.startAttempt, { params: { id: quiz }, body: {}, token });
    await callApi(attempts.submitAttempt, {
      params: { quizId: quiz },
      body: { sessionId, answers: [] },
      token,
    });
  }
  await signedInAs(page, owner);
  const own = (query: string) => `${urls.site}/org/${id}/dashboard?${query}`;

  await test.step('made in the settings', async () => {
    await page.goto(own('tab=settings&section=branding'));
    await page.getByRole('button', { name: 'Add Category' }).click();
    await expect(page.getByLabel('Category name')).toBeFocused();
    await page.keyboard.type('Safety at sea');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    expect(await axeFindings(page, '[aria-label="Safety at sea"]')).toEqual([]);
  });

  await test.step('chosen where the quiz is written', async () => {
    await page.goto(`${urls.site}/quiz/${quizzes[0]}/edit`);
    await choose(page, 'Category of your organization', 'Safety at sea');
    const save = page.getByRole('button', { name: 'Save Changes' }).first();
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  });

  await test.step('narrows down the quizzes', async () => {
    await page.goto(own('tab=quizzes'));
    await expect(page.getByRole('rowheader', { name: lights })).toBeVisible();
    await choose(page, 'Category', 'Safety at sea');
    await expect(page.getByRole('rowheader', { name: lights })).toHaveCount(0);
    await expect(page.getByRole('rowheader', { name: knots })).toContainText('Safety at sea');
    await looksRight(page);
  });

  await test.step('narrows down the analytics, also after a reload', async () => {
    await drainStream();
    await page.goto(own('tab=analytics'));
    await expect(page.getByRole('link', { name: lights })).toBeVisible();
    await choose(page, 'Category', 'Safety at sea');
    await expect(page.getByRole('link', { name: lights })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: knots })).toBeVisible();
    await expect(page.getByRole('link', { name: lights })).toHaveCount(0);
    await looksRight(page);
  });
});
