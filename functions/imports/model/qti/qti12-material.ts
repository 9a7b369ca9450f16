import { looksLikeHtml } from '../html/html.ts';
import { htmlIn, nodesOf, type QtiNode, textIn } from './qti-tree.ts';

/** Elements of QTI 1.2 that a person answers in. */
export const isResponse = (name: string): boolean => /^response_(?:lid|str|num|xy|grp)$/.test(name);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A text without marks, whose breaks and spaces stay. */
const plainHtml = (text: string): string =>
  escape(text.trim())
    .replaceAll('\n', '<br>')
    .replace(/ {2,}/g, (spaces) => `${'&#160;'.repeat(spaces.length - 1)} `);

const smartHtml = (text: string): string =>
  looksLikeHtml(text) ? text.trim().replaceAll('\n', '<br>') : plainHtml(text);

/** `<mattext texttype="text/html">`; programs that name no type write both. */
function mattext(node: QtiNode): string {
  const { texttype = '', uri = '' } = node.attributes;
  const text = textIn(node);
  if (uri) return `<a href="${escape(uri)}">${escape(text.trim() || uri)}</a>`;
  if (nodesOf(node).length > 0) return htmlIn(node);
  if (/html/i.test(texttype)) return text;
  return texttype.toLowerCase() === 'text/plain' || !looksLikeHtml(text) ? plainHtml(text) : text;
}

/** `<mat_formattedtext type="SMART_TEXT">`, as Blackboard writes texts. */
function formattedText(node: QtiNode): string {
  const text = textIn(node);
  const type = (node.attributes.type ?? 'HTML').toUpperCase();
  if (type === 'HTML') return text;
  return type === 'PLAIN_TEXT' ? plainHtml(text) : smartHtml(text);
}

const mediaHtml = (element: string, source: string, label = ''): string =>
  `<${element} ${element === 'object' ? 'data' : 'src'}="${escape(source)}" alt="${escape(label)}"></${element}>`;

const fileHtml = (name: string): string =>
  mediaHtml(/\.(?:png|jpe?g|gif|webp|svg)$/i.test(name) ? 'img' : 'object', name);

const MEDIA: Record<string, string> = {
  matimage: 'img',
  mataudio: 'audio',
  matvideo: 'video',
  matapplet: 'object',
  matapplication: 'object',
};

/** Replacement of an element; undefined keeps the element. */
type Replace = (node: QtiNode) => string | undefined;

/** The texts and files below an element as HTML; what is answered in leaves its place to `replace`. */
export function materialHtml(node: QtiNode, replace: Replace = () => ''): string {
  const hasAnswer = nodesOf(node).some(({ name }) => isResponse(name));
  return nodesOf(node)
    .map((child) => {
      const { name, attributes } = child;
      if (isResponse(name) || name === 'render_extension') return replace(child) ?? '';
      if (name === 'mattext') return mattext(child);
      if (name === 'mat_formattedtext') return formattedText(child);
      if (name === 'matemtext') return `<em>${mattext(child)}</em>`;
      if (name === 'matbreak') return '<br>';
      const media = Object.hasOwn(MEDIA, name) ? MEDIA[name] : undefined;
      if (media) return mediaHtml(media, attributes.uri ?? '', attributes.label);
      if (attributes.class === 'FILE_BLOCK' && textIn(child).trim()) return fileHtml(textIn(child).trim());
      const inner = materialHtml(child, replace);
      // Words and blanks of one sentence stand beside each other.
      return hasAnswer && name === 'material' ? `${inner} ` : `<div>${inner}</div>`;
    })
    .join('');
}
