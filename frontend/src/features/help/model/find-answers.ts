/** An answer as the search knows it. */
export interface FoundAnswer {
  question: string;
  /** The answer, without marks. */
  text: string;
  /** Its page and section. */
  to: string;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word of the search is the beginning of a word there, so that one can look while typing. */
const holds = (words: readonly string[], wanted: string): boolean =>
  words.some((word) => word.startsWith(wanted));

/** Answers in which every word of the search stands; those that have them in the question come first. */
export function findAnswers(answers: readonly FoundAnswer[], search: string): FoundAnswer[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return [];
  return answers
    .map((answer) => {
      const [question, text] = [wordsOf(answer.question), wordsOf(answer.text)];
      const isFound = wanted.every((word) => holds(question, word) || holds(text, word));
      return { answer, hits: isFound ? 1 + wanted.filter((word) => holds(question, word)).length : 0 };
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ answer }) => answer);
}
