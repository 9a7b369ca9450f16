import type { UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { normalizeAnswer } from './answers.ts';

const placeIn = (texts: readonly string[], text: string | undefined): number | undefined => {
  const place = text === undefined ? -1 : texts.indexOf(text);
  return place < 0 ? undefined : place;
};

/** Index of the chosen right side for each left side. */
export const chosenPlaces = (
  lefts: readonly string[],
  rights: readonly string[],
  answer: UserAnswer,
): (number | undefined)[] =>
  lefts.map((_, left) => placeIn(rights, Array.isArray(answer) ? answer[left] : undefined));

/** Builds the answer from chosen indexes. */
export const chosenTexts = (rights: readonly string[], chosen: readonly (number | undefined)[]): UserAnswer =>
  normalizeAnswer(chosen.map((place) => (place === undefined ? '' : (rights[place] ?? ''))));

/** Indexes of the items in the participant's order; undefined if there is no answer or it does not fit the items. */
export function orderPlaces(items: readonly string[], answer: UserAnswer): number[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const places = answer.flatMap((text) => placeIn(items, text) ?? []);
  return places.length === items.length && new Set(places).size === items.length ? places : undefined;
}

export const orderTexts = (items: readonly string[], order: readonly number[]): UserAnswer =>
  order.map((place) => items[place] ?? '');
