import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { demoOrganization, publishFor } from './organization.ts';
import { PNG } from './png.ts';
import { newAccount } from './people.ts';
import { mailedLink, signUp, test, urls, watch } from './stage.ts';

const PHONE = { width: 375, height: 700 };
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const step = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
}

test('three organizations are created: in seven steps, question by question, and from the brand', async ({
  page,
}) => {
  watch(page);
  // Who is signed out signs in first, and comes back.
  await page.goto(`${urls.site}/org/create`);
  await expect(page).toHaveURL(/\/auth\/login/);
  await signUp(page, { name: 'Ada Lovelace', type: 'Quiz Creator' });

  await test.step('seven steps, with a reload in between', async () => {
    await page.goto(`${urls.site}/org/create`);
    await button(page, 'Next').click();
    await expect(page.getByText('Organization name is required')).toBeVisible();
    await expect(page.getByText('Please select an organization type')).toBeVisible();
    await expect(button(page, 'Previous')).toBeDisabled();
    await page.getByLabel('Organization name').fill('Analytical Society');
    await choose(page, 'Organization type', 'School');
    await button(page, 'Next').click();
    await page.getByLabel('Email').fill('ada at example.org');
    await button(page, 'Next').click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByLabel('Email').fill('ada@example.org');
    await button(page, 'Next').click();
    await expect(step(page, 'Branding')).toBeVisible();
    await page.setInputFiles('input[type=file]', { name: 'logo.png', mimeType: 'image/png', buffer: PNG });
    await expect(button(page, 'Remove')).toBeVisible();
    await page.getByRole('button', { name: 'Amber' }).click();
    await expect(page.getByText('hard to see on white')).toBeVisible();
    await button(page, 'Next').click();
    await button(page, 'Add Department').click();
    await expect(page.getByText('Please enter a department name')).toBeVisible();
    await page.getByLabel('Department name').fill('Engines');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove Engines')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Remove Engines')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: /Subscription$/ })
      .click();
    await button(page, 'Yearly (save 20%)').click();
    await expect(page.getByText('$278')).toBeVisible();
    await button(page, 'Choose Basic').click();
    await button(page, 'Next').click();
    await expect(page.getByText('ada@example.org')).toBeVisible();
    await button(page, 'Create Organization').click();
    await expect(page.getByText('Please accept the terms')).toBeVisible();
    await looksRight(page);
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await button(page, 'Create Organization').click();
    await expect(page).toHaveURL(/\/org\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Analytical Society' })).toBeVisible();
    await expect(page.getByText('Organization created successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Engines' })).toBeVisible();
  });

  await test.step('question by question, on a phone', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${urls.site}/org/create2`);
    await button(page, 'Get Started').click();
    await expect(step(page, 'What is your organization called?')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter your organization name')).toBeVisible();
    await page.keyboard.type('Guided Guild');
    await page.keyboard.press('Enter');
    await expect(step(page, 'What kind of organization is it?')).toBeVisible();
    await page.getByRole('radio', { name: 'Company' }).click();
    await looksRight(page);
    await button(page, 'Continue').click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('guild@example.org');
    for (const next of ['Is there a phone number?', 'Where are you?', 'Do you have a logo?']) {
      await page.keyboard.press('Enter');
      await expect(step(page, next)).toBeVisible();
    }
    await button(page, 'Continue').click();
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await button(page, 'Choose Professional').click();
    await button(page, 'Create Organization').click();
    await expect(
      page.getByText('Organization created successfully! Welcome to Professional plan!'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Guided Guild' })).toBeVisible();
  });

  await test.step('from the brand', async () => {
    await page.goto(`${urls.site}/org/create3`);
    await button(page, 'Get Started').click();
    await expect(page.getByText('Step 2 of 6')).toBeVisible();
    await button(page, 'Continue').click();
    await expect(page.getByText('Please fill in all required fields')).toBeVisible();
    await page.getByLabel('Organization name').fill('Branded Band');
    await choose(page, 'Organization type', 'Nonprofit');
    await choose(page, 'Industry', 'Education');
    await choose(page, 'Size', 'Small (1-50)');
    await button(page, 'Continue').click();
    await page.getByLabel('Email').fill('band@example.org');
    await page.getByLabel('Phone').fill('+1 555 0100');
    await button(page, 'Continue').click();
    await expect(step(page, 'Brand Identity')).toBeVisible();
    await looksRight(page);
    await button(page, 'Continue').click();
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await button(page, 'Skip for now').click();
    await expect(step(page, 'All Set')).toBeVisible();
    await expect(page.getByText('Branded Band')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL(/\/org\/o_\w+\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Branded Band' })).toBeVisible();
    await looksRight(page);
  });
});

test('somebody is invited, comes in, becomes a creator whose quiz is approved, and is removed', async ({
  page,
  browser,
}) => {
  watch(page);
  const id = await demoOrganization();
  const guest = await (await browser.newContext({ viewport: PHONE })).newPage();
  watch(guest);
  const account = await newAccount('Bo Hall', 'learner');
  const { email } = account;
  await signedInAs(guest, account);
  const member = page.getByRole('row').filter({ hasText: 'Bo Hall' });

  await signedInAs(page, demoAccounts.organization);
  await page.goto(`${urls.site}/org/team`);
  await button(page, 'Invite Members').click();
  await button(page, 'Send Invitations').click();
  await expect(page.getByText('Please enter an e-mail address')).toBeVisible();
  await page.getByLabel('Email addresses').fill(email);
  await button(page, 'Send Invitations').click();
  await expect(page.getByText('1 invitation sent')).toBeVisible();
  await expect(button(page, `Cancel the invitation of ${email}`)).toBeVisible();
  await looksRight(page);

  await guest.goto(await mailedLink(email));
  await expect(guest.getByRole('heading', { name: 'Join Northgate Learning?' })).toBeVisible();
  await looksRight(guest);
  await button(guest, 'Accept invitation').click();
  await expect(guest).toHaveURL(/\/org\/o_\w+\/dashboard$/);
  await expect(guest.getByRole('navigation', { name: 'Organization' }).getByRole('link')).toHaveCount(2);

  await page.reload();
  await page.getByRole('combobox', { name: 'Role of Bo Hall' }).click();
  await page.getByRole('option', { name: 'Creator', exact: true }).click();
  await expect(page.getByText('Bo Hall is now creator')).toBeVisible();

  await page.goto(`${urls.site}/org/settings?section=members`);
  await page.getByRole('switch', { name: 'Require approval for quizzes' }).click();
  await button(page, 'Save Settings').click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
  await publishFor(id, account, 'Tides of the north');
  await page.goto(`${urls.site}/org/dashboard?tab=approvals`);
  await button(page, 'Reject Tides of the north').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('A reason is required')).toBeVisible();
  await button(page, 'Cancel').click();
  await button(page, 'Approve Tides of the north').click();
  await expect(page.getByText('Approved successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All caught up!' })).toBeVisible();

  await page.getByRole('link', { name: /^Team Members/ }).click();
  await member.getByRole('button', { name: 'Actions for Bo Hall' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Bo Hall is no longer a member')).toBeVisible();
  await expect(member).toHaveCount(0);
});
