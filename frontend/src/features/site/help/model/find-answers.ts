/** An answer as the search knows it. */
export interface FoundAnswer {
  question: string;
  /** The answer, without marks. */
  text: string;
  /** Everyday words for it that the answer does not use. */
  keywords: string;
  /** Its page and section. */
  to: string;
}

/** Words that say nothing about the subject of a sentence. */
const SMALL_WORDS = new Set(
  'a an and are as at be can did do does for from get have how i in is it me my of on or the there this to what when where which who why with you your'.split(
    ' ',
  ),
);

/** Words in lower case; a hyphen stays within its word, so that `wi-fi` is one. */
const hyphenatedWordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:\p{Pd}[\p{L}\p{N}]+)*/gu) ?? [];

const partsOf = (word: string): string[] => word.split(/\p{Pd}/u);

const joined = (word: string): string => partsOf(word).join('');

/** Searchable forms of a text: its words, the parts of hyphenated ones, and two neighbours as one (`full screen`, `fullscreen`). */
function termsOf(text: string): Set<string> {
  const words = hyphenatedWordsOf(text);
  const parts = words.flatMap(partsOf);
  const pairs = parts.slice(1).flatMap((part, at) => {
    const before = parts[at] ?? '';
    return SMALL_WORDS.has(before) ? [] : [before + part];
  });
  return new Set([...words.map(joined), ...parts, ...pairs]);
}

/** Word without an English ending, if at least four letters remain: `shuffling`, `shuffled` and `shuffle` are one. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ings?|ed|ers?|ies|es|[sey])$/, '').replace(/([^aeiou])\1$/, '$1');
  return stem.length < 4 ? word : stem;
}

/** Match of a term with a typed word: 1 for the whole word, less for its beginning or another ending, otherwise 0. */
function quality(term: string, typed: string): number {
  if (term === typed || (typed.length > 4 && typed === `${term}s`)) return 1;
  if (term.startsWith(typed)) return 0.8;
  return stemOf(term) === stemOf(typed) ? 0.7 : 0;
}

const WORTH = { question: 3, keywords: 2, text: 1 } as const;

interface IndexedAnswer {
  answer: FoundAnswer;
  terms: [worth: number, terms: Set<string>][];
}

function indexed(answer: FoundAnswer): IndexedAnswer {
  const fields = Object.entries(WORTH) as [keyof typeof WORTH, number][];
  return { answer, terms: fields.map(([field, worth]) => [worth, termsOf(answer[field])]) };
}

const worthOf = ({ terms }: IndexedAnswer, typed: string): number =>
  terms.reduce(
    (sum, [worth, all]) => sum + worth * Math.max(0, ...[...all].map((term) => quality(term, typed))),
    0,
  );

/** Answers that match the most typed words, best first: in the question, then in the keywords, then in the text. */
export function findAnswers(answers: readonly FoundAnswer[], search: string): FoundAnswer[] {
  const index = answers.map(indexed);
  const isKnown = (word: string) => index.some((answer) => worthOf(answer, word) > 0);
  const wanted = wantedWords(search, isKnown);
  if (wanted.length === 0) return [];
  const rated = index.map((entry) => {
    const found = wanted.map((word) => worthOf(entry, word)).filter((worth) => worth > 0);
    return { answer: entry.answer, hits: found.length, worth: found.reduce((sum, worth) => sum + worth, 0) };
  });
  const most = Math.max(1, ...rated.map(({ hits }) => hits));
  return rated
    .filter(({ hits }) => hits === most)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ answer }) => answer);
}

/** Typed words to look for. A hyphenated word is one word if an answer knows it as one; so are `wi fi` and `log in`. */
function wantedWords(search: string, isKnown: (word: string) => boolean): string[] {
  const typed = hyphenatedWordsOf(search).flatMap((word) =>
    isKnown(joined(word)) ? [joined(word)] : partsOf(word),
  );
  const words: string[] = [];
  for (const word of typed) {
    const before = words.at(-1);
    const both = `${before}${word}`;
    if (before !== undefined && isShortPair(before, word) && isKnown(both)) words[words.length - 1] = both;
    else words.push(word);
  }
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Detects two typed words that may be a compound written apart: one of them is a small word. */
const isShortPair = (before: string, word: string): boolean =>
  !SMALL_WORDS.has(before) && Math.min(before.length, word.length) <= 2;
