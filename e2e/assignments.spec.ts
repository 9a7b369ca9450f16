import { expect } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { listMailsTo } from '@quizhall/functions/platform/local/mailbox.ts';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { demoOrganization, publishFor } from './organization.ts';
import { drainStream, mailedLink, test, urls, watch } from './stage.ts';

const { organization: owner, learner } = demoAccounts;

/** The learner comes into the sciences of the demo organization. */
async function joinSciences(id: string): Promise<void> {
  const { accessToken: token } = await tokensOf(owner);
  const { departments } = await callApi(organizations.listDepartments, {
    token,
    query: { organizationId: id },
  });
  const departmentId = departments.find(({ name }) => name === 'Sciences')?.id;
  await callApi(organizations.inviteMembers, {
    token,
    params: { id },
    body: { emails: [learner.email], ...(departmentId && { departmentId }) },
  });
  const link = await mailedLink(learner.email);
  const { accessToken } = await tokensOf(learner);
  await callApi(organizations.acceptMemberInvite, {
    token: accessToken,
    params: { token: link.split('/').at(-1) ?? '' },
  });
}

/** As others on this stage find it. */
async function leave(id: string): Promise<void> {
  const { accessToken: token } = await tokensOf(learner);
  await callApi(organizations.leaveOrganization, { token, params: { id } });
}

test('a quiz is assigned to a department, taken by a member, and done', async ({ page, browser }) => {
  watch(page);
  const id = await demoOrganization();
  const title = 'Safety in the laboratory';
  await Promise.all([joinSciences(id), publishFor(id, owner, title)]);

  await test.step('assigned', async () => {
    await signedInAs(page, owner);
    await page.goto(`${urls.site}/org/dashboard?tab=quizzes`);
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Assign…' }).click();
    const dialog = page.getByRole('dialog', { name: `Assign “${title}”` });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Who should take it' }).click();
    await page.getByRole('option', { name: 'Departments', exact: true }).click();
    await dialog.getByRole('button', { name: 'Assign quiz' }).click();
    await expect(dialog.getByText('Please choose a department')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Sciences' }).check();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Assign quiz' }).click();
    await expect(page.getByText(`“${title}” was assigned`)).toBeVisible();
    await page.getByRole('link', { name: 'Assignments' }).click();
    await page.getByRole('link', { name: `Open assignment of ${title}` }).click();
    await expect(page.getByRole('progressbar', { name: `Finished “${title}”` })).toBeVisible();
    await expect(page.getByText('0 of 1')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Jonas Weber' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  const member = await (await browser.newContext({ viewport: { width: 375, height: 700 } })).newPage();
  await test.step('taken', async () => {
    await drainStream();
    expect((await listMailsTo(learner.email, urls.inbox)).at(-1)?.subject).toBe('A quiz was assigned to you');
    await signedInAs(member, learner);
    await member.goto(`${urls.site}/dashboard`);
    const start = member.getByRole('link', { name: `Start ${title}` });
    await expect(start).toBeVisible();
    expect(await axeFindings(member)).toEqual([]);
    expect(await sidewaysPixels(member)).toBeLessThanOrEqual(0);
    await start.click();
    await member.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
    await member.getByRole('button', { name: 'Start Quiz' }).click();
    await member.getByRole('radiogroup').locator('label').filter({ hasText: 'This one' }).click();
    await member.getByRole('button', { name: 'Review & Submit' }).click();
    await member.getByRole('button', { name: 'Submit Quiz', exact: true }).click();
  });

  await test.step('done', async () => {
    await expect(member).toHaveURL(/\/result/);
    await member.goto(`${urls.site}/dashboard?assigned=done`);
    await expect(member.getByRole('link', { name: `View result of ${title}` })).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 of 1')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Everybody has finished' })).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const change = page.getByRole('dialog', { name: 'Change assignment' });
    await expect(change).toBeVisible();
    await expect(change.getByRole('checkbox', { name: 'Sciences' })).toBeChecked();
    await expect(change.getByRole('combobox', { name: 'Who should take it' })).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await change.getByRole('checkbox', { name: 'Sciences' }).uncheck();
    await change.getByRole('button', { name: 'Save changes' }).click();
    await expect(change.getByText('Please choose a department')).toBeVisible();
    await page.setViewportSize({ width: 375, height: 667 });
    expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await change.getByRole('combobox', { name: 'Who should take it' }).click();
    await page.getByRole('option', { name: 'Everybody' }).click();
    await change.getByRole('button', { name: 'Save changes' }).click();
    await expect(change).toBeHidden();
    await expect(page.getByRole('definition').filter({ hasText: 'Everybody' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel assignment' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this assignment?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel assignment' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is assigned' })).toBeVisible();
  });
  await leave(id);
});
