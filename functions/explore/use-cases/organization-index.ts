import { matchQuality, wordsOf } from '@quizhall/shared/rules/explore/search-words';
import type { OrganizationEntry } from '../model/catalogue-entry.ts';
import { firstAtLeast } from './segment.ts';

/** The organizations of a catalogue, by id and by the words of their names. */
export interface OrganizationIndex {
  byId: ReadonlyMap<string, OrganizationEntry>;
  /** In the order of the alphabet, and beside each word whose it is. */
  words: readonly string[];
  owners: readonly string[];
}

/** Whoever may be found, by the words of their names. */
export function indexOrganizations(entries: Iterable<OrganizationEntry>): OrganizationIndex {
  const byId = new Map([...entries].map((entry) => [entry.id, entry]));
  const pairs = [...byId.values()]
    .filter(({ isPublic }) => isPublic)
    .flatMap(({ id, name }) => wordsOf(name).map((word) => ({ word, id })))
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
  return { byId, words: pairs.map(({ word }) => word), owners: pairs.map(({ id }) => id) };
}

/** How well a word fits organizations, by id. */
export type Fits = ReadonlyMap<string, number>;

/** The organizations of whose name a word is begun. */
export function fitsBegun({ words, owners }: OrganizationIndex, typed: string): Fits {
  const fits = new Map<string, number>();
  const [first, end] = [firstAtLeast(words, typed), firstAtLeast(words, `${typed}\uffff`)];
  for (let at = first; at < end; at += 1)
    keepBest(fits, owners[at] ?? '', matchQuality(typed, words[at] ?? ''));
  return fits;
}

/** The organizations of whose name a word is meant, with one mistake. */
export function fitsSimilar({ words, owners }: OrganizationIndex, typed: string): Fits {
  const fits = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const quality = matchQuality(typed, word);
    if (quality > 0) keepBest(fits, owners[at] ?? '', quality);
  }
  return fits;
}

const keepBest = (fits: Map<string, number>, id: string, quality: number) =>
  fits.set(id, Math.max(quality, fits.get(id) ?? 0));
