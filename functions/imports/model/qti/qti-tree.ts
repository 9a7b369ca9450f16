import { withoutHtmlEntities } from '../entities.ts';
import { type Budget, readXml } from '../xml/xml-events.ts';

/** An element of QTI: names as version 2 spells them, texts and elements in their order. */
export interface QtiNode {
  name: string;
  attributes: Record<string, string>;
  children: (QtiNode | string)[];
}

/** `qti-choice-interaction` and `response-identifier` of version 3 are `choiceInteraction` and `responseIdentifier` of 2. */
const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const nodeName = (name: string): string => (name.startsWith('qti-') ? camel(name.slice(4)) : name);

/**
 * The elements of an XML text. Nothing outside of it is read, no entity but those of XML and HTML is known.
 *
 * @throws TooMuch when the budget is used up or the nesting is too deep
 */
export function readQtiXml(xml: string, budget: Budget): QtiNode {
  const root: QtiNode = { name: '', attributes: {}, children: [] };
  const stack = [root];
  readXml(withoutHtmlEntities(xml), budget, {
    open(name, given) {
      const attributes = Object.fromEntries(
        Object.entries(given).map(([key, value]) => [key.startsWith('aria-') ? key : camel(key), value]),
      );
      const node: QtiNode = { name: nodeName(name), attributes, children: [] };
      stack.at(-1)?.children.push(node);
      stack.push(node);
    },
    text: (data) => stack.at(-1)?.children.push(data),
    close: () => stack.length > 1 && stack.pop(),
  });
  return root;
}

const isNode = (child: QtiNode | string): child is QtiNode => typeof child !== 'string';

export const nodesOf = ({ children }: QtiNode, name?: string): QtiNode[] =>
  children.filter(isNode).filter((child) => name === undefined || child.name === name);

/** All elements below with one of these names, in their order; not those inside of a found one. */
export function findAll(node: QtiNode, fits: (name: string) => boolean): QtiNode[] {
  return nodesOf(node).flatMap((child) => (fits(child.name) ? [child] : findAll(child, fits)));
}

export const findOne = (node: QtiNode, name: string): QtiNode | undefined =>
  findAll(node, (found) => found === name)[0];

/** All text below, as it stands. */
export const textIn = (node: QtiNode): string =>
  node.children.map((child) => (isNode(child) ? textIn(child) : child)).join('');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** HTML knows no such element: a block or a piece of a line stands in for it. */
const htmlName = (name: string): string => {
  if (/(?:Block|Body)$/.test(name)) return 'div';
  return /[A-Z]/.test(name) || name === 'hottext' ? 'span' : name;
};

type Replace = (child: QtiNode, parent: QtiNode) => string | undefined;

/** The inside of an element as HTML; `replace` says what stands in for an element, undefined for itself. */
export function htmlIn(node: QtiNode, replace: Replace = () => undefined): string {
  return node.children
    .map((child) => {
      if (!isNode(child)) return escape(child);
      const instead = replace(child, node);
      if (instead !== undefined) return instead;
      const attributes = Object.entries(child.attributes).map(
        ([name, value]) => ` ${name}="${escape(value)}"`,
      );
      const name = htmlName(child.name);
      return `<${name}${attributes.join('')}>${htmlIn(child, replace)}</${name}>`;
    })
    .join('');
}
