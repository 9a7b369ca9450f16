import temml from 'temml';
import { LIMITS } from '../../model/limits.ts';
import { readDollars } from './dollars.ts';
import { textOfMath } from './math-text.ts';
import { type MathNode, readMathml } from './mathml.ts';
import { writeMathml } from './mathml-write.ts';

/** MathML of a formula, or why there is none, as a part of a sentence. */
export type Typeset = { mathml: string } | { problem: string };

/** Names that define others: what they multiply could not be bounded by the length of the formula. */
const DEFINES =
  /\\(?:re)?(?:newcommand|(?:g|e|x)?def|let|futurelet|providecommand|newenvironment)(?![a-zA-Z])/;

/** What would be left out in silence: colours, bars and frames that only a style sheet of the library draws. */
const UNSHOWN =
  /\\(?:(?:text|page|cell|row)?color|f?colorbox|definecolor|rule|phase|angln?|longdiv|raisebox)(?![a-zA-Z])/;

/** Its signs are read by a language of their own. */
const CHEMISTRY = /\\(?:ce|pu)(?![a-zA-Z])/;

/** What only a style says is said by a name that the style sheet knows. */
const named = (mathml: string): string =>
  mathml.replaceAll(/ style="[^"]*border:[^"]*"/g, ' class="tml-box"');

/** Layout of single signs says nothing that browsers would not do by themselves. */
function plain(node: MathNode): MathNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(plain).filter((child) => typeof child === 'string' || !isEmpty(child));
  return { ...node, children };
}
const isEmpty = ({ name, attributes: { width = '0' } }: Exclude<MathNode, string>): boolean =>
  name === 'mspace' && Number.parseFloat(width) === 0;

/** Whether there is anything to see; of what the library writes, only its depth is then in the way. */
const SHOWS = /<m[inos]|<mtext/;

/** The library's message without the place in the source that it underlines. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [reason = ''] = message.split(/ at (?:position|end of input)\b/);
  return reason.replaceAll('EOF', 'its end').trim();
}

/** What needs no look at its LaTeX to be refused. */
function refusal(latex: string): string | undefined {
  if (latex.length > LIMITS.formula) return `it is longer than ${LIMITS.formula} characters`;
  if (DEFINES.test(latex)) return 'it defines commands of its own';
  const unshown = UNSHOWN.exec(latex)?.[0];
  if (unshown) return `${unshown} is not shown here`;
  if (latex.length > LIMITS.chemistry && CHEMISTRY.test(latex))
    return `with chemistry in it, it may have ${LIMITS.chemistry} characters`;
  return undefined;
}

/** Signs of sources and results that are remembered: more than a quiz may have, and a bound for a process. */
const ROOM = 4_000_000;
const made = new Map<string, Typeset>();
let size = 0;

/**
 * Turns a formula in LaTeX, dollars included, into MathML (temml), read through the list of what may be shown. Loaded
 * only where somebody writes: participants get what was made here. The answer is the same whenever it is asked for, so
 * it is remembered, refusals too: one save asks for each formula several times, an editor with every key.
 */
export function typeset(source: string): Typeset {
  const known = made.get(source);
  if (known) return known;
  const { latex, isDisplay } = readDollars(source);
  const problem = refusal(latex);
  if (problem) return { problem };
  const result = setLatex(latex, isDisplay);
  remember(source, result);
  return result;
}

function remember(source: string, result: Typeset): void {
  size += source.length + ('mathml' in result ? result.mathml : result.problem).length;
  if (size > ROOM) {
    made.clear();
    size = 0;
  }
  made.set(source, result);
}

/** What a save has made and stored needs not be made again where the questions are written for others. */
export function rememberStored(formulas: Readonly<Record<string, string>> = {}): void {
  for (const [source, mathml] of Object.entries(formulas)) {
    if (!made.has(source)) remember(source, { mathml });
  }
}

function setLatex(latex: string, isDisplay: boolean): Typeset {
  try {
    const written = temml.renderToString(latex, {
      displayMode: isDisplay,
      throwOnError: true,
      trust: false,
      strict: false,
      maxExpand: 200,
    });
    const tree = readMathml(named(written));
    if (!tree) return { problem: SHOWS.test(written) ? 'it is nested too deeply' : 'it says nothing' };
    const shown = plain(tree) as typeof tree;
    const alttext = textOfMath(shown).replaceAll(/\s+/g, ' ').trim();
    const mathml = writeMathml({ ...shown, attributes: { ...shown.attributes, alttext } });
    return mathml.length > LIMITS.mathml ? { problem: 'it is too long' } : { mathml };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}
