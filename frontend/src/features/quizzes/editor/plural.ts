/** Returns the word in singular or plural, without the number: `plural(2, 'point')` is `points`. */
export const plural = (count: number, word: string): string => (count === 1 ? word : `${word}s`);
