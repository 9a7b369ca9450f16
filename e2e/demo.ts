import type { Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { auth } from '@quizhall/shared/contract/accounts/auth';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';

export interface Account {
  email: string;
  password: string;
}

/** Signs in beside the browser, as a client outside this repository would. */
export async function tokensOf({ email, password }: Account) {
  return (await callApi(auth.login, { body: { email, password } })).tokens;
}

/** A published quiz of the demo data, which no test changes. */
export async function publishedQuiz() {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const query = { search: 'A bit of everything' };
  const { quizzes: list } = await callApi(quizzes.listQuizzes, { token, query });
  const quiz = list.find(({ status }) => status === 'published');
  if (!quiz) throw new Error('The demo data has no published quiz');
  return quiz;
}

/**
 * Makes the page's browser one in which somebody is signed in, with a session of its own, as the form of the login page
 * leaves it. The form itself is filled in `accounts.spec.ts`.
 */
export async function signedInAs(page: Pick<Page, 'context'>, account: Account): Promise<void> {
  const { accessToken, refreshToken } = await tokensOf(account);
  // Before anything of the site runs, and once: what the site renews stays.
  await page.context().addInitScript(`if (!localStorage.getItem('quizhall.refreshToken')) {
    localStorage.setItem('quizhall.refreshToken', ${JSON.stringify(refreshToken)});
    localStorage.setItem('quizhall.accessToken', ${JSON.stringify(accessToken)});
  }`);
}
