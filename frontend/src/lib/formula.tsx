import { type Formulas, formulaAsText, isLatex, mathmlOf } from '@quizhall/shared/rules/text/formula-lookup';
import { type MathNode, readMathml } from '@quizhall/shared/rules/text/mathml';
import { createContext, createElement, type ReactNode, use, useEffect, useMemo } from 'react';
import { useFormulaSpeech } from './formula-speech.ts';

/** Source of MathML: generated when texts are saved, or live in an editor. */
export interface FormulaSource {
  /** Returns the MathML of a formula's source; undefined if missing or pending. */
  find: (source: string) => string | undefined;
  /** Requests a missing formula. */
  want?: (source: string) => void;
}

const NONE: FormulaSource = { find: (source) => (isLatex(source) ? undefined : source) };
const Source = createContext(NONE);
export const FormulasFrom = Source.Provider;

/**
 * Provides formulas to nested texts: `<FormulasOf formulas={question.formulas}><InlineMarkdown …/></FormulasOf>`.
 */
export function FormulasOf({ formulas, children }: { formulas: Formulas | undefined; children: ReactNode }) {
  const value = useMemo(() => ({ find: (source: string) => mathmlOf(source, formulas) }), [formulas]);
  return <Source value={value}>{children}</Source>;
}

type TextOfFormula = (source: string) => string | undefined;

/** Returns the spoken form of formulas from the context, for text-only accessible names. */
export function useSpokenFormulas(): TextOfFormula {
  const speak = useFormulaSpeech();
  const { find } = use(Source);
  return (source) => {
    const tree = readMathml(find(source) ?? '');
    return tree && speak(tree);
  };
}

/** Returns the plain text of formulas from the context, for places that only show text. */
export function useFormulaLines(): TextOfFormula {
  const { find } = use(Source);
  return (source) => {
    const mathml = find(source);
    return mathml === undefined ? undefined : formulaAsText(source, { [source]: mathml });
  };
}

/** Returns the spoken form of one question's formulas, outside of its `FormulasOf`. */
export function useSpokenFormulasOf(): (formulas: Formulas | undefined) => TextOfFormula {
  const speak = useFormulaSpeech();
  return (formulas) => (source) => {
    const tree = readMathml(mathmlOf(source, formulas) ?? '');
    return tree && speak(tree);
  };
}

/** Creates elements, never HTML text. `readMathml` only allows presentational elements. */
const build = (node: MathNode, key: number): ReactNode => {
  if (typeof node === 'string') return node;
  const { class: className, ...attributes } = node.attributes;
  return createElement(node.name, { key, className, ...attributes }, ...node.children.map(build));
};

interface FormulaProps {
  source: string;
  /** Punctuation that must not wrap away from the formula. */
  before?: string;
  after?: string;
}

/** Inline formula. Shows its source if there is no MathML. */
export function Formula({ source, before = '', after = '' }: FormulaProps) {
  const { find, want } = use(Source);
  const speak = useFormulaSpeech();
  const mathml = find(source);
  useEffect(() => {
    if (mathml === undefined) want?.(source);
  }, [mathml, source, want]);
  const tree = useMemo(() => (mathml === undefined ? undefined : readMathml(mathml)), [mathml]);
  if (!tree) return before + source + after;
  // Browsers do not compute accessible names of labels and buttons from MathML.
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
  // Wide formulas scroll on their own, so that the page does not.
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
