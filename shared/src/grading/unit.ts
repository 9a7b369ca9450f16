/** Symbols and words, with signs between them: `km/h`, `°C`, `kg·m`, `miles per hour`. */
const UNIT =
  /^[\p{L}%‰°'"\p{Sc}][\p{L}\p{M}%‰°'"\p{Sc}./·⋅*()-]*(?: [\p{L}\p{M}%‰°'"\p{Sc}./·⋅*()-]+){0,3}$/u;
const MOST_CHARACTERS = 40;
/** The power of a unit: `m^2`, `m2`, `s^-1`. */
const POWER = /(\p{L})\^?\(?[+-]?[1-9]\)?(?!\d)/gu;

/** A variable or a product, as in `3x` and `3x10`, an exponent without digits, and a `k` for thousands (K is kelvin). */
const NO_UNIT = /^(?:[xX]|[eE]$|k$)/;
/** Words that multiply the number before them. */
const MULTIPLE = new RegExp(
  `^(?:${[
    'thousands?|hundreds?|(?:m|b|tr)illions?|dozens?|lakh|crore|mn|bn',
    'tausend|tsd|hundert|dutzend|millionen|mio|milliarden?|mrd',
    'mille|milliers?|milliards?',
    'cien|mil|mill[oó]n|millones|millar(?:es)?',
  ].join('|')})\\b`,
  'i',
);

/** Reads what follows a number as its unit, in lower case without spaces; undefined if it is no unit. */
export function readUnit(text: string): string | undefined {
  const unit = text.trim();
  if (unit === '') return '';
  const base = unit.replace(POWER, '$1');
  if (unit.length > MOST_CHARACTERS || !UNIT.test(base) || NO_UNIT.test(base) || MULTIPLE.test(base))
    return undefined;
  return unit.toLowerCase().replace(/[\s.^()]/g, '');
}
