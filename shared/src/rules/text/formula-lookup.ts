import type * as z from 'zod';
import type { Formulas as FormulasSchema } from '../../model/quizzes/question.ts';
import { type MathNode, readMathml } from './mathml.ts';

/** MathML by formula as its author wrote it, dollars included: `{ '$x^2$': '<math alttext="x²">…</math>' }`. */
export type Formulas = z.output<typeof FormulasSchema>;

/** MathML in a text is shown as it is; LaTeX is turned into it when it is saved. */
export const isLatex = (source: string): boolean => source.startsWith('$');

/** MathML of a formula: its own, or that made from its LaTeX. */
export const mathmlOf = (source: string, formulas: Formulas | undefined): string | undefined =>
  isLatex(source) ? formulas?.[source] : source;

/** The formula as a line of text, for files and mails: `(a+b)/2`. `math-speech.ts` has the spoken one. */
export function formulaAsText(source: string, formulas: Formulas | undefined): string | undefined {
  const tree = readMathml(mathmlOf(source, formulas) ?? '');
  return tree && (tree.attributes.alttext ?? leaves(tree));
}

const leaves = (node: MathNode): string =>
  typeof node === 'string' ? node : node.children.map(leaves).join('');

/**
 * What belongs to these texts; undefined where nothing does, so that most questions carry nothing. Looked for as written,
 * without reading the texts: functions on the burst path carry no reader of marks for it.
 */
export function formulasOf(formulas: Formulas | undefined, texts: readonly string[]): Formulas | undefined {
  if (!formulas) return undefined;
  const found = Object.entries(formulas).filter(([source]) => texts.some((text) => text.includes(source)));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
