import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { numbered } from './quiz.ts';
import {
  advanceClock,
  drainStream,
  mailedLink,
  newAddress,
  runTick,
  stageNow,
  test,
  urls,
  watch,
} from './stage.ts';

const HOUR = 3_600;
const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/49', cvv: '123', name: 'Ada Lovelace' };

/** A quiz of the demo creator that ends in an hour, with a prize that is paid. */
async function prizeQuiz(): Promise<string> {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    query: { status: 'draft' },
    body: {
      title: 'Metals for money',
      category: 'science',
      questions: numbered(2).map((question) => ({ ...question, timeLimit: 0 })),
      schedule: { isScheduled: true, endDate: new Date((await stageNow()) + HOUR * 1_000).toISOString() },
      settings: { timeLimit: 20 },
      prizePool: { enabled: true, totalAmount: 100, distribution: '70/30' },
    },
  });
  const params = { id: quiz.id };
  await callApi(quizzes.payPrizePool, { token, params, body: { card: CARD } });
  await expect
    .poll(async () => {
      await drainStream();
      return (await callApi(quizzes.getPrizePool, { token, params })).status;
    })
    .toBe('funded');
  await callApi(quizzes.publishQuiz, { token, params });
  return quiz.id;
}

/** Somebody takes it, and gets so many of the two questions right. */
async function plays(
  quizId: string,
  right: number,
  who: { token: string } | { email: string },
): Promise<void> {
  const { email, token } = { email: undefined, token: undefined, ...who };
  const { sessionId, sessionToken, quiz } = await callApi(attempts.startAttempt, {
    params: { id: quizId },
    body: email ? { participantInfo: { name: 'Mary', email }, deviceId: 'd'.repeat(20) } : {},
    ...(token && { token }),
  });
  const answers = quiz.questions.map(({ _id: questionId }, n) => ({
    questionId,
    userAnswer: n < right ? 'This one' : 'None',
  }));
  await callApi(attempts.submitAttempt, { params: { quizId }, body: { sessionId, answers }, sessionToken });
}

async function settle(): Promise<void> {
  await advanceClock(HOUR / 30);
  await runTick();
  await advanceClock(2 * HOUR);
  await runTick();
  await advanceClock(49 * HOUR);
  // A tick sweeps a day of minutes at most.
  for (let ticks = 0; ticks < 3; ticks++) await runTick();
  await drainStream();
}

async function isTidy(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
}

test('a prize is decided, claimed by its winners, paid, and explained to whoever offered it', async ({
  page,
  browser,
}) => {
  watch(page, [/404/]);
  // From now on the sweep remembers how far it came.
  await runTick();
  const quizId = await prizeQuiz();
  const email = newAddress();
  await plays(quizId, 2, { token: (await tokensOf(demoAccounts.learner)).accessToken });
  await plays(quizId, 1, { email });
  await drainStream();
  await settle();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await mailedLink(email));
  await expect(guest.getByText('$30.00').first()).toBeVisible();
  await isTidy(guest);
  await guest.getByRole('textbox', { name: 'Full name' }).fill('Mary Somerville');
  await guest.getByRole('combobox', { name: 'Country' }).fill('Germ');
  await guest.getByRole('option', { name: 'Germany' }).click();
  await guest.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 01');
  await guest.getByRole('button', { name: /^Send me/ }).click();
  await expect(guest.getByText('This IBAN is not valid')).toBeVisible();
  await guest.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00');
  await guest.getByRole('button', { name: /^Send me/ }).click();
  await expect(guest.getByText('Your money is on its way')).toBeVisible();
  await drainStream();
  await guest.reload();
  await expect(guest.getByText('Your prize was sent')).toBeVisible();
  await isTidy(guest);
  await guest.goto(guest.url().split('#')[0] ?? '');
  await guest.reload();
  await expect(guest.getByText('This prize is not known')).toBeVisible();

  const learner = await (await browser.newContext()).newPage();
  await signedInAs(learner, demoAccounts.learner);
  await learner.goto(`${urls.site}/rewards`);
  await learner.getByRole('link', { name: '$70.00 at “Metals for money”' }).click();
  await expect(learner.getByRole('heading', { name: 'Claim your prize' })).toBeVisible();

  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${quizId}/dashboard?tab=settings`);
  const panel = page.getByRole('region', { name: 'Prize pool' });
  await expect(panel.getByText('Place 2: Mary')).toBeVisible();
  await panel.getByRole('button', { name: /^Hold the prize of/ }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Two people with one voice');
  await page.getByRole('button', { name: 'Hold prize' }).click();
  await expect(panel.getByText('On hold')).toBeVisible();
  await panel.getByText('Ledger', { exact: true }).click();
  await expect(panel.getByText('A prize was sent to its winner')).toBeVisible();
  await isTidy(page);
  await learner.reload();
  await expect(learner.getByText('The reason given: Two people with one voice')).toBeVisible();
});
