/** `plural(2, 'point')` is `points`: the word alone, where the number stands elsewhere. */
export const plural = (count: number, word: string): string => (count === 1 ? word : `${word}s`);
