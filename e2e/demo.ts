import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { auth } from '@quizhall/shared/contract/auth';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { callApi } from './api.ts';
import { urls } from './stage.ts';

/** A published quiz of the demo data, which no test changes. */
export async function publishedQuiz() {
  const { email, password } = demoAccounts.creator;
  const { tokens } = await callApi(auth.login, { body: { email, password } });
  const query = { search: 'A bit of everything' };
  const { quizzes: list } = await callApi(quizzes.listQuizzes, { token: tokens.accessToken, query });
  const quiz = list.find(({ status }) => status === 'published');
  if (!quiz) throw new Error('The demo data has no published quiz');
  return quiz;
}

/** Signs in through the page, and ends on the profile. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${urls.site}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/account\/profile/);
}
