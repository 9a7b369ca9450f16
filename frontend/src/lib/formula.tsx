import { type Formulas, isLatex, mathmlOf, spokenFormula } from '@quizhall/shared/rules/formula-lookup';
import { type MathNode, readMathml } from '@quizhall/shared/rules/mathml';
import { createContext, createElement, type ReactNode, use, useEffect, useMemo } from 'react';

/** Where MathML of formulas comes from: it was made when the texts were saved, or is made while somebody writes them. */
export interface FormulaSource {
  /** MathML of the formula that is written so; undefined where there is none, or none yet. */
  find: (source: string) => string | undefined;
  /** Asks for a formula that is not there. */
  want?: (source: string) => void;
}

const NONE: FormulaSource = { find: (source) => (isLatex(source) ? undefined : source) };
const Source = createContext(NONE);
export const FormulasFrom = Source.Provider;

/** The formulas of the texts inside: `<FormulasOf formulas={question.formulas}><InlineMarkdown …/></FormulasOf>`. */
export function FormulasOf({ formulas, children }: { formulas: Formulas | undefined; children: ReactNode }) {
  const value = useMemo(() => ({ find: (source: string) => mathmlOf(source, formulas) }), [formulas]);
  return <Source value={value}>{children}</Source>;
}

/** How formulas are said where only text can stand. */
export const speakFrom = (formulas: Formulas | undefined) => (source: string) =>
  spokenFormula(source, formulas);

/** How formulas of the texts around are said where only text can stand. */
export function useSpokenFormulas(): (source: string) => string | undefined {
  const { find } = use(Source);
  return (source) => {
    const mathml = find(source);
    return mathml === undefined ? undefined : spokenFormula(source, { [source]: mathml });
  };
}

/** Elements, never HTML text: `readMathml` lets through only what shows a formula. */
const build = (node: MathNode, key: number): ReactNode => {
  if (typeof node === 'string') return node;
  const { class: className, ...attributes } = node.attributes;
  return createElement(node.name, { key, className, ...attributes }, ...node.children.map(build));
};

/** A formula where the text has one. Without MathML it stands there as it was written. */
export function Formula({ source }: { source: string }) {
  const { find, want } = use(Source);
  const mathml = find(source);
  useEffect(() => {
    if (mathml === undefined) want?.(source);
  }, [mathml, source, want]);
  const tree = useMemo(() => (mathml === undefined ? undefined : readMathml(mathml)), [mathml]);
  if (!tree) return source;
  const math = build(tree, 0);
  if (tree.attributes.display !== 'block') return math;
  // Wide ones scroll by themselves, so that the page does not.
  return <span className="block max-w-full overflow-x-auto py-1">{math}</span>;
}
