import { expect, type Page } from '@playwright/test';
import { START_LEAD_MS } from '@quizhall/shared/rules/attempts/deadline';
import { expectAccessible } from './axe.ts';
import { tabTo } from './keys.ts';
import { begin, isAt, numbered, publish, type QuestionBody, stepToLast } from './quiz.ts';
import { advanceClock, test, urls, watch } from './stage.ts';
import { glanceAway, saved } from './taker.ts';

/** The quiz runner by keyboard, by clock and by ear: what the journeys by mouse do not show. */

const MARKED: QuestionBody[] = [
  {
    type: 'one_choice',
    question: 'What is *E* in **E = mc<sup>2</sup>**?',
    description: 'See [the text](https://example.org/).',
    explanation: 'Energy is `m * c * c`.',
    options: [
      { text: '**Energy**, x<sup>a+b</sup>', isCorrect: true, explanation: 'As in *ergon*.' },
      { text: '`e = 1`', isCorrect: false },
      { text: '[Einstein](https://example.org/einstein)', isCorrect: false },
    ],
  },
  {
    type: 'fill_blank',
    question: '**The capital of Peru is ___.** In H<sub>2</sub>O there are `n = ___` atoms of *hydrogen*.',
    correctAnswers: ['Lima', '2'],
  },
];

const CERTIFICATE = { enabled: true, certificate: { enabled: true, template: 'modern' } } as const;

/** Takes a quiz of one question, right, and ends on its result with a certificate. */
async function finishOne(page: Page): Promise<void> {
  const { code } = await publish({ questions: numbered(1), rewards: CERTIFICATE });
  await begin(page, code, 1);
  await page.getByRole('radio', { name: /This one/ }).press('Space');
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz', exact: true }).click();
  await expect(page).toHaveURL(/\/result\//);
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
}

test('texts with marks are shown as they are meant, in the runner and in the result', {
  tag: '@nightly',
}, async ({ page }) => {
  const { code } = await publish({ questions: MARKED });
  await begin(page, code, 2);
  await expect(page.getByRole('heading', { name: 'What is E in E = mc2?' })).toBeVisible();
  await expect(page.getByText('a+b', { exact: true })).toHaveJSProperty('tagName', 'SUP');
  await expectAccessible(page);
  await page.getByRole('radio').first().press('Space');
  await page.keyboard.press('Enter');
  await isAt(page, 2, 2);
  await expect(page.locator('strong').getByRole('textbox', { name: 'Blank 1 of 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Blank 1 of 2' }).fill('Lima');
  await page.getByRole('textbox', { name: 'Blank 2 of 2' }).fill('2');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Submit Quiz', exact: true }).click();
  await expect(page).toHaveURL(/\/result\//);
  await expect(page.getByRole('heading', { level: 3, name: /What is E in E = mc2/ })).toBeVisible();
  await expect(page.getByText('**')).toHaveCount(0);
  await expectAccessible(page);
});

test('from the overview to the result with the keyboard alone', async ({ page }) => {
  // The certificate may be asked for before it is stored.
  watch(page, [/status of 404/]);
  const { code } = await publish({ rewards: CERTIFICATE });
  await page.goto(`${urls.site}/quiz/${code}`);
  await expect(page.getByRole('heading', { name: 'Before You Start' })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'I agree to the terms and conditions', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Start Quiz', exact: true }));
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
    await expect(page.getByRole('button', { name: 'Flag', exact: true, pressed: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await isAt(page, 1, 5);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 2, 5);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 3, 5);
  });

  await test.step('the drawer with all questions, on a narrow screen', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await tabTo(page, page.getByRole('button', { name: 'All questions', exact: true }));
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Questions' });
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: 'Question 2: Answered, Flagged', exact: true }));
    await page.keyboard.press('Enter');
    await expect(drawer).toBeHidden();
    await isAt(page, 2, 5);
    await expect(page.getByRole('heading', { name: 'Which are gases?' })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Flag', exact: true })).toBeVisible();
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
    await tabTo(page, page.getByRole('button', { name: 'Submit Quiz', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/result\//);
    await expect(page.getByText('100%').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: /Which is a metal/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('feedback is given with the keyboard alone, and remembered', async ({ page }) => {
  // The certificate may be asked for before it is stored.
  watch(page, [/status of 404/]);
  await finishOne(page);
  await tabTo(page, page.getByRole('button', { name: 'Send feedback', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please choose a rating')).toBeVisible();
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Send feedback', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('You gave 2 stars.')).toBeVisible();
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
    await expect(page.getByRole('radio').nth(Number(key) - 1)).toBeChecked();
    await glanceAway(page);
    await saved(page);
  };
  await pass(15 * 60 + START_LEAD_MS / 1_000 + 5, '1');
  await expect(said).toHaveText('5 minutes left.');
  await expect(page.getByRole('timer', { name: /^Time left: 4:/ })).toBeVisible();
  await pass(4 * 60, '2');
  await expect(said).toHaveText('1 minute left.');
  await stepToLast(page, 5);
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('Less than a minute is left.')).toBeVisible();
});

test('whoever submits with open questions is asked first', { tag: '@nightly' }, async ({ page }) => {
  watch(page);
  const { code } = await publish({ title: 'Left open' });
  await begin(page, code, 5);
  await page.keyboard.press('1');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await stepToLast(page, 5);
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Submit with unanswered questions?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/result\//);
});

test('an unknown code leads on to the right one', { tag: '@nightly' }, async ({ page }) => {
  const { code } = await publish({ questions: [{ ...numbered(1)[0], timeLimit: 30 } as QuestionBody] });
  await page.goto(`${urls.site}/quiz/ZZZZZZ`);
  await expect(page.getByText('No quiz found with this code').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unable to Load Quiz' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectAccessible(page);
  const field = page.getByRole('textbox', { name: 'Quiz code' });
  await field.fill('nope');
  await field.press('Enter');
  await expect(page.getByText('A quiz code has 6 letters and digits, but never 0, O, 1 or I.')).toBeVisible();
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  await expect(page.getByText('Every question has 30 seconds of its own.').first()).toBeVisible();
});

test('questions with limits and no way back come one at a time, also after a lost connection', async ({
  page,
  context,
}) => {
  watch(page, [/ERR_INTERNET_DISCONNECTED/]);
  const settings = { questionTimeLimit: 120, allowBackNavigation: false };
  const { code } = await publish({ questions: numbered(3), settings });
  const starting = page.waitForResponse((response) => response.url().endsWith('/start'));
  await begin(page, code, 3);
  expect(await (await starting).text()).not.toContain('Which is number 2?');
  await page.getByRole('radio', { name: /This one/ }).press('Space');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Which is number 2?' })).toBeFocused();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(
    page.getByText('You are offline. The next question comes as soon as you are connected.'),
  ).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Which is number 3?' })).toBeVisible();
  await page.reload();
  await isAt(page, 3, 3);
  await page.getByRole('radio', { name: /This one/ }).press('Space');
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz', exact: true }).click();
  await expect(page).toHaveURL(/\/result\//);
  await expect(page.getByText(/66\.7\s?%/).first()).toBeVisible();
});
