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

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words of a sentence that say nothing about its subject. */
const SMALL_WORDS = new Set(
  'a an and are as at be can did do does for from get have how i in is it me my of on or the there this to what when where which who why with you your'.split(
    ' ',
  ),
);

/** How well a word was typed: 1 for all of it, less for its beginning, 0 otherwise. `mails` also finds `mail`. */
function quality(word: string, typed: string): number {
  if (word === typed || (typed.length > 4 && typed === `${word}s`)) return 1;
  return word.startsWith(typed) ? 0.8 : 0;
}

const WORTH = { question: 3, keywords: 2, text: 1 } as const;

/** Answers that hold the most of the typed words, best first: in the question, then in the keywords, then in the text. */
export function findAnswers(answers: readonly FoundAnswer[], search: string): FoundAnswer[] {
  const words = wordsOf(search);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  const wanted = telling.length > 0 ? telling : words;
  if (wanted.length === 0) return [];
  const rated = answers.map((answer) => {
    const found = wanted.map((word) => worthOf(answer, word)).filter((worth) => worth > 0);
    return { answer, hits: found.length, worth: found.reduce((sum, worth) => sum + worth, 0) };
  });
  const most = Math.max(1, ...rated.map(({ hits }) => hits));
  return rated
    .filter(({ hits }) => hits === most)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ answer }) => answer);
}

function worthOf(answer: FoundAnswer, typed: string): number {
  const fields = Object.entries(WORTH) as [keyof typeof WORTH, number][];
  return Math.max(
    ...fields.flatMap(([field, worth]) => wordsOf(answer[field]).map((word) => worth * quality(word, typed))),
    0,
  );
}
