import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { organizations } from '@quizhall/shared/contract/organizations';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { mailedLink, signUp, test, urls, watch } from './stage.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
}

/** An organization that approves what is published and lets nothing be public. */
async function strictOrganization(email: string): Promise<string> {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const { organization } = await callApi(organizations.createOrganization, {
    token,
    body: {
      name: 'Harbour School',
      type: 'school',
      contactInfo: { email: 'office@harbour.example' },
      settings: { requireApprovalForQuizzes: true, allowPublicQuizzes: false, maxQuestionsPerQuiz: 20 },
      acceptTerms: true,
    },
  });
  const { id } = organization;
  await callApi(organizations.inviteMembers, { token, params: { id }, body: { emails: [email], role: 'creator' } });
  return id;
}

test('a quiz for an organization waits, is looked at, rejected, changed, approved, and live', async ({
  page,
  browser,
}) => {
  watch(page);
  const email = await signUp(page, { name: 'Cleo Reyes', type: 'Learner' });
  const id = await strictOrganization(email);
  await page.goto(await mailedLink(email));
  await button(page, 'Accept invitation').click();
  await expect(page).toHaveURL(/\/org\/o_\w+\/dashboard$/);
  const manager = await (await browser.newContext()).newPage();
  watch(manager);
  await signedInAs(manager, demoAccounts.creator);

  await test.step('its author makes it, within what the organization allows', async () => {
    await page.goto(`${urls.site}/dashboard/quiz/create`);
    await expect(page).toHaveURL(new RegExp(`organization=${id}`));
    await expect(page.getByText('In the name of Harbour School')).toBeVisible();
    await page.getByLabel(/^Title/).fill('Knots and ropes');
    await page.getByRole('button', { name: /Questions$/ }).click();
    await page.getByRole('button', { name: /Add (your first )?question/i }).first().click();
    await page.getByLabel(/^Question text|^Question$/).first().fill('Which knot holds a ship?');
    await page.getByLabel('Option 1', { exact: true }).fill('A bowline');
    await page.getByLabel('Option 2', { exact: true }).fill('A bow');
    await page.getByRole('radio', { name: /correct/i }).first().click();
    await page.getByRole('button', { name: /Settings$/ }).click();
    const everybody = page.locator('[data-field="settings.visibility"]').getByRole('radio', { name: /^Everybody/ });
    await everybody.click();
    await button(page, 'Publish Quiz').first().click();
    await expect(
      page.locator('[data-field="settings.visibility"]').getByText('Your organization allows no public quizzes'),
    ).toBeVisible();
    await looksRight(page);
    await page.getByRole('radio', { name: /^Members only/ }).click();
    await button(page, 'Publish Quiz').first().click();
    await expect(page.getByRole('dialog', { name: 'Waiting for approval' })).toBeVisible();
    await page.getByRole('link', { name: 'Organization’s quizzes' }).click();
    await expect(page.getByText('Waits for approval')).toBeVisible();
    await looksRight(page);
  });

  await test.step('a manager looks at it as participants would, and says why not', async () => {
    await manager.goto(`${urls.site}/org/${id}/dashboard?tab=quizzes`);
    await manager.getByRole('link', { name: 'Review Knots and ropes' }).click();
    await expect(manager.getByRole('heading', { level: 1, name: 'Review Knots and ropes' })).toBeVisible();
    await button(manager, 'Next').click();
    await expect(manager.getByText('Which knot holds a ship?').first()).toBeVisible();
    await expect(manager.getByRole('radio', { name: 'A bowline' })).toBeVisible();
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
    await page.getByRole('link', { name: /Your quiz was not approved/ }).first().click();
    await expect(page.getByText('The reason given: Say which ship').first()).toBeVisible();
    await looksRight(page);
    await page.getByLabel(/^Title/).fill('Knots for small ships');
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
    await expect(page.getByText('Waits for approval')).toHaveCount(0);
  });
});
