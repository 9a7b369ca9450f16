import { Parser } from 'htmlparser2';
import { withoutHtmlEntities } from '../entities.ts';
import { lineCounter, MOST_ITEMS } from '../item.ts';

/** An element with its own text; white space and comments around elements are part of that text. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

export interface XmlItem {
  /** Where it begins, counted from 1. */
  line: number;
  element: XmlElement;
  /** The text ended before the element did. */
  isCut: boolean;
}

/** Moodle's own files have six levels; the work of the parser grows with the depth. */
const DEEPEST = 40;

/** No file that fits an import has as many; counted while reading, so that nothing grows beyond them. */
export const XML_LIMITS = { items: 2 * (MOST_ITEMS + 1), elements: 400_000, attributes: 400_000 };

/** Reading ends here, for a reason that the report gives. */
class Stop extends Error {}

/** Texts grow piece by piece; joined once, when the element is complete. */
interface Open {
  element: XmlElement;
  pieces: string[];
  line: number;
}

class Collector {
  readonly items: XmlItem[] = [];
  private readonly stack: Open[] = [];
  private depth = 0;
  private elements = 0;
  private attributes = 0;
  private readonly wanted: string;

  constructor(wanted: string) {
    this.wanted = wanted;
  }

  open(name: string, attributes: Record<string, string>, line: () => number): void {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new Stop('The elements are nested too deeply from here on');
    this.elements += 1;
    if (this.elements > XML_LIMITS.elements || this.items.length >= XML_LIMITS.items) {
      throw new Stop('There are too many elements to be read from here on');
    }
    if (this.stack.length === 0 && name !== this.wanted) return;
    const element = { name, attributes, children: [], text: '' };
    this.stack.at(-1)?.element.children.push(element);
    this.stack.push({ element, pieces: [], line: this.stack.length === 0 ? line() : 0 });
  }

  attribute(): void {
    this.attributes += 1;
    if (this.attributes > XML_LIMITS.attributes) throw new Stop('There are too many attributes to be read');
  }

  text(data: string): void {
    this.stack.at(-1)?.pieces.push(data);
  }

  close(isCut: boolean): void {
    this.depth -= 1;
    const done = this.stack.pop();
    if (!done) return;
    done.element.text = done.pieces.join('');
    if (this.stack.length === 0) this.items.push({ line: done.line, element: done.element, isCut });
  }
}

/**
 * All elements of one name, wherever they stand. Forgiving, so that one broken element costs only itself. Document
 * types are skipped, and only the entities of XML and HTML and numbers are known: nothing is expanded, nothing is fetched.
 */
export function readXmlItems(
  source: string,
  wanted: string,
): { items: XmlItem[]; stop?: { line: number; reason: string } } {
  const text = withoutHtmlEntities(source);
  const collector = new Collector(wanted);
  const lineAt = lineCounter(text);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes, () => lineAt(parser.startIndex)),
      onattribute: () => collector.attribute(),
      ontext: (data) => collector.text(data),
      onclosetag: (_, isImplied) => collector.close(isImplied),
    },
    { xmlMode: true },
  );
  try {
    parser.end(text);
    return { items: collector.items };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { items: collector.items, stop: { line: lineAt(parser.startIndex), reason: error.message } };
  }
}

export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);

/** The text of a child, trimmed; empty without one. */
export const textOf = (element: XmlElement | undefined, name: string): string =>
  (element && childOf(element, name)?.text.trim()) ?? '';
