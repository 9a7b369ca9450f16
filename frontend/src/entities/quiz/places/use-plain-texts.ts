import { parseFormulas } from '@quizhall/shared/rules/markdown';
import { useSpokenFormulas } from '@/lib/formula.tsx';

/** Texts where only text can stand, such as an entry of a list: formulas as they are said. */
export function usePlainTexts(texts: readonly string[]): string[] {
  const spoken = useSpokenFormulas();
  return texts.map((text) =>
    parseFormulas(text)
      .map((piece) => {
        if (piece.type === 'math') return spoken(piece.text) ?? piece.text;
        return 'text' in piece ? piece.text : '';
      })
      .join(''),
  );
}
