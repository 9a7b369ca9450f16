import { expect, type Locator, type Page } from '@playwright/test';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { newOrganization } from './people.ts';
import { mailedLink, newAddress, signUp, test, urls, watch } from './stage.ts';
import { toStep } from './wizard.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
}

test('a quiz for an organization waits, is looked at, rejected, changed, approved, and live', async ({
  page,
  browser,
}) => {
  watch(page);
  const { id, owner, token } = await newOrganization('Harbour School', {
    requireApprovalForQuizzes: true,
    allowPublicQuizzes: false,
    maxQuestionsPerQuiz: 20,
  });
  const invited = newAddress();
  const body = { emails: [invited], role: 'creator' as const };
  await callApi(organizations.inviteMembers, { token, params: { id }, body });
  const manager = await (await browser.newContext()).newPage();
  watch(manager);
  await signedInAs(manager, owner);

  await test.step('its author has no account when the invitation comes', async () => {
    await page.goto(await mailedLink(invited));
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, { name: 'Cleo Reyes', type: 'Learner', isThere: true, email: invited });
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await button(page, 'Accept invitation').click();
    await expect(page).toHaveURL(/\/org\/o_\w+\/dashboard$/);
  });

  await test.step('its author makes it, within what the organization allows', async () => {
    await page.goto(`${urls.site}/dashboard/quiz/create`);
    await expect(page).toHaveURL(new RegExp(`organization=${id}`));
    await expect(page.getByText('In the name of Harbour School')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Knots and ropes');
    await toStep(page, 'Questions');
    await page.getByRole('button', { name: 'Add question: True / False' }).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('A bowline holds a ship');
    await page.getByRole('radio', { name: 'True is correct' }).check();
    await button(page, 'Done').click();
    await toStep(page, 'Settings');
    const everybody = page
      .locator('[data-field="settings.visibility"]')
      .getByRole('radio', { name: /^Everybody/ });
    await everybody.click();
    await button(page, 'Publish Quiz').first().click();
    await expect(
      page
        .locator('[data-field="settings.visibility"]')
        .getByText('Your organization allows no public quizzes'),
    ).toBeVisible();
    await looksRight(page);
    await page.getByRole('radio', { name: /^Members only/ }).click();
    await button(page, 'Publish Quiz').first().click();
    await expect(page.getByRole('dialog', { name: 'Waiting for approval' })).toBeVisible();
    await page.getByRole('link', { name: 'Organization’s quizzes' }).click();
    await expect(page.getByText('Waits for approval', { exact: true })).toBeVisible();
    await looksRight(page);
  });

  await test.step('a manager looks at it as participants would, and says why not', async () => {
    await manager.goto(`${urls.site}/org/${id}/dashboard?tab=quizzes`);
    await manager.getByRole('link', { name: 'Review Knots and ropes' }).click();
    await expect(manager.getByRole('heading', { level: 1, name: 'Review Knots and ropes' })).toBeVisible();
    await button(manager, 'Next').click();
    await expect(
      manager.getByRole('region', { name: 'Question 1 of 1' }).getByText('A bowline holds a ship'),
    ).toBeVisible();
    await expect(manager.getByRole('radio', { name: 'True' })).toBeVisible();
    await looksRight(manager);
    await button(manager, 'Reject').click();
    const dialog = manager.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Reason').fill('Say which ship');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(manager.getByRole('heading', { name: 'All caught up!' })).toBeVisible();
  });

  await test.step('its author reads the reason, changes it and asks again', async () => {
    await page.goto(`${urls.site}/notifications`);
    await page
      .getByRole('link', { name: /Your quiz was not approved/ })
      .first()
      .click();
    await expect(page.getByText('The reason given: Say which ship').first()).toBeVisible();
    await looksRight(page);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Knots for small ships');
    await button(page, 'Publish Quiz').first().click();
    await expect(page.getByRole('dialog', { name: 'Waiting for approval' })).toBeVisible();
  });

  await test.step('it is approved, and live', async () => {
    await manager.goto(`${urls.site}/org/${id}/dashboard?tab=approvals`);
    await manager.getByRole('link', { name: 'Review Knots for small ships' }).click();
    await button(manager, 'Approve').click();
    await expect(manager.getByText('Approved successfully')).toBeVisible();
    await page.goto(`${urls.site}/org/${id}/dashboard?tab=quizzes`);
    await expect(page.getByText('Published', { exact: true }).last()).toBeVisible();
    await expect(page.getByText('Waits for approval', { exact: true })).toHaveCount(0);
  });
});
