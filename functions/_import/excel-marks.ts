/** A piece of a number format; in dates `M` is a month, `m` a minute, `H` an hour of twelve. */
export interface Mark {
  kind: 'literal' | 'elapsed' | 'general' | 'half' | 'date' | 'exponent' | 'sign';
  text: string;
}

/** Colours and languages in brackets show nothing; whatever is no mark shows itself. */
const MARK =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|(?<space>_.)|\*.|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[(?<elapsed>h+|m+|s+)\]|\[[^\]]*\]|(?<general>General)|(?<half>AM\/PM|A\/P)|(?<date>y+|m+|d+|h+|s+)|(?<exponent>E[+-])|(?<sign>[0#?.,%/@])|(?<other>.)/gis;

function markOf(groups: Record<string, string | undefined>): Mark | undefined {
  const { quoted, escaped, space, currency, other, elapsed, general, half, date, exponent, sign } = groups;
  if (elapsed) return { kind: 'elapsed', text: elapsed.toLowerCase() };
  if (date) return { kind: 'date', text: date.toLowerCase() };
  if (general) return { kind: 'general', text: general };
  if (half) return { kind: 'half', text: half };
  if (exponent) return { kind: 'exponent', text: exponent };
  if (sign) return { kind: 'sign', text: sign };
  const text = space ? ' ' : (quoted ?? escaped ?? currency ?? other);
  return text ? { kind: 'literal', text } : undefined;
}

const isTime = ({ kind }: Mark): boolean => kind === 'date' || kind === 'elapsed';

/** `m` stands for minutes behind hours and before seconds, and hours are of twelve where there is AM or PM. */
function withMeanings(marks: readonly Mark[]): Mark[] {
  const times = marks.filter(isTime);
  const isHalved = marks.some(({ kind }) => kind === 'half');
  const meant = new Map(
    times.map((mark, index) => {
      const [before, after] = [times[index - 1]?.text ?? '', times[index + 1]?.text ?? ''];
      const isMinute = /^[hs]/.test(before) || after.startsWith('s');
      if (mark.text.startsWith('m') && !isMinute) return [mark, mark.text.toUpperCase()];
      return [mark, mark.text.startsWith('h') && isHalved ? mark.text.toUpperCase() : mark.text];
    }),
  );
  return marks.map((mark) => (mark.kind === 'date' ? { ...mark, text: meant.get(mark) ?? mark.text } : mark));
}

/** The pieces of one section of a number format (ECMA-376, 18.8.31). */
export const marksOf = (section: string): Mark[] =>
  withMeanings([...section.matchAll(MARK)].flatMap(({ groups = {} }) => markOf(groups) ?? []));

export const isDateFormat = (marks: readonly Mark[]): boolean => marks.some(isTime);

/** Semicolons separate the sections for positive and negative numbers, zero and texts, unless they are text. */
export function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const [piece] of code.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|./gs)) {
    if (piece === ';') sections.push('');
    else sections.push(`${sections.pop() ?? ''}${piece}`);
  }
  return sections;
}
