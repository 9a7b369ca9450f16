import { shiftText } from './markdown-plain.ts';
import { MATH_LAYOUTS, MATH_TOKENS, shiftWith, withoutUnseen } from './math-layouts.ts';
import type { MathElement, MathNode } from './mathml.ts';

/** A formula as a line of text, for ears and for places that hold only text: `(a+b)/2`, `√x`, `x²`. */
export function textOfMath(node: MathNode): string {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  if (MATH_TOKENS.has(name)) return tokenText(node);
  const parts = children.map(textOfMath);
  return (MATH_LAYOUTS[name] ?? ((texts: string[]) => texts.join('')))(
    parts,
    shiftWith(shiftText),
    attributes,
  );
}

function tokenText({ name, children }: MathElement): string {
  const text = children.map(textOfMath).join('');
  if (name === 'mtext') return text;
  return withoutUnseen(text.trim()) || ' '.repeat(Number(name === 'mspace'));
}
