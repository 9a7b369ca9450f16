/** One step of going through a quiz; `at` in seconds since the start. */
export interface Move {
  action: string;
  at: number;
  questionIndex: number;
}

const DIGITS = 36;
const REVIEW = 'review';

/**
 * Moves in as few bytes as possible, because a save is billed by the size of the whole attempt: for each where it went (`>` the
 * next question, `<` the one before, `@5:` the one at 5, `!` the review), and the seconds since the move before, numbers in
 * base 36. `>k>5!2` = after 20 s on to the second question, after 5 s to the third, after 2 s to the review.
 */
export function encodeMoves(moves: readonly Move[]): string {
  let index = 0;
  let before = 0;
  return moves
    .map(({ action, at, questionIndex }) => {
      const seconds = Math.max(0, Math.round(at - before));
      before += seconds;
      const sign = action === REVIEW ? '!' : signTo(questionIndex, index);
      if (action !== REVIEW) index = questionIndex;
      return sign + seconds.toString(DIGITS);
    })
    .join('');
}

function signTo(index: number, from: number): string {
  if (index === from + 1) return '>';
  return index === from - 1 ? '<' : `@${index.toString(DIGITS)}:`;
}

/** The inverse; what was not written by it is no move. */
export function decodeMoves(text: string): Move[] {
  if (!/^(?:(?:[><!]|@[0-9a-z]+:)[0-9a-z]+)*$/.test(text)) return [];
  let index = 0;
  let at = 0;
  return [...text.matchAll(/(?:([><!])|@([0-9a-z]+):)([0-9a-z]+)/g)].map(
    ([, sign, target, seconds = '0']) => {
      at += Number.parseInt(seconds, DIGITS);
      if (sign === '!') return { action: REVIEW, at, questionIndex: index };
      if (target !== undefined) index = Number.parseInt(target, DIGITS);
      else index = Math.max(0, index + (sign === '>' ? 1 : -1));
      return { action: 'go_to', at, questionIndex: index };
    },
  );
}
