import { LIMITS } from '@quizhall/shared/model/limits';
import { formulasIn } from '@quizhall/shared/rules/text/formulas';
import { textOfMath } from '@quizhall/shared/rules/text/math-text';
import { readMathml } from '@quizhall/shared/rules/text/mathml';
import { writeMathml } from '@quizhall/shared/rules/text/mathml-write';
import { nextOf, type Tally } from '@quizhall/shared/rules/text/next-match';
import { typeset } from '@quizhall/shared/rules/text/typeset';

/** Room for words beside it in the shortest of texts. */
const MOST = LIMITS.optionText - 300;
const SOURCE = /<annotation\b[^<>]*encoding="(?:application\/x-tex|tex|latex)"[^<>]*>([^<]*)<\/annotation>/i;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const isOne = (source: string): boolean => {
  const found = formulasIn(source);
  return found.length === 1 && found[0] === source && source.length <= MOST;
};

/** LaTeX between dollars, where it is a formula that can be shown. */
export function keptLatex(latex: string, isDisplay: boolean): string | undefined {
  const edge = isDisplay ? '$$' : '$';
  const source = `${edge}${latex.trim().replaceAll(/\s+/g, ' ')}${edge}`;
  return isOne(source) && 'mathml' in typeset(source) ? source : undefined;
}

/** MathML as texts have it: the LaTeX that it was made of, if it says so, else itself, with nothing but what is shown. */
export function keptMathml(mathml: string): string | undefined {
  const tree = readMathml(mathml);
  if (!tree) return undefined;
  const { display } = tree.attributes;
  const latex = SOURCE.exec(mathml)?.[1]?.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
  const source = latex && keptLatex(latex, display === 'block');
  if (source) return source;
  const attributes = { ...(display && { display }), alttext: textOfMath(tree) };
  const written = writeMathml({ ...tree, attributes }).replaceAll('\n', ' ');
  return isOne(written) ? written : undefined;
}

/** What opens LaTeX, and what closes it. */
const CLOSERS: Record<string, string> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' };
const OPENER = /\\\(|\\\[|\$\$/g;
const EDGE = 2;

/** A text of HTML at its formulas in LaTeX, as the filters of other platforms find them; `formula` says which is one. */
export function splitAtLatex(text: string, tally?: Tally): { text: string; isFormula: boolean }[] {
  const parts: { text: string; isFormula: boolean }[] = [];
  const closers = new Map(
    Object.entries(CLOSERS).map(([opener, closer]) => [opener, nextOf(text, closer, tally)]),
  );
  /** Where the text begins that is in no part, and where the next formula may begin. */
  let [from, free] = [0, 0];
  for (const { 0: opener, index } of text.matchAll(OPENER)) {
    if (index < free) continue;
    // A formula has a sign at least.
    const end = closers.get(opener)?.(index + EDGE + 1) ?? Number.POSITIVE_INFINITY;
    // What is too long is none, and may hold some.
    if (end - index > LIMITS.formula) continue;
    free = end + EDGE;
    const source = keptLatex(text.slice(index + EDGE, end), opener !== '\\(');
    if (!source) continue;
    parts.push({ text: text.slice(from, index), isFormula: false }, { text: source, isFormula: true });
    from = free;
  }
  return [...parts, { text: text.slice(from), isFormula: false }];
}
