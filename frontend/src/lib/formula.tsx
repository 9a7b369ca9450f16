import { type Formulas, formulaAsText, isLatex, mathmlOf } from '@quizhall/shared/rules/text/formula-lookup';
import { type MathNode, readMathml } from '@quizhall/shared/rules/text/mathml';
import { createContext, createElement, type ReactNode, use, useEffect, useMemo } from 'react';
import { useFormulaSpeech } from './formula-speech.ts';

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

type TextOfFormula = (source: string) => string | undefined;

/** Reads formulas of the texts around aloud, for names that can only be text. */
export function useSpokenFormulas(): TextOfFormula {
  const speak = useFormulaSpeech();
  const { find } = use(Source);
  return (source) => {
    const tree = readMathml(find(source) ?? '');
    return tree && speak(tree);
  };
}

/** Writes formulas of the texts around as lines of text, for places that show only text. */
export function useFormulaLines(): TextOfFormula {
  const { find } = use(Source);
  return (source) => {
    const mathml = find(source);
    return mathml === undefined ? undefined : formulaAsText(source, { [source]: mathml });
  };
}

/** Reads formulas of one question aloud, outside of its `FormulasOf`. */
export function useSpokenFormulasOf(): (formulas: Formulas | undefined) => TextOfFormula {
  const speak = useFormulaSpeech();
  return (formulas) => (source) => {
    const tree = readMathml(mathmlOf(source, formulas) ?? '');
    return tree && speak(tree);
  };
}

/** Elements, never HTML text: `readMathml` lets through only what shows a formula. */
const build = (node: MathNode, key: number): ReactNode => {
  if (typeof node === 'string') return node;
  const { class: className, ...attributes } = node.attributes;
  return createElement(node.name, { key, className, ...attributes }, ...node.children.map(build));
};

interface FormulaProps {
  source: string;
  /** Punctuation that stays in a line with the formula. */
  before?: string;
  after?: string;
}

/** A formula where the text has one. Without MathML it stands there as it was written. */
export function Formula({ source, before = '', after = '' }: FormulaProps) {
  const { find, want } = use(Source);
  const speak = useFormulaSpeech();
  const mathml = find(source);
  useEffect(() => {
    if (mathml === undefined) want?.(source);
  }, [mathml, source, want]);
  const tree = useMemo(() => (mathml === undefined ? undefined : readMathml(mathml)), [mathml]);
  if (!tree) return before + source + after;
  // Names of labels and buttons are made of names of their parts: of MathML alone, browsers take none.
  const named = { ...tree.attributes, 'aria-label': speak(tree) };
  const math = build({ ...tree, attributes: named }, 0);
  const isBound = before !== '' || after !== '';
  if (tree.attributes.display !== 'block') {
    if (!isBound) return math;
    return (
      <span className="whitespace-nowrap">
        {before}
        {math}
        {after}
      </span>
    );
  }
  // Wide ones scroll by themselves, so that the page does not.
  return (
    <span
      className={`max-w-full overflow-x-auto py-1 ${isBound ? 'flex items-baseline justify-center-safe' : 'block'}`}
    >
      {before}
      {math}
      {after}
    </span>
  );
}
