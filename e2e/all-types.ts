import { QUESTION_TYPES, type QuestionType } from '@quizhall/shared/model/enums';
import { expect, type Locator, type Page } from '@playwright/test';
import type { QuestionBody } from './quiz.ts';

const choices = (...texts: string[]) => texts.map((text, place) => ({ text, isCorrect: place === 0 }));

/** One question of each type that can be written, none with a time of its own. */
export const ALL_TYPES: QuestionBody[] = [
  { type: 'one_choice', question: 'Which is a metal?', options: choices('Iron', 'Neon', 'None: $x^2$') },
  { type: 'multiple_choice', question: 'Which are gases?', options: choices('Neon', 'Iron', 'Argon') },
  { type: 'true_false', question: 'Iron rusts.', options: choices('True', 'False') },
  { type: 'short_answer', question: 'Which metal is Au?', correctAnswers: ['Gold'] },
  { type: 'essay', question: 'Why does iron rust?', explanation: 'Names water and air.' },
  { type: 'fill_blank', question: 'Water is ___ and ___.', correctAnswers: ['hydrogen', 'oxygen'] },
  {
    type: 'matching',
    question: 'Which sign belongs to which metal?',
    pairs: [
      { left: 'Iron', right: 'Fe' },
      { left: 'Gold', right: 'Au' },
    ],
    distractors: ['Ag'],
  },
  { type: 'ordering', question: 'Order these by weight.', items: ['Helium', 'Neon', 'Argon'] },
].map((question) => ({ timeLimit: 0, ...question }) as QuestionBody);

/** Brings questions into the open list by pasting them as a file of the product's own kind. */
export async function pasteQuestions(page: Page, questions: readonly QuestionBody[]): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  await dialog.getByRole('tab', { name: 'Paste text' }).click();
  await dialog
    .getByRole('textbox', { name: 'Questions as text' })
    .fill(JSON.stringify({ format: 'quizhall', version: 1, questions }));
  await dialog.getByRole('button', { name: 'Read questions' }).click();
  await dialog.getByRole('button', { name: `Add ${questions.length} questions` }).click();
  if (questions.some(({ type }) => type === 'essay')) {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  }
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: questions.at(-1)?.question }).first()).toBeVisible();
}

/** What a participant does with a question of each type, and what shows that it was taken. */
const TRIES: Record<QuestionType, (dialog: Locator) => Promise<void>> = {
  one_choice: (dialog) => choose(dialog.getByRole('radio', { name: 'Neon' })),
  multiple_choice: async (dialog) => {
    for (const name of ['Iron', 'Argon']) await choose(dialog.getByRole('checkbox', { name }));
  },
  true_false: (dialog) => choose(dialog.getByRole('radio', { name: 'False' })),
  short_answer: (dialog) => write(dialog.getByRole('textbox'), 'Silver'),
  essay: (dialog) => write(dialog.getByRole('textbox', { name: 'Your answer' }), 'It is wet.'),
  fill_blank: (dialog) => write(dialog.getByRole('textbox', { name: 'Blank 2 of 2' }), 'air'),
  matching: async (dialog) => {
    const gold = dialog.getByRole('combobox', { name: 'Gold' });
    await gold.selectOption({ label: 'Ag' });
    await expect(gold.locator('option:checked')).toHaveText('Ag');
  },
  ordering: async (dialog) => {
    await expect(dialog.getByRole('listitem')).toHaveText([/Argon/, /Helium/, /Neon/]);
    const down = dialog.getByRole('button', { name: 'Move Argon down' });
    await down.press('Enter');
    await down.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveText([/Helium/, /Neon/, /Argon/]);
    await expect(down).toBeFocused();
  },
};

async function choose(field: Locator): Promise<void> {
  await field.check({ force: true });
  await expect(field).toBeChecked();
}

async function write(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await expect(field).toHaveValue(text);
}

/** Opens the preview, tries a question of each type, and closes it. @param check is told a selector of the preview on each of its pages */
export async function walkThrough(page: Page, check?: (within: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Preview as participant' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Go to' }).selectOption({ value: '0' });
  await expect(dialog.getByRole('region', { name: 'Start' })).toBeVisible();
  await check?.('[role=dialog]');
  for (const [place, type] of QUESTION_TYPES.entries()) {
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(
      dialog.getByRole('region', { name: `Question ${place + 1} of ${QUESTION_TYPES.length}` }),
    ).toBeVisible();
    await TRIES[type](dialog);
    await check?.('[role=dialog]');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
