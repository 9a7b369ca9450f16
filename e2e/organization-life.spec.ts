import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { newAccount, newOrganization } from './people.ts';
import { newAddress, setTextRecord, test, urls, watch } from './stage.ts';

const PHONE = { width: 375, height: 700 };
const NAME = 'Lighthouse School';
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
}

test('somebody joins by a domain once it is approved, the plan grows with the invitations, and the organization is deleted and restored', async ({
  page,
  browser,
}) => {
  watch(page, [/status of 409/]);
  const domain = `d${Date.now().toString(36)}.example`;
  const { id, owner } = await newOrganization(NAME, { requireApproval: true });
  const pupil = await newAccount('Iris Wood', 'learner', `iris@${domain}`);
  const own = (query: string) => `${urls.site}/org/${id}/dashboard?${query}`;
  await signedInAs(page, owner);
  const guest = await (await browser.newContext({ viewport: PHONE })).newPage();
  watch(guest, [/status of 404/]);
  await signedInAs(guest, pupil);

  const link = await test.step('a domain is proven, and a link is made', async () => {
    await page.goto(own('tab=settings&section=members'));
    await button(page, 'Add domain').click();
    await expect(page.getByText('Please enter a domain such as example.com')).toBeVisible();
    await page.getByLabel('Domain', { exact: true }).fill(domain);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Waiting for its record')).toBeVisible();
    await looksRight(page);
    const value = await page.getByText(/^quizhall-verification=/).innerText();
    await setTextRecord(`_quizhall.${domain}`, value);
    await button(page, `Check record of ${domain}`).click();
    await expect(page.getByText('Proven', { exact: true })).toBeVisible();
    await button(page, 'Make a link').click();
    const shown = page.getByText(`/org/${id}/join/`);
    await expect(shown).toBeVisible();
    await looksRight(page);
    return shown.innerText();
  });

  await test.step('somebody with an address there asks, and the link says that they have', async () => {
    await guest.goto(`${urls.site}/dashboard`);
    await button(guest, `Ask to join ${NAME}`).click();
    await expect(guest.getByText('Waiting for approval')).toBeVisible();
    await looksRight(guest);
    await guest.goto(link);
    await expect(guest.getByText('You have asked. You are told when somebody decides.')).toBeVisible();
    await looksRight(guest);
  });

  await test.step('they withdraw it, the approvals are empty, and they ask again', async () => {
    await button(guest, `Withdraw request to join ${NAME}`).click();
    const dialog = guest.getByRole('alertdialog', { name: 'Withdraw your request?' });
    await looksRight(guest);
    await dialog.getByRole('button', { name: 'Withdraw request' }).click();
    await expect(button(guest, 'Ask to join')).toBeVisible();
    await page.goto(own('tab=approvals'));
    await expect(page.getByRole('heading', { name: 'All caught up!' })).toBeVisible();
    await guest.goto(`${urls.site}/dashboard`);
    await button(guest, `Ask to join ${NAME}`).click();
    await expect(button(guest, `Withdraw request to join ${NAME}`)).toBeVisible();
    await looksRight(guest);
  });

  await test.step('they are approved, and are members', async () => {
    await page.goto(own('tab=approvals'));
    await expect(page.getByText(`iris@${domain}`)).toBeVisible();
    await button(page, 'Approve Iris Wood').click();
    await expect(page.getByRole('heading', { name: 'All caught up!' })).toBeVisible();
    await guest.goto(`${urls.site}/org/${id}/dashboard`);
    await expect(guest.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  });

  await test.step('more are invited than the plan holds, and another plan holds them', async () => {
    await page.goto(own('tab=members'));
    await expect(page.getByRole('row').filter({ hasText: 'Iris Wood' })).toBeVisible();
    await button(page, 'Invite Members').click();
    const dialog = page.getByRole('dialog', { name: 'Invite members' });
    const emails = Array.from({ length: 9 }, newAddress).join('\n');
    await dialog.getByLabel('Email addresses').fill(emails);
    await dialog.getByRole('button', { name: 'Send Invitations' }).click();
    await expect(
      dialog.getByText(
        'The Free plan holds 10 members, and there is room for 8 more. Basic lifts that limit.',
      ),
    ).toBeVisible();
    await looksRight(page);
    await page.goto(own('tab=settings&section=billing'));
    await button(page, 'Start free trial').first().click();
    await expect(page.getByText('Your free trial of Basic has begun.')).toBeVisible();
    await page.goto(own('tab=members'));
    await button(page, 'Invite Members').click();
    await dialog.getByLabel('Email addresses').fill(emails);
    await dialog.getByRole('button', { name: 'Send Invitations' }).click();
    await expect(page.getByText('9 invitations sent')).toBeVisible();
  });

  await test.step('its owner deletes it, its page says so, and it is restored', async () => {
    await page.goto(own('tab=settings'));
    await button(page, 'Delete organization').click();
    const dialog = page.getByRole('dialog', { name: `Delete ${NAME}?` });
    await dialog.getByLabel('Name of the organization').fill(NAME);
    await dialog.getByLabel('Current password').fill(owner.password);
    await looksRight(page);
    await dialog.getByRole('button', { name: 'Delete organization' }).click();
    await expect(page.getByText('This organization was deleted')).toBeVisible();
    await looksRight(page);
    await guest.reload();
    await expect(guest.getByText('Until then its owner can restore it.')).toBeVisible();
    await expect(guest.getByRole('navigation', { name: 'Organization' })).toHaveCount(0);
    await looksRight(guest);
    await button(page, 'Restore organization').click();
    await expect(page.getByText('Organization restored')).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole('navigation', { name: 'Organization' })).toBeVisible();
  });
});
