import { writePlain } from '@quizhall/shared/rules/markdown-write';
import { htmlToInline, htmlToMarkdown, htmlToText, type Reduced } from './html.ts';
import { childOf, childrenOf, type XmlElement } from './xml-tree.ts';

const paragraphs = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\n', '<br>');

/**
 * Reads the texts of one question: `<x format="html"><text>…</text><file/></x>`. HTML and Moodle's own format are
 * reduced, Markdown stays as it is, and signs in plain text stay signs.
 */
export class MoodleTexts {
  /** What could not come along. */
  readonly lost = new Set<string>();
  private format = 'html';

  /** The format that answers and feedback without one of their own have. */
  setDefaultFormat(element: XmlElement | undefined): void {
    this.format = element?.attributes.format ?? 'html';
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
    if (childrenOf(element, 'file').length > 0) this.lost.add('Files and pictures were left out');
    const format = element.attributes.format ?? this.format;
    const source = (childOf(element, 'text') ?? element).text;
    return { source, reduce: (part) => this.reduce(part, format, htmlToMarkdown) };
  }

  private read(element: XmlElement | undefined, reducer: (html: string) => Reduced): string {
    if (!element) return '';
    const { source } = this.raw(element);
    return this.reduce(source, element.attributes.format ?? this.format, reducer);
  }

  private reduce(source: string, format: string, reducer: (html: string) => Reduced): string {
    const unified = source.replace(/\r\n?/g, '\n').trim();
    if (format === 'markdown') return unified;
    if (format === 'plain_text') return reducer === htmlToText ? unified : writePlain(unified);
    const { text, lost } = reducer(format === 'moodle_auto_format' ? paragraphs(source.trim()) : source);
    for (const loss of lost) this.lost.add(loss);
    return text;
  }
}
