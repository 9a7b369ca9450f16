import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { begin } from './quiz.ts';
import { test, urls, watch } from './stage.ts';

const STEM = 'What is $\\frac{a}{b}$ here?\n\n```python\na = 4\nb = 2\n```';

/** Opens the editor of a draft with one question. */
async function openDraft(page: Page): Promise<{ id: string; code: string }> {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    body: {
      title: 'Formulas and code',
      settings: { isPublic: false },
      questions: [
        {
          type: 'one_choice',
          question: 'To be written',
          options: [{ text: 'The number $2^2$', isCorrect: true }, { text: '$\\frac{a+b}{2}$' }],
          timeLimit: 0,
        },
      ],
    },
  });
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${quiz.id}/edit`);
  return quiz;
}

/** Scripts of the library that turns LaTeX into MathML, which is the editor's alone. */
function mathLibraries(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/temml|typeset/.test(request.url())) loaded.push(request.url());
  });
  return loaded;
}

/** Names as the browser gives them to screen readers: the test tools have an algorithm of their own. */
async function namesInBrowser(page: Page, role: string): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => node.role?.value === role).map((node) => node.name?.value);
}

test('an author writes a formula and code and sees them at once, and participants get them without a library', async ({
  page,
  browser,
}) => {
  watch(page);
  const ofAuthor = mathLibraries(page);
  const { code } = await openDraft(page);
  await page.getByRole('button', { name: 'To be written' }).click();
  const card = page.getByRole('group', { name: 'Question 1', exact: true });
  await card
    .getByRole('textbox', { name: /^Question/ })
    .first()
    .fill(STEM);
  await expect(card.getByRole('math', { name: 'a over b' })).toBeVisible();
  await expect(card.locator('code', { hasText: 'a = 4' })).toBeVisible();
  expect(ofAuthor.length).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish Quiz' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Quiz published successfully!' })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 375, height: 900 } });
  const guest = await context.newPage();
  watch(guest);
  const ofGuest = mathLibraries(guest);
  await begin(guest, code, 1);
  const stem = guest.getByRole('region').getByRole('heading').first();
  await expect(stem.locator('math mfrac')).toHaveCount(1);
  await expect(stem.locator('code')).toHaveText('a = 4\nb = 2');
  expect(ofGuest).toEqual([]);
  await expect(guest.getByRole('radio', { name: 'The number 2 squared' })).toBeAttached();
  await expect(
    guest.getByRole('radio', { name: 'the fraction a plus b over 2, end of fraction' }),
  ).toBeAttached();
  expect(await namesInBrowser(guest, 'radio')).toEqual([
    'The number 2 squared',
    'the fraction a plus b over 2, end of fraction',
  ]);
  expect(await axeFindings(guest)).toEqual([]);
  expect(await sidewaysPixels(guest)).toBe(0);
});
