import type { UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { normalizeAnswer } from './answers.ts';

const placeIn = (texts: readonly string[], text: string | undefined): number | undefined => {
  const place = text === undefined ? -1 : texts.indexOf(text);
  return place < 0 ? undefined : place;
};

/** For each left side the place of the right one that was chosen. */
export const chosenPlaces = (
  lefts: readonly string[],
  rights: readonly string[],
  answer: UserAnswer,
): (number | undefined)[] =>
  lefts.map((_, left) => placeIn(rights, Array.isArray(answer) ? answer[left] : undefined));

/** The answer that such places make. */
export const chosenTexts = (rights: readonly string[], chosen: readonly (number | undefined)[]): UserAnswer =>
  normalizeAnswer(chosen.map((place) => (place === undefined ? '' : (rights[place] ?? ''))));

/** The places of the items in the order given; undefined as long as none was given, or none that fits. */
export function orderPlaces(items: readonly string[], answer: UserAnswer): number[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const places = answer.flatMap((text) => placeIn(items, text) ?? []);
  return places.length === items.length && new Set(places).size === items.length ? places : undefined;
}

export const orderTexts = (items: readonly string[], order: readonly number[]): UserAnswer =>
  order.map((place) => items[place] ?? '');
