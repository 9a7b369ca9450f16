import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { auth } from '@quizhall/shared/contract/auth';
import type { RequestInit } from '@quizhall/shared/contract/endpoint';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { callApi } from './api.ts';
import { advanceClock, urls, watch } from './stage.ts';

/** The quiz runner by keyboard, by clock and by ear: what the journeys by mouse do not show. */
type QuizBody = RequestInit<typeof quizzes.createQuiz>['body'];
type QuestionBody = NonNullable<QuizBody['questions']>[number];

const choices = (right: string, ...wrong: string[]) =>
  [right, ...wrong].map((text) => ({ text, isCorrect: text === right }));

const ONE_OF_EACH: QuestionBody[] = [
  { type: 'one_choice', question: 'Which is a metal?', options: choices('Iron', 'Neon', 'Argon') },
  {
    type: 'multiple_choice',
    question: 'Which are gases?',
    options: [...choices('Neon', 'Iron'), { text: 'Argon', isCorrect: true }],
  },
  { type: 'true_false', question: 'Iron rusts.', options: choices('True', 'False') },
  { type: 'short_answer', question: 'Which metal is Au?', correctAnswers: ['Gold'] },
  { type: 'fill_blank', question: 'Water is ___ and ___.', correctAnswers: ['hydrogen', 'oxygen'] },
];

interface Wish extends Pick<QuizBody, 'title' | 'questions' | 'settings' | 'rewards' | 'schedule'> {
  status?: 'paused';
}

/** A quiz of the demo creator; no question has a time of its own unless it says so. */
async function publish(wish: Wish): Promise<{ id: string; code: string }> {
  const { email, password } = demoAccounts.creator;
  const { tokens } = await callApi(auth.login, { body: { email, password } });
  const token = tokens.accessToken;
  const { status, settings, questions = ONE_OF_EACH, ...rest } = wish;
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    query: { status: 'published' },
    body: {
      title: 'Metals and gases',
      category: 'science',
      ...rest,
      questions: questions.map((question) => ({ timeLimit: 0, ...question })),
      settings: { timeLimit: 20, allowRetake: true, isPublic: false, passingScore: 60, ...settings },
    },
  });
  if (status === 'paused') {
    const body = { status, revision: quiz.revision };
    await callApi(quizzes.updateQuiz, { token, params: { id: quiz.id }, body });
  }
  return quiz;
}

const numbered = (count: number): QuestionBody[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'one_choice',
    question: `Which is number ${index + 1}?`,
    options: choices('This one', 'That one', 'The other one', 'None'),
  }));

async function begin(page: Page, code: string, total: number): Promise<void> {
  await page.goto(`${urls.site}/quiz/${code}`);
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await isAt(page, 1, total);
}

const isAt = (page: Page, number: number, total: number) =>
  expect(page.getByText(`Question ${number} of ${total}`, { exact: true })).toBeVisible();

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both themes, wide and narrow, and no sideways scrolling at 320 px, on a low screen neither. */
async function check(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(`document.documentElement.classList.toggle('dark', ${colorScheme === 'dark'})`);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.evaluate("document.documentElement.classList.remove('dark')");
  for (const size of [
    { width: 320, height: 800 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect.soft(overflow, `${name}: sideways scrolling at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}

/** Presses Tab until the named control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'link', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${role} “${String(name)}”`);
}

test('from the overview to the result with the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  watch(page);
  const { code } = await publish({
    rewards: { enabled: true, certificate: { enabled: true, template: 'modern' } },
  });
  await page.goto(`${urls.site}/quiz/${code}`);
  await expect(page.getByRole('heading', { name: 'Before You Start' })).toBeVisible();
  await tabTo(page, 'checkbox', 'I agree to the terms and conditions');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Start Quiz');
  await page.keyboard.press('Enter');
  await isAt(page, 1, 5);

  await test.step('a number, letters, F, Enter and the arrows', async () => {
    await page.keyboard.press('1');
    await expect(page.getByRole('radio', { name: 'Iron' })).toBeChecked();
    await page.keyboard.press('Enter');
    await isAt(page, 2, 5);
    await expect(page.getByRole('heading', { name: 'Which are gases?' })).toBeFocused();
    await page.keyboard.press('a');
    await page.keyboard.press('c');
    await expect(page.getByRole('checkbox', { name: 'Neon' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Argon' })).toBeChecked();
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Unflag' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await isAt(page, 1, 5);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 2, 5);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 3, 5);
  });

  await test.step('the drawer with all questions, on a narrow screen', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await tabTo(page, 'button', 'All questions');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Questions' });
    await expect(drawer).toBeVisible();
    await check(page, 'drawer');
    await tabTo(page, 'button', 'Question 2: Answered, Flagged');
    await page.keyboard.press('Enter');
    await expect(drawer).toBeHidden();
    await isAt(page, 2, 5);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await isAt(page, 3, 5);
  });

  await test.step('a written answer, and blanks one after the other', async () => {
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await isAt(page, 4, 5);
    await page.keyboard.type('gold');
    await page.keyboard.press('Enter');
    await isAt(page, 5, 5);
    await page.keyboard.type('hydrogen');
    await expect(
      page.getByRole('button', { name: 'Question 5: Current, Not Answered, partly answered' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Blank 2 of 2' })).toBeFocused();
    await page.keyboard.type('oxygen');
    await page.keyboard.press('Enter');
  });

  await test.step('review, submit, result', async () => {
    await expect(page.getByText('Every question is answered.')).toBeVisible();
    await tabTo(page, 'button', 'Submit Quiz');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/result\//);
    await expect(page.getByText('100%').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Certificate of completion' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: /Which is a metal/ })).toBeVisible();
    await check(page, 'result with certificate');
  });

  await test.step('feedback', async () => {
    await tabTo(page, 'button', 'Send feedback');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please choose a rating')).toBeVisible();
    await check(page, 'feedback without a rating');
    await page.getByRole('radio', { name: '1 star' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await tabTo(page, 'button', 'Send feedback');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('You gave 2 stars.')).toBeVisible();
  });

  await test.step('only the certificate goes to the printer', async () => {
    await page.evaluate('window.print = () => { window.printed = true; }');
    await page.getByRole('button', { name: 'Download certificate' }).click();
    await expect.poll(() => page.evaluate('window.printed')).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Certificate of completion' })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
    await expect(page.getByRole('button', { name: 'Download certificate' })).toBeVisible();
  });
});

test('the next question is on the screen within 50 ms of the key', async ({ page }) => {
  const total = 21;
  const { code } = await publish({ title: 'Many questions', questions: numbered(total) });
  await begin(page, code, total);
  // From the press, by the browser's own clock, to the frame after the one in which the question stands in the page.
  await page.evaluate(`
    window.turns = [];
    addEventListener('keydown', (event) => {
      const begin = event.timeStamp;
      requestAnimationFrame(() => setTimeout(() => window.turns.push(performance.now() - begin)));
    }, true);
  `);
  for (let number = 1; number < total; number++) {
    await page.keyboard.press('ArrowRight');
    await isAt(page, number + 1, total);
  }
  await expect.poll(() => page.evaluate<number>('window.turns.length')).toBe(total - 1);
  const turns = await page.evaluate<number[]>('window.turns');
  const median = turns.toSorted((a, b) => a - b)[Math.floor(turns.length / 2)];
  console.log(`next question after ${median?.toFixed(1)} ms (median of ${turns.length})`);
  expect(median).toBeLessThan(50);
});

test('the timer speaks at five minutes and at one, and warns in the review', async ({ page }) => {
  watch(page, [/status of 401/]);
  const { code } = await publish({ title: 'Against the clock', settings: { timeLimit: 20 } });
  await begin(page, code, 5);
  const said = page.getByRole('status').filter({ hasText: /left\./ });
  // The server is ahead; the page learns it with its next save, and the deadline stays the server's.
  const pass = async (seconds: number, key: string) => {
    await advanceClock(seconds);
    await page.keyboard.press(key);
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  };
  await pass(15 * 60 + 5, '1');
  await expect(said).toHaveText('5 minutes left.', { timeout: 15_000 });
  await expect(page.getByRole('timer', { name: /^Time left: 4:/ })).toBeVisible();
  await pass(4 * 60, '2');
  await expect(said).toHaveText('1 minute left.', { timeout: 15_000 });
  for (let number = 1; number < 5; number++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('Less than a minute is left.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Submit with unanswered questions?' });
  await expect(dialog).toBeVisible();
  await check(page, 'confirm');
  await dialog.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/result\//);
});

test('every state before the start is designed, and an unknown code leads on', async ({ page }) => {
  const inAnHour = new Date(Date.now() + 3_600_000 * 24 * 400).toISOString();
  const open = await publish({
    questions: [{ ...numbered(1)[0], timeLimit: 30 } as QuestionBody],
    rewards: { enabled: true },
  });
  const paused = await publish({ title: 'Paused', status: 'paused' });
  const later = await publish({ title: 'Later', schedule: { isScheduled: true, startDate: inAnHour } });
  const members = await publish({ title: 'Members', settings: { requireLogin: true } });
  const visit = async (code: string, shown: string | RegExp) => {
    await page.goto(`${urls.site}/quiz/${code}`);
    await expect(page.getByText(shown).first()).toBeVisible();
    await check(page, `overview of ${code}: ${String(shown)}`);
  };
  await visit(open.code, 'Every question has 30 seconds of its own.');
  await visit(paused.code, 'This quiz is paused. Please try again later.');
  await visit(later.code, 'Opens in');
  await visit(members.code, 'You must be logged in to access this quiz.');
  await visit('ZZZZZZ', 'No quiz found with this code');
  await expect(page.getByRole('heading', { name: 'Unable to Load Quiz' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Quiz code' });
  await field.fill('nope');
  await field.press('Enter');
  await expect(page.getByText('A quiz code has 6 letters and digits.')).toBeVisible();
  await field.fill(open.code.toLowerCase());
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
});
