/**
 * Points are whole hundredths wherever they are reckoned or stored, so that sums are exact; the API alone shows them
 * with decimals. Everything that has to be rounded is rounded by `shareOf`.
 */
export const toHundredths = (points: number): number => Math.round(points * 100);

export const toPoints = (hundredths: number): number => hundredths / 100;

/**
 * `part` of `whole` of an amount, to the nearest whole number, halves up. Exact for whole numbers as long as
 * 2 × amount × part stays below 2^53.
 */
export const shareOf = (amount: number, part: number, whole: number): number =>
  Math.floor((2 * amount * part + whole) / (2 * whole));
