import type { MathNode } from './mathml.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** The tree as MathML, in as few signs as it takes. */
export function writeMathml(node: MathNode): string {
  if (typeof node === 'string') return escape(node);
  const { name, attributes, children } = node;
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${said.join('')}>${children.map(writeMathml).join('')}</${name}>`;
}
