import type { QuestionType } from '@quizhall/shared/model/enums';
import { expect, type Locator } from '@playwright/test';
import type { QuestionBody } from '../quiz.ts';

/** A paper of all eight types on which hardly anything has to be answered twice alike, and how a person answers it. */

/** An answer as the API writes it. */
export type Value = string | string[];

interface Kind {
  question: QuestionBody;
  /** What is on the screen; undefined where nothing is answered. */
  read: (at: Locator) => Promise<Value | undefined>;
  /**
   * Changes the answer to one that was not there before. False: there is none left.
   * @param n number of the change @param isNew whether nobody has answered so
   */
  change: (at: Locator, n: number, isNew: (value: Value) => boolean) => Promise<boolean>;
}

const range = (count: number) => Array.from({ length: count }, (_, n) => n);
const names = (word: string, count: number) =>
  range(count).map((n) => `${word} ${String(n + 1).padStart(2, '0')}`);

const options = (texts: readonly string[], right: number) =>
  texts.map((text, place) => ({ text, isCorrect: place < right }));

const METALS = names('Metal', 14);
const GASES = names('Gas', 8);
const SIDES = ['Left A', 'Left B', 'Left C'];
const PARTNERS = names('Right', 3);
const STRAYS = names('Stray', 3);
const AGES = names('Age', 5);

const or = (values: readonly string[]): string[] | undefined =>
  values.some(Boolean) ? [...values] : undefined;

/** What is chosen of these, in their order. */
async function chosenOf(
  at: Locator,
  role: 'radio' | 'checkbox',
  texts: readonly string[],
): Promise<string[]> {
  const states = await Promise.all(
    texts.map(async (text) => ((await at.getByRole(role, { name: text }).isChecked()) ? text : '')),
  );
  return states.filter(Boolean);
}

async function press(at: Locator, role: 'radio' | 'checkbox', text: string): Promise<void> {
  const field = at.getByRole(role, { name: text });
  const was = await field.isChecked();
  await field.press(' ');
  await expect(field).toBeChecked({ checked: !was });
}

const oneOf = (texts: readonly string[]): Pick<Kind, 'read' | 'change'> => ({
  read: async (at) => (await chosenOf(at, 'radio', texts))[0],
  change: async (at, _, isNew) => {
    const text = texts.find(isNew);
    if (text !== undefined) await press(at, 'radio', text);
    return text !== undefined;
  },
});

async function write(field: Locator, text: string): Promise<true> {
  await field.fill(text);
  await expect(field).toHaveValue(text);
  return true;
}

/** Several scripts, several lines, and now and then as long as an essay may be. */
const essay = (n: number) => {
  const line = `Text ${String(n).padStart(3, '0')}: iron rusts, 鉄は錆びる, железо 🧲.`;
  return n % 5 === 4 ? `${line}\n${'字'.repeat(19_900)}` : `${line}\nBoth are needed.`;
};

const toSelect = (at: Locator, left: string) => at.getByRole('combobox', { name: left });
const chosenIn = async (list: Locator) => {
  const text = (await list.locator('option:checked').textContent()) ?? '';
  return [...PARTNERS, ...STRAYS].includes(text) ? text : '';
};
const itemsOf = async (at: Locator) => {
  const rows = await at.getByRole('listitem').allTextContents();
  return rows.map((row) => AGES.find((age) => row.includes(age)) ?? row);
};
const swapped = (list: readonly string[], place: number) =>
  list.toSpliced(place, 2, list[place + 1] ?? '', list[place] ?? '');

/** By type, in the order of the paper. */
export const PAPER: Record<QuestionType, Kind> = {
  one_choice: {
    question: { type: 'one_choice', question: 'Which is the metal?', options: options(METALS, 1) },
    ...oneOf(METALS),
  },
  multiple_choice: {
    question: { type: 'multiple_choice', question: 'Which are the gases?', options: options(GASES, 2) },
    read: async (at) => or(await chosenOf(at, 'checkbox', GASES)),
    change: async (at, _, isNew) => {
      const now = await chosenOf(at, 'checkbox', GASES);
      const flipped = (gas: string) => GASES.filter((one) => now.includes(one) !== (one === gas));
      const gas = GASES.find((one) => flipped(one).length > 0 && isNew(flipped(one)));
      if (gas !== undefined) await press(at, 'checkbox', gas);
      return gas !== undefined;
    },
  },
  true_false: {
    question: { type: 'true_false', question: 'Iron rusts.', options: options(['True', 'False'], 1) },
    ...oneOf(['True', 'False']),
  },
  short_answer: {
    question: { type: 'short_answer', question: 'Which metal is Au?', correctAnswers: ['Word 001'] },
    read: async (at) => (await at.getByRole('textbox').inputValue()) || undefined,
    change: (at, n) => write(at.getByRole('textbox'), `Word ${String(n).padStart(3, '0')}`),
  },
  essay: {
    question: { type: 'essay', question: 'Why does iron rust?', explanation: 'Names water and air.' },
    read: async (at) => (await at.getByRole('textbox').inputValue()) || undefined,
    change: (at, n) => write(at.getByRole('textbox'), essay(n)),
  },
  fill_blank: {
    question: { type: 'fill_blank', question: 'Water is ___ and ___.', correctAnswers: ['one', 'two'] },
    read: async (at) => {
      const fields = await at.getByRole('textbox').all();
      return or(await Promise.all(fields.map((field) => field.inputValue())));
    },
    change: (at, n) => write(at.getByRole('textbox').nth(n % 2), `part ${String(n).padStart(3, '0')}`),
  },
  matching: {
    question: {
      type: 'matching',
      question: 'Which belongs to which?',
      pairs: SIDES.map((left, n) => ({ left, right: PARTNERS[n] ?? '' })),
      distractors: STRAYS,
    },
    read: async (at) => or(await Promise.all(SIDES.map((left) => chosenIn(toSelect(at, left))))),
    change: async (at, n, isNew) => {
      const now = await Promise.all(SIDES.map((left) => chosenIn(toSelect(at, left))));
      const place = n % SIDES.length;
      const label = [...PARTNERS, ...STRAYS].find((one) => !now.includes(one) && isNew(now.with(place, one)));
      if (label === undefined) return false;
      const list = toSelect(at, SIDES[place] ?? '');
      await list.selectOption({ label });
      await expect(list.locator('option:checked')).toHaveText(label);
      return true;
    },
  },
  ordering: {
    question: { type: 'ordering', question: 'Oldest first?', items: AGES },
    read: async (at) => {
      const kept = await at.getByRole('button', { name: 'This order is your answer.' }).isVisible();
      return kept ? itemsOf(at) : undefined;
    },
    change: async (at, n, isNew) => {
      const now = await itemsOf(at);
      const places = range(AGES.length - 1).map((place) => (place + n) % (AGES.length - 1));
      const place = places.find((one) => isNew(swapped(now, one)));
      if (place === undefined) return false;
      await at.getByRole('button', { name: `Move ${now[place]} down` }).press('Enter');
      const wanted = swapped(now, place);
      await expect(at.getByRole('listitem')).toContainText(wanted);
      return true;
    },
  },
};

export const TYPES = Object.keys(PAPER) as QuestionType[];

/** The part of the page that is this question. */
export const regionOf = (page: Pick<Locator, 'getByRole'>, type: QuestionType): Locator => {
  const stem = PAPER[type].question.question.replaceAll('___', 'blank').replace(/[?.]$/, '');
  return page.getByRole('region', { name: stem });
};

/** As it reads within a sentence of the product's. */
export const asText = (type: QuestionType, value: Value): string => {
  if (!Array.isArray(value)) return value;
  if (type !== 'matching') return value.map((part) => part || '–').join(', ');
  return SIDES.map((left, place) => `${left}: ${value[place] || '–'}`).join('; ');
};

/** One text for one answer, however it is written. What is chosen of several has no order. */
export const canonical = (type: QuestionType, value: unknown): string => {
  const isSet = type === 'multiple_choice' && Array.isArray(value);
  return JSON.stringify(isSet ? GASES.filter((gas) => value.includes(gas)) : value);
};
