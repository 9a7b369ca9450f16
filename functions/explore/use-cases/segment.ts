import { createHash } from 'node:crypto';
import { CATEGORIES, LANGUAGES, QUIZ_DIFFICULTIES } from '@quizhall/shared/model/enums';
import {
  popularityOf,
  type Popularity,
  SEARCH_FIELDS,
  weightedRating,
} from '@quizhall/shared/rules/explore/search-rank';

import { CATEGORY_WORDS } from '@quizhall/shared/rules/explore/category-words';
import { isTelling, wordsOf } from '@quizhall/shared/rules/explore/search-words';
import * as z from 'zod';
import { type Entry, OrganizationEntry } from '../model/catalogue-entry.ts';

export type Figures = Popularity;

export interface Listed {
  entry: Entry;
  figures: Figures;
  /** Name of the person who owns the quiz. */
  author?: string | undefined;
}

/** The columns by which quizzes are filtered and sorted, a number for each quiz. */
const COLUMNS = {
  created: Uint32Array,
  /** Epoch seconds from when on nobody can take it; 0: there is no end. */
  ends: Uint32Array,
  participants: Uint32Array,
  ratings: Uint32Array,
  rating: Float32Array,
  weightedRating: Float32Array,
  heat: Float32Array,
  popularity: Float32Array,
  category: Uint8Array,
  difficulty: Uint8Array,
  language: Uint8Array,
  isPaid: Uint8Array,
  titleWords: Uint8Array,
} as const;
type Columns = { [Name in keyof typeof COLUMNS]: InstanceType<(typeof COLUMNS)[Name]> };

/**
 * A part of the catalogue that never changes: quizzes by their ids, columns of what they are sorted by, and for each word,
 * in the order of the alphabet, the quizzes that have it.
 */
export interface Segment extends Columns {
  ids: string[];
  terms: string[];
  /** Where the postings of a term begin, and behind the last one where they end. */
  starts: Uint32Array;
  /** A quiz's place in `ids`, and in the two lowest bits the most telling field that has the word. */
  postings: Uint32Array;
  /** Those that stand in the same part of the table, whether they have quizzes here or not. */
  organizations: OrganizationEntry[];
}

/**
 * Term of an owner or of an organization's own category. The control character keeps it from matching typed words, and sorts
 * it before them.
 */
export const ownerTerm = (id: string): string => `\u0001${id}`;
export const ownerIn = (term: string): string => term.slice(1);
export const isOwner = (term: string): boolean =>
  term.startsWith('\u0001') && !ownerIn(term).startsWith('c_');
/** Term of a quiz code, which matches only as a whole. */
export const codeTerm = (code: string): string => `\u0002${code}`;
/** Sorts after all terms that are no words. */
export const FIRST_WORD = '\u0003';

/** Words of a description beside others; what comes later says little. */
const MOST_TEXT_WORDS = 60;

/** Words of a quiz by search field. Names of organizations are indexed apart, so that renaming one changes no entry. */
function fieldsOf({ entry: { title, tags, text, category }, author = '' }: Listed): string[][] {
  return [
    wordsOf(title),
    tags.flatMap(wordsOf),
    wordsOf(author),
    [...wordsOf(text).filter(isTelling).slice(0, MOST_TEXT_WORDS), ...wordsOf(CATEGORY_WORDS[category])],
  ];
}

/** The segment of these quizzes and organizations. */
export function buildSegment(quizzes: readonly Listed[], organizations: OrganizationEntry[] = []): Segment {
  const sorted = quizzes.toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1));
  const byTerm = new Map<string, number[]>();
  const add = (term: string, posting: number) => {
    const list = byTerm.get(term);
    if (!list) byTerm.set(term, [posting]);
    // The fields come from the most telling on: a quiz that has the word already has it in a better place.
    else if ((list.at(-1) ?? 0) >> 2 !== posting >> 2) list.push(posting);
  };
  for (const [doc, listed] of sorted.entries()) {
    const { entry } = listed;
    for (const [field, words] of fieldsOf(listed).entries())
      for (const word of words) add(word, (doc << 2) | field);
    add(ownerTerm(entry.ownerId), doc << 2);
    if (entry.code !== undefined) add(codeTerm(entry.code), doc << 2);
    if (entry.customCategory !== undefined) add(ownerTerm(entry.customCategory), doc << 2);
  }
  const terms = [...byTerm.keys()].sort((a, b) => (a < b ? -1 : 1));
  const starts = new Uint32Array(terms.length + 1);
  for (const [at, term] of terms.entries())
    starts[at + 1] = (starts[at] ?? 0) + (byTerm.get(term)?.length ?? 0);
  const postings = new Uint32Array(starts.at(-1) ?? 0);
  for (const [at, term] of terms.entries()) postings.set(byTerm.get(term) ?? [], starts[at]);
  const ids = sorted.map(({ entry }) => entry.id);
  return { ids, terms, starts, postings, organizations, ...columnsOf(sorted) };
}

function columnsOf(sorted: readonly Listed[]): Columns {
  const column = <Name extends keyof Columns>(name: Name, valueOf: (quiz: Listed) => number) =>
    COLUMNS[name].from(sorted.map(valueOf)) as Columns[Name];
  return {
    created: column('created', ({ entry }) => Date.parse(entry.createdAt) / 1_000),
    ends: column('ends', ({ entry: { endsAt } }) => (endsAt ? Date.parse(endsAt) / 1_000 : 0)),
    participants: column('participants', ({ figures }) => figures.participants),
    ratings: column('ratings', ({ figures }) => figures.ratings),
    rating: column('rating', ({ figures }) => figures.rating),
    weightedRating: column('weightedRating', ({ figures }) => weightedRating(figures)),
    heat: column('heat', ({ figures }) => figures.heat),
    popularity: column('popularity', ({ figures }) => popularityOf(figures)),
    category: column('category', ({ entry }) => CATEGORIES.indexOf(entry.category)),
    difficulty: column('difficulty', ({ entry }) => QUIZ_DIFFICULTIES.indexOf(entry.difficulty)),
    language: column('language', ({ entry }) => LANGUAGES.indexOf(entry.language)),
    isPaid: column('isPaid', ({ entry }) => Number(entry.isPaid)),
    titleWords: column('titleWords', ({ entry }) => Math.min(255, new Set(wordsOf(entry.title)).size)),
  };
}

/** Where a quiz stands in a segment; undefined where it does not. */
export function docOf({ ids }: Segment, id: string): number | undefined {
  const at = firstAtLeast(ids, id);
  return ids[at] === id ? at : undefined;
}

/** The first place at which a sorted list has this text or a later one. */
export function firstAtLeast(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a quiz can still be taken, now or later. */
export const isOpenAt = ({ ends }: Segment, doc: number, now: number): boolean =>
  ends[doc] === 0 || (ends[doc] ?? 0) * 1_000 > now;

/** What a segment knows of how a quiz is liked. */
export const figuresAt = (segment: Segment, doc: number): Figures => ({
  participants: segment.participants[doc] ?? 0,
  heat: segment.heat[doc] ?? 0,
  ratings: segment.ratings[doc] ?? 0,
  rating: segment.rating[doc] ?? 0,
});

/** Fields and enumerations that a reader of another release would take for others; with a number for everything else. */
const NUMBERED = [3, SEARCH_FIELDS, Object.keys(COLUMNS), CATEGORIES, QUIZ_DIFFICULTIES, LANGUAGES];
export const FORMAT = createHash('sha256').update(JSON.stringify(NUMBERED)).digest('base64url').slice(0, 16);
const ARRAYS = { starts: Uint32Array, postings: Uint32Array, ...COLUMNS } as const;
const NAMES = Object.keys(ARRAYS) as (keyof typeof ARRAYS)[];
type Arrays = { [Name in keyof typeof ARRAYS]: InstanceType<(typeof ARRAYS)[Name]> };
/** Ids, words and organizations stand before them, line by line. */
const TEXTS = 3;
const ALIGNED = 8;

/** As a file: a head that says where each part lies, and the parts. */
export function encodeSegment(segment: Segment): Uint8Array {
  const known = segment.organizations.map((organization) => JSON.stringify(organization));
  const texts = [segment.ids, segment.terms, known].map((list) => Buffer.from(list.join('\n')));
  const arrays = NAMES.map((name) => {
    const { buffer, byteOffset, byteLength } = segment[name];
    return Buffer.from(buffer, byteOffset, byteLength);
  });
  const parts = [...texts, ...arrays];
  const head = Buffer.from(JSON.stringify({ format: FORMAT, lengths: parts.map(({ length }) => length) }));
  const length = Buffer.alloc(ALIGNED);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, ...[head, ...parts].flatMap((part) => [part, paddingOf(part.length)])]);
}

const paddingOf = (length: number) => Buffer.alloc((ALIGNED - (length % ALIGNED)) % ALIGNED);

const Head = z.object({ format: z.string(), lengths: z.array(z.number()) });

/** The segment of a file; undefined where a release wrote it that numbers things otherwise. */
export function decodeSegment(file: Uint8Array): Segment | undefined {
  // Aligned anew: what a stream has gathered may begin anywhere.
  const bytes = Buffer.from(new Uint8Array(file).buffer);
  let at = ALIGNED;
  const take = (length: number) => {
    const part = bytes.subarray(at, at + length);
    at += length + paddingOf(length).length;
    return part;
  };
  const { format, lengths } = Head.parse(JSON.parse(take(bytes.readUInt32LE()).toString()));
  if (format !== FORMAT) return undefined;
  const [ids = [], terms = [], known = []] = lengths.slice(0, TEXTS).map((length) => linesOf(take(length)));
  const organizations = known.map((line) => OrganizationEntry.parse(JSON.parse(line)));
  const arrays = NAMES.map((name, n) => {
    const part = take(lengths[n + TEXTS] ?? 0);
    const { BYTES_PER_ELEMENT } = ARRAYS[name];
    return [name, new ARRAYS[name](part.buffer, part.byteOffset, part.length / BYTES_PER_ELEMENT)];
  });
  return { ids, terms, organizations, ...(Object.fromEntries(arrays) as Arrays) };
}

const linesOf = (text: Buffer): string[] => (text.length > 0 ? text.toString().split('\n') : []);
