const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const RULES = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** A place in words: `1st`, `22nd`. */
export const ordinal = (place: number): string => `${place}${ENDINGS[RULES.select(place)]}`;
