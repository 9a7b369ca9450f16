import { parseFormulas } from '@quizhall/shared/rules/text/markdown';
import { textOfInline } from '@quizhall/shared/rules/text/markdown-plain';
import { useFormulaLines, useSpokenFormulas } from '@/lib/formula.tsx';

interface PlainTexts {
  /** With formulas as lines of text, for places that show only text. */
  shown: string[];
  /** With formulas in words, for screen readers. */
  spoken: string[];
}

/** Texts for places that hold only text, such as entries of a list. */
export function usePlainTexts(texts: readonly string[]): PlainTexts {
  const speak = useSpokenFormulas();
  const write = useFormulaLines();
  const plain = (formula: (source: string) => string | undefined) =>
    texts.map((text) => textOfInline(parseFormulas(text), { formula }));
  return { shown: plain(write), spoken: plain(speak) };
}
