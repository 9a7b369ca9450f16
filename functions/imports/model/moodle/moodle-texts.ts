import { writePlain } from '@quizhall/shared/rules/text/markdown-write';
import { decoded, FileSlot, type ImportedFiles, type TakeFile } from '../files.ts';
import { htmlToInline, htmlToMarkdown, htmlToText, type Reduced } from '../html/html.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-tree.ts';

type Reducer = (html: string, take?: TakeFile) => Reduced;

/** Where a text of Moodle names the files that come with it. */
const PLACE = '@@PLUGINFILE@@/';

/** The bytes of a file that a text names, among those that stand beside the text. */
function fileIn(element: XmlElement, source: string): Uint8Array | undefined {
  if (!source.startsWith(PLACE)) return undefined;
  const name = decoded(source.slice(PLACE.length).replace(/[?#].*$/, ''));
  const file = childrenOf(element, 'file').find(({ attributes }) => pathOf(attributes) === name);
  return file?.attributes.encoding === 'base64' ? Buffer.from(file.text, 'base64') : undefined;
}

const pathOf = ({ path = '/', name = '' }: Record<string, string>): string =>
  `${path}${name}`.replace(/^\/+/, '');

const paragraphs = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\n', '<br>');

/**
 * Reads the texts of one question: `<x format="html"><text>…</text><file/></x>`. HTML and Moodle's own format are
 * reduced, Markdown stays as it is, and signs in plain text stay signs.
 */
export class MoodleTexts {
  /** What could not come along. */
  readonly lost = new Set<string>();
  private format = 'html';
  private readonly files: ImportedFiles | undefined;
  private readonly slots = new Map<XmlElement, FileSlot>();

  constructor(files?: ImportedFiles) {
    this.files = files;
  }

  /** The format that answers and feedback without one of their own have. */
  setDefaultFormat(element: XmlElement | undefined): void {
    this.format = element?.attributes.format ?? 'html';
  }

  /** The file of a question or an option; it has to be asked for before its text is read. */
  slot(element: XmlElement | undefined): FileSlot {
    const slot = new FileSlot(this.files, (source) => element && fileIn(element, source));
    if (element) this.slots.set(element, slot);
    return slot;
  }

  /** A text with layout, as Markdown. */
  marked = (element: XmlElement | undefined): string => this.read(element, htmlToMarkdown);

  /** A text that stands in a line. */
  inline = (element: XmlElement | undefined): string => this.read(element, htmlToInline);

  /** A text that is compared as it is. */
  plain = (element: XmlElement | undefined): string => this.read(element, htmlToText);

  /** The source of a text and how it has to be reduced. */
  raw(element: XmlElement | undefined): { source: string; reduce: (source: string) => string } {
    if (!element) return { source: '', reduce: (source) => source };
    const format = element.attributes.format ?? this.format;
    const source = (childOf(element, 'text') ?? element).text;
    const take = this.slots.get(element)?.take;
    return { source, reduce: (part) => this.reduce(part, { format, take }, htmlToMarkdown) };
  }

  private read(element: XmlElement | undefined, reducer: Reducer): string {
    if (!element) return '';
    const { source } = this.raw(element);
    const slot = this.slots.get(element);
    const format = element.attributes.format ?? this.format;
    const text = this.reduce(source, { format, take: slot?.take }, reducer);
    // What the text shows was named while it was read.
    const silent = childrenOf(element, 'file').length - (slot?.named.size ?? 0);
    if (silent > 0) this.lost.add('Files and pictures were left out');
    return text;
  }

  private reduce(
    source: string,
    { format, take }: { format: string; take: TakeFile | undefined },
    reducer: Reducer,
  ): string {
    const unified = source.replace(/\r\n?/g, '\n').trim();
    if (format === 'markdown') return unified;
    if (format === 'plain_text') return reducer === htmlToText ? unified : writePlain(unified);
    const html = format === 'moodle_auto_format' ? paragraphs(source.trim()) : source;
    const { text, lost } = reducer(html, take);
    for (const loss of lost) this.lost.add(loss);
    return text;
  }
}
