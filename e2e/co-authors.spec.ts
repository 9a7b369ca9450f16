import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { mailedLink, test, urls, watch } from './stage.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

test('an owner invites somebody, who accepts, edits the quiz, and is removed', async ({ browser }) => {
  const { id } = await publish({ title: 'Written by two', questions: numbered(2) });
  const [owner, guest] = [await browser.newPage(), await browser.newPage()];
  watch(owner);
  // After the removal the quiz is not there for the guest.
  watch(guest, [/status of 404/]);

  await signedInAs(owner, demoAccounts.creator);
  await owner.goto(`${urls.site}/quiz/${id}/people`);
  await owner.getByRole('textbox', { name: /Email address/ }).fill(demoAccounts.learner.email);
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(`Invitation sent to ${demoAccounts.learner.email}`)).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Invited' })).toBeVisible();
  expect(await axeFindings(owner)).toEqual([]);

  // Signed out, the page says what it is about, and leads through the sign-in back to itself.
  await guest.goto(await mailedLink(demoAccounts.learner.email));
  await expect(guest.getByRole('heading', { name: 'Work on “Written by two”?' })).toBeVisible();
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole('link', { name: 'Sign in to accept' }).click();
  await guest.getByRole('textbox', { name: 'Email' }).fill(demoAccounts.learner.email);
  await guest.getByRole('textbox', { name: 'Password' }).fill(demoAccounts.learner.password);
  await guest.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(guest.getByText(`You are signed in as ${demoAccounts.learner.email}.`)).toBeVisible();
  await guest.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(title(guest)).toHaveValue('Written by two');

  await title(guest).fill('Written by both');
  const save = guest.getByRole('button', { name: 'Save Changes' }).first();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(guest.getByText('Changes saved successfully!')).toBeVisible();

  // The owner sees what changed, and by whom.
  await owner.reload();
  await expect(owner.getByText('Who works on “Written by both” with you.')).toBeVisible();
  await expect(owner.getByText(demoAccounts.learner.name, { exact: true })).toBeVisible();
  await owner.goto(`${urls.site}/quiz/${id}/edit`);
  await owner.getByRole('button', { name: 'Show versions' }).click();
  await expect(owner.getByText(new RegExp(demoAccounts.learner.name)).first()).toBeVisible();

  await guest.goto(`${urls.site}/quiz/manage?scope=shared`);
  await expect(guest.getByText(`Shared by ${demoAccounts.creator.name} · Editor`)).toBeVisible();
  expect(await axeFindings(guest)).toEqual([]);

  await owner.getByRole('link', { name: 'People' }).click();
  await owner.getByRole('button', { name: `Remove ${demoAccounts.learner.name}` }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByText('Nobody yet. Invite the first person above.')).toBeVisible();
  await guest.goto(`${urls.site}/quiz/${id}/edit`);
  await expect(guest.getByRole('heading', { name: 'Unable to load quiz' })).toBeVisible();
});

test('a co-author leaves the quiz by themselves', async ({ browser }) => {
  const { id } = await publish({ title: 'Left by one', questions: numbered(2) });
  const guest = await browser.newPage();
  watch(guest);
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const { email } = demoAccounts.learner;
  await callApi(quizzes.inviteCoAuthor, { token, params: { id }, body: { email, role: 'editor' } });
  await signedInAs(guest, demoAccounts.learner);
  await guest.goto(await mailedLink(demoAccounts.learner.email));
  await guest.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(guest.getByText('You now work on “Left by one”')).toBeVisible();
  await guest.goto(`${urls.site}/quiz/${id}/dashboard?tab=settings`);
  await guest.getByRole('button', { name: 'Leave this quiz' }).click();
  const dialog = guest.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: 'Leave this quiz?' })).toBeVisible();
  expect(await axeFindings(guest)).toEqual([]);
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(guest.getByText('You no longer work on “Left by one”')).toBeVisible();
  await expect(guest).toHaveURL(/scope=shared/);
  await expect(guest.getByText('Left by one', { exact: true })).toHaveCount(0);
});
