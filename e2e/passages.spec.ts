import { expect, type Locator } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { PNG } from './png.ts';
import { begin, isAt } from './quiz.ts';
import { test, urls, watch } from './stage.ts';

const TITLE = 'A square and its colour';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
};

test('two questions share a passage with a picture: beside them where there is room, else above, and in the review', async ({
  page,
  browser,
}) => {
  watch(page);
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const options = [{ text: 'Violet', isCorrect: true }, { text: 'Green' }];
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    body: {
      title: 'About a picture',
      settings: { isPublic: false, disclosure: 'at_once' },
      passages: [
        { id: 'square', title: TITLE, text: 'This square is **small**. ' + 'It has a colour. '.repeat(40) },
      ],
      questions: ['Which colour?', 'And again?'].map((question) => ({
        type: 'one_choice' as const,
        question,
        options,
        timeLimit: 0,
        passageId: 'square',
      })),
    },
  });
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${quiz.id}/edit`);
  await page.getByRole('button', { name: 'Which colour?' }).click();
  const card = page.getByRole('group', { name: 'Question 1', exact: true });
  await card
    .getByLabel('Add picture, sound or film', { exact: true })
    .last()
    .setInputFiles({ name: 'violet.png', mimeType: 'image/png', buffer: PNG });
  await card.getByRole('textbox', { name: 'What the picture shows (Passage)' }).fill('A violet square');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish Quiz' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Quiz published successfully!' })).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  watch(guest);
  await begin(guest, quiz.code, 2);
  const passage = guest.getByRole('region', { name: TITLE });
  for (const width of [1_280, 375]) {
    await guest.setViewportSize({ width, height: 900 });
    await expect(passage.getByRole('img', { name: 'A violet square' })).toBeVisible();
    expect(await sidewaysPixels(guest)).toBe(0);
    const [text, group] = [await boxOf(passage), await boxOf(guest.getByRole('radiogroup'))];
    if (width > 1_000) expect(text.x + text.width <= group.x || group.x + group.width <= text.x).toBe(true);
    else expect(text.y + text.height).toBeLessThanOrEqual(group.y);
    expect(await axeFindings(guest)).toEqual([]);
  }
  await guest.keyboard.press('ArrowRight');
  await isAt(guest, 2, 2);
  await expect(passage).toBeVisible();
});
