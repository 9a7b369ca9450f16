import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { callApi } from './api.ts';
import { expectAccessible } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { isAt, numbered, publish } from './quiz.ts';
import { advanceClock, test, urls, watch } from './stage.ts';

/** Who is let in to a quiz, and what everybody else is told before they fill anything in. */

type Wish = Parameters<typeof publish>[0];

const ONE = numbered(1);
const HOUR = 3_600;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const start = (page: Page) => page.getByRole('button', { name: 'Start Quiz' });
const terms = (page: Page) => page.getByRole('checkbox', { name: 'I agree to the terms and conditions' });

async function visit(page: Page, wish: Omit<Wish, 'questions'>): Promise<{ id: string; code: string }> {
  const quiz = await publish({ questions: ONE, ...wish });
  watch(page);
  await page.goto(`${urls.site}/quiz/${quiz.code}`);
  return quiz;
}

/** The server's time, epoch ms: other tests have moved its clock. */
async function serverNow(): Promise<number> {
  const { id } = await publish({ title: 'A clock', questions: ONE });
  return Date.parse((await callApi(attempts.getPredata, { params: { id } })).serverNow);
}

const scheduled = (from: number, until: number) => ({
  isScheduled: true,
  startDate: new Date(from).toISOString(),
  endDate: new Date(until).toISOString(),
});

/** A door that is shut says why, and there is no form. */
async function isShut(page: Page, title: string, message: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  await expect(page.getByRole('complementary').getByRole('textbox')).toHaveCount(0);
}

test('a quiz that asks for a sign-in sends guests there, and lets people with an account in', async ({
  page,
  browser,
}) => {
  const { code } = await visit(page, { title: 'For accounts', settings: { requireLogin: true } });
  await isShut(page, 'Sign in to start', 'You must be logged in to access this quiz.');
  await expectAccessible(page);
  const person = await browser.newPage();
  watch(person);
  await signedInAs(person, demoAccounts.learner);
  await person.goto(`${urls.site}/quiz/${code}`);
  await expect(start(person)).toBeVisible();
});

test('a quiz without guests sends them to the sign-in; one with guests asks for what it needs', async ({
  page,
}) => {
  await visit(page, { title: 'No guests', settings: { allowGuests: false } });
  await isShut(page, 'Sign in to start', 'This quiz requires you to sign in or create an account.');
  const participantInfo = [
    { field: 'name' as const, label: 'Full name', required: true },
    { field: 'phone' as const, label: 'Phone', required: true },
  ];
  await visit(page, { title: 'Guests welcome', settings: { participantInfo } });
  await expect(heading(page, 'Before You Start')).toBeVisible();
  await page.getByLabel('Phone').fill('12345');
  await expect(start(page)).toBeVisible();
  await start(page).click();
  for (const said of [
    'Full name is required',
    'Please enter a valid phone number',
    'You must agree to the terms and conditions',
  ])
    await expect(page.getByText(said)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Phone').fill('+44 (0)20 7946-0000');
  await terms(page).check();
  await expect(terms(page)).toBeChecked();
  await start(page).click();
  await isAt(page, 1, 1);
});

test('a wrong password is said beside its field, and the right one lets in', async ({ page }) => {
  const settings = { requirePassword: true, password: 'sesame' };
  watch(page, [/403/]);
  const { code } = await publish({ title: 'Behind a password', questions: ONE, settings });
  await page.goto(`${urls.site}/quiz/${code}`);
  const field = page.getByRole('textbox', { name: 'Quiz Password' });
  await expect(field).toBeVisible();
  await terms(page).check();
  await start(page).click();
  await expect(page.getByText('Quiz password is required')).toBeVisible();
  await field.fill('wrong');
  await start(page).click();
  await expect(page.getByText('Incorrect password')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('sesame');
  await start(page).click();
  await isAt(page, 1, 1);
});

test('a scheduled quiz counts down, tells whoever wants it, and starts by itself', async ({ page }) => {
  const opening = (await serverNow()) + HOUR * 1_000;
  // As long as its limit: nobody waits for a turn.
  const schedule = scheduled(opening, opening + 20 * 60_000);
  const { code } = await publish({ title: 'In an hour', questions: ONE, schedule });
  watch(page, [/401/]);
  await signedInAs(page, demoAccounts.learner);
  await page.clock.install();
  await page.goto(`${urls.site}/quiz/${code}`);
  await expect(page.getByRole('timer')).toContainText(/^(59:\d\d|1:00:00)$/);
  await expect(start(page)).toBeDisabled();
  const wish = page.getByRole('switch', { name: 'Tell me when it starts' });
  await expect(wish).not.toBeChecked();
  await expect(wish).not.toHaveAttribute('aria-busy');
  await wish.click();
  await expect(page.getByText(/You will get a notification/)).toBeVisible();
  await page.reload();
  await expect(wish).toBeChecked();
  await expectAccessible(page);
  await terms(page).check();
  await expect(terms(page)).toBeChecked();
  await advanceClock(HOUR);
  await page.clock.fastForward(HOUR * 1_000);
  await isAt(page, 1, 1);
});

test('a quiz that is full, over, or paused says so before anybody fills in the form', async ({ page }) => {
  watch(page);
  const full = await publish({ title: 'For one', questions: ONE, settings: { maxParticipants: 1 } });
  await callApi(attempts.startAttempt, {
    params: { id: full.id },
    body: { deviceId: 'another-device-0001' },
  });
  await page.goto(`${urls.site}/quiz/${full.code}`);
  await expect(page.getByText('This quiz takes at most 1 participant.')).toBeVisible();
  await isShut(page, 'All places are taken', 'This quiz has reached its participant limit.');

  const now = await serverNow();
  const schedule = scheduled(now - 2 * HOUR * 1_000, now - HOUR * 1_000);
  await visit(page, { title: 'Over', schedule });
  await isShut(page, 'It is over', 'This quiz has ended.');
  await expect(page.getByText(/^It was open until/)).toBeVisible();
  await expectAccessible(page);
  await visit(page, { title: 'Paused', status: 'paused' });
  await isShut(page, 'Paused for now', 'This quiz is paused. Please try again later.');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('whoever has used all attempts is led to their result', { tag: '@nightly' }, async ({ page }) => {
  const { id, code } = await publish({
    title: 'Only once',
    questions: ONE,
    settings: { allowRetake: false, maxAttempts: 1 },
  });
  const { accessToken: token } = await tokensOf(demoAccounts.learner);
  const begun = await callApi(attempts.startAttempt, { params: { id }, body: {}, token });
  await callApi(attempts.submitAttempt, {
    params: { quizId: id },
    body: { sessionId: begun.sessionId, answers: [] },
    token,
  });
  watch(page);
  await signedInAs(page, demoAccounts.learner);
  await page.goto(`${urls.site}/quiz/${code}`);
  await isShut(page, 'No attempts left', 'You have used all attempts for this quiz.');
  await expect(page.getByRole('link', { name: 'See your last result' })).toBeVisible();
});

test('a quiz that checks who people are says so, and lets them in', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, { title: 'Identity', settings: { requiresIdentityVerification: true } });
  await expect(page.getByText(/verifies the identity of its participants/)).toBeVisible();
  await expectAccessible(page);
  await terms(page).check();
  await expect(terms(page)).toBeChecked();
  await start(page).click();
  await isAt(page, 1, 1);
});
