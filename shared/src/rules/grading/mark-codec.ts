import type { Mark, Marks } from './marks.ts';

const DIGITS = 36;

/** What one character says of a mark. */
const SIGNS = {
  '+': { answered: true, isCorrect: true, pending: false },
  '-': { answered: true, isCorrect: false, pending: false },
  '?': { answered: true, isCorrect: false, pending: true },
  '.': { answered: false, isCorrect: false, pending: false },
  '*': { answered: false, isCorrect: true, pending: false },
} as const;
type Sign = keyof typeof SIGNS;

function signOf({ answered, isCorrect, pending }: Mark): Sign {
  if (pending) return '?';
  if (answered) return isCorrect ? '+' : '-';
  return isCorrect ? '*' : '.';
}

/** No person has marked: the text holds this, whichever key the machine used. */
export const BY_MACHINE = '::';

/**
 * Marks in as few bytes as possible, because a submit is billed by the size of the attempt: the key's revision, the
 * persons who gave marks, then for each position the person's number and `@`, hundredths of points, and a sign, numbers
 * in base 36. Points are left out where they are 0, and in a full mark where the last full one has as many.
 * `0::rs+-+.9i-?` = 10 points, none, 10 again, no answer, 3.42 points, pending; the same with the last one given by a
 * person: `0:mP4…:rs+-+.9i-0@g4-`.
 */
export function encodeMarks({ revision, each }: Marks): string {
  const persons = [...new Set(each.flatMap(({ by }) => by ?? []))];
  let full = 0;
  const tokens = each.map((mark) => {
    const { by, hundredths, isCorrect } = mark;
    const person = by === undefined ? '' : `${persons.indexOf(by).toString(DIGITS)}@`;
    const points = hundredths === (isCorrect ? full : 0) ? '' : hundredths.toString(DIGITS);
    if (isCorrect) full = hundredths;
    return person + points + signOf(mark);
  });
  return `${revision.toString(DIGITS)}:${persons.join(',')}:${tokens.join('')}`;
}

/** With which key the machine marked, without reading the rest; 0 before marks were stored. */
export const keyRevisionOf = (text: string | undefined): number => Number.parseInt(text ?? '0', DIGITS) || 0;

const TOKEN = /(?:([0-9a-z]+)@)?([0-9a-z]*)([-+?.*])/g;
const MARKS = /^([0-9a-z]+):([^:]*):((?:(?:[0-9a-z]+@)?[0-9a-z]*[-+?.*])*)$/;

/** The inverse of `encodeMarks`; undefined when the text was not written by it. */
export function decodeMarks(text: string): Marks | undefined {
  const [, revision = '', names = '', tokens = ''] = MARKS.exec(text) ?? [];
  if (!revision) return undefined;
  const persons = names.split(',');
  let full = 0;
  const each: Mark[] = [];
  for (const [, person, points = '', sign] of tokens.matchAll(TOKEN)) {
    const facts = SIGNS[sign as Sign];
    const unsaid = facts.isCorrect ? full : 0;
    const hundredths = points === '' ? unsaid : Number.parseInt(points, DIGITS);
    if (facts.isCorrect) full = hundredths;
    const by = person === undefined ? undefined : persons[Number.parseInt(person, DIGITS)];
    if (person !== undefined && !by) return undefined;
    each.push({ hundredths, ...facts, ...(by && { by }) });
  }
  return { revision: Number.parseInt(revision, DIGITS), each };
}
