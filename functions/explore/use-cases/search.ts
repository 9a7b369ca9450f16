import { CATEGORIES, LANGUAGES, QUIZ_DIFFICULTIES } from '@quizhall/shared/model/enums';
import type { Category, Language, QuizDifficulty } from '@quizhall/shared/model/enums';
import { typedCode } from '@quizhall/shared/rules/quizzes/quiz-code';
import { FIELD_WEIGHTS, relevanceOf, SEARCH_FIELDS } from '@quizhall/shared/rules/explore/search-rank';
import { matchQuality, typedWords } from '@quizhall/shared/rules/explore/search-words';
import { type Fits, fitsBegun, fitsSimilar, type OrganizationIndex } from './organization-index.ts';
import { codeTerm, FIRST_WORD, firstAtLeast, isOpenAt, ownerTerm, type Segment } from './segment.ts';

/** Segments, and in each the quizzes that left or changed after it was made. */
export interface View {
  parts: readonly { segment: Segment; hidden: ReadonlySet<number> }[];
  organizations: OrganizationIndex;
}

export interface Filters {
  category?: Category | undefined;
  difficulty?: QuizDifficulty | undefined;
  language?: Language | undefined;
  isPaid?: boolean | undefined;
  ownerId?: string | undefined;
}

/** `trending`: only what is taken these days. */
export type Order = 'popular' | 'rating' | 'newest' | 'participants' | 'trending';

export interface Wish {
  query: string;
  filters: Filters;
  /** With words, `popular` is how well they fit, and popularity after that. */
  sort: Order;
  limit: number;
  /** The last one of the page before. */
  after?: Hit | undefined;
  /** Epoch ms: what is over by then is not found. */
  now: number;
}

export interface Hit {
  value: number;
  id: string;
  /** In "Most participants": behind the quizzes whose current number counts. */
  isIndexed?: true;
}

export interface Answer {
  hits: Hit[];
  total: number;
}

const COLUMN_OF = {
  popular: 'popularity',
  rating: 'weightedRating',
  newest: 'created',
  participants: 'participants',
  trending: 'heat',
} as const satisfies Record<Order, keyof Segment>;

/** The quizzes of a view that a wish asks for, the best first. */
export function search(view: View, wish: Wish): Answer {
  const typed = typedWords(wish.query);
  // Signs alone are no words, and nothing is found by them.
  if (typed.length === 0 && wish.query.trim()) return { hits: [], total: 0 };
  const byCode = findByCode(view, wish);
  if (byCode) return byCode;
  const best = new Best(wish.limit, wish.after);
  const finds = typed.length > 0 ? findAll(view, typed) : undefined;
  const most = finds ? mostWords(view, finds, wish) : 0;
  for (const [n, { segment, hidden }] of view.parts.entries()) {
    const passes = filterOf(segment, wish);
    const column = segment[COLUMN_OF[wish.sort]];
    const consider = (doc: number, find?: Finds) => {
      if (hidden.has(doc) || !passes(doc)) return;
      const value = column[doc] ?? 0;
      if (wish.sort === 'trending' && value <= 0) return;
      best.add(
        find && wish.sort === 'popular' ? relevanceAt(segment, doc, find) : value,
        segment.ids[doc] ?? '',
      );
    };
    const find = finds?.[n];
    if (find) for (const doc of find.docs) if (find.words[doc] === most) consider(doc, find);
    if (!finds) for (const doc of candidates(segment, wish.filters)) consider(doc);
  }
  return best.answer();
}

/** Finds a listed quiz by its code; undefined if the query is not a code. */
function findByCode({ parts }: View, wish: Wish): Answer | undefined {
  const code = typedCode(wish.query);
  if (code === undefined) return undefined;
  for (const { segment, hidden } of parts)
    for (const posting of docsOf(segment, codeTerm(code))) {
      const doc = posting >> 2;
      const hit = { value: 0, id: segment.ids[doc] ?? '' };
      const isFound = !hidden.has(doc) && filterOf(segment, wish)(doc);
      // A cursor names this quiz itself: it was the only one.
      if (isFound) return { hits: wish.after ? [] : [hit], total: 1 };
    }
  return undefined;
}

/** An owner's quizzes stand together; otherwise all are looked at. */
function candidates(segment: Segment, { ownerId }: Filters): Iterable<number> {
  if (ownerId === undefined) return segment.ids.keys();
  return docsOf(segment, ownerTerm(ownerId)).map((posting) => posting >> 2);
}

/** The postings of exactly this term. */
export function docsOf({ terms, starts, postings }: Segment, term: string): Uint32Array {
  const at = firstAtLeast(terms, term);
  return terms[at] === term ? postings.subarray(starts[at], starts[at + 1]) : new Uint32Array();
}

function filterOf(segment: Segment, { filters, now }: Wish) {
  const { category, difficulty, language, isPaid, ownerId } = filters;
  const wanted: [Uint8Array, number][] = [];
  if (category) wanted.push([segment.category, CATEGORIES.indexOf(category)]);
  if (difficulty) wanted.push([segment.difficulty, QUIZ_DIFFICULTIES.indexOf(difficulty)]);
  if (language) wanted.push([segment.language, LANGUAGES.indexOf(language)]);
  if (isPaid !== undefined) wanted.push([segment.isPaid, Number(isPaid)]);
  const owned =
    ownerId === undefined
      ? undefined
      : new Set(docsOf(segment, ownerTerm(ownerId)).map((posting) => posting >> 2));
  return (doc: number) =>
    isOpenAt(segment, doc, now) &&
    wanted.every(([column, value]) => column[doc] === value) &&
    (!owned || owned.has(doc));
}

/** What the words found in one segment: by quiz how many of them, and what they are worth. */
interface Finds {
  docs: number[];
  words: Uint8Array;
  weight: Float32Array;
  inTitle: Uint8Array;
}

const relevanceAt = (segment: Segment, doc: number, { weight, inTitle }: Finds): number =>
  relevanceOf(
    { weight: weight[doc] ?? 0, inTitle: inTitle[doc] ?? 0, titleWords: segment.titleWords[doc] ?? 0 },
    segment.popularity[doc] ?? 0,
  );

/** A mistake is looked for only where a word is nowhere, in no segment. */
function findAll({ parts, organizations }: View, typed: readonly string[]): Finds[] {
  const finds = parts.map(({ segment }) => emptyFinds(segment.ids.length));
  for (const word of typed) {
    const begun = parts.map(({ segment }) => termsFrom(segment, word));
    const named = fitsBegun(organizations, word);
    const isKnown = named.size > 0 || begun.some((some) => some.length > 0);
    const fits = isKnown ? named : fitsSimilar(organizations, word);
    for (const [n, { segment }] of parts.entries()) {
      const terms = isKnown ? (begun[n] ?? []) : similarTerms(segment, word);
      addWord(finds[n] ?? emptyFinds(0), segment, [...terms, ...ownersTerms(segment, fits)]);
    }
  }
  return finds;
}

const emptyFinds = (length: number): Finds => ({
  docs: [],
  words: new Uint8Array(length),
  weight: new Float32Array(length),
  inTitle: new Uint8Array(length),
});

/** `field`: where the word stands, if that is not what its postings say. */
type FoundTerm = readonly [at: number, quality: number, field?: number];
const OF_OWNER = SEARCH_FIELDS.indexOf('owner');

/** The word is one of the name of the organization whose quizzes these are. */
const ownersTerms = ({ terms }: Segment, fits: Fits): FoundTerm[] =>
  [...fits].flatMap(([id, quality]) => {
    const at = firstAtLeast(terms, ownerTerm(id));
    return terms[at] === ownerTerm(id) ? [[at, quality, OF_OWNER] as const] : [];
  });

function termsFrom({ terms }: Segment, typed: string): FoundTerm[] {
  const [first, end] = [firstAtLeast(terms, typed), firstAtLeast(terms, `${typed}\uffff`)];
  return terms.slice(first, end).map((term, n) => [first + n, matchQuality(typed, term)]);
}

function similarTerms({ terms }: Segment, typed: string): FoundTerm[] {
  const found: FoundTerm[] = [];
  for (let at = firstAtLeast(terms, FIRST_WORD); at < terms.length; at += 1) {
    const quality = matchQuality(typed, terms[at] ?? '');
    if (quality > 0) found.push([at, quality]);
  }
  return found;
}

const WEIGHTS = SEARCH_FIELDS.map((field) => FIELD_WEIGHTS[field]);

/** One typed word counts once for a quiz, at its best. */
function addWord(finds: Finds, { starts, postings, ids }: Segment, terms: readonly FoundTerm[]): void {
  const bestOf = new Float32Array(terms.length > 0 ? ids.length : 0);
  const inTitle = new Uint8Array(bestOf.length);
  const touched: number[] = [];
  for (const [at, quality, field] of terms)
    for (let n = starts[at] ?? 0; n < (starts[at + 1] ?? 0); n += 1) {
      const posting = postings[n] ?? 0;
      const doc = posting >> 2;
      const place = field ?? posting & 3;
      const worth = (WEIGHTS[place] ?? 0) * quality;
      if (bestOf[doc] === 0) touched.push(doc);
      if (worth > (bestOf[doc] ?? 0)) bestOf[doc] = worth;
      if (place === 0) inTitle[doc] = 1;
    }
  for (const doc of touched) {
    if (finds.words[doc] === 0) finds.docs.push(doc);
    finds.words[doc] = (finds.words[doc] ?? 0) + 1;
    finds.weight[doc] = (finds.weight[doc] ?? 0) + (bestOf[doc] ?? 0);
    finds.inTitle[doc] = (finds.inTitle[doc] ?? 0) + (inTitle[doc] ?? 0);
  }
}

/** The most of the typed words that any quiz has which passes: only those are shown that have so many. */
function mostWords({ parts }: View, finds: readonly Finds[], wish: Wish): number {
  let most = 1;
  for (const [n, { segment, hidden }] of parts.entries()) {
    const passes = filterOf(segment, wish);
    const { docs, words } = finds[n] ?? emptyFinds(0);
    for (const doc of docs)
      if ((words[doc] ?? 0) > most && !hidden.has(doc) && passes(doc)) most = words[doc] ?? 0;
  }
  return most;
}

/** The best so many after a place, in order. */
class Best {
  readonly #hits: Hit[] = [];
  #total = 0;
  readonly #limit: number;
  readonly #after: Hit | undefined;

  constructor(limit: number, after: Hit | undefined) {
    this.#limit = limit;
    this.#after = after;
  }

  add(value: number, id: string): void {
    this.#total += 1;
    const hit = { value, id };
    if (this.#after && !isBefore(this.#after, hit)) return;
    const last = this.#hits.at(-1);
    if (this.#hits.length === this.#limit && last && !isBefore(hit, last)) return;
    let at = this.#hits.length;
    while (at > 0 && isBefore(hit, this.#hits[at - 1] ?? hit)) at -= 1;
    this.#hits.splice(at, 0, hit);
    if (this.#hits.length > this.#limit) this.#hits.pop();
  }

  answer(): Answer {
    return { hits: this.#hits, total: this.#total };
  }
}

export const isBefore = (a: Hit, b: Hit): boolean =>
  a.value > b.value || (a.value === b.value && a.id < b.id);
