import { decodeHTMLStrict } from 'entities';

const decoded = (entity: string): string => decodeHTMLStrict(entity);
const ENTITY = /&(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** A plain text in which characters were written as entities of HTML. */
export const decodeEntities = (text: string): string => text.replace(ENTITY, decoded);

const NAMED = /&(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z\d]{1,31};/gi;
const CDATA = '<![CDATA[';
const CDATA_END = ']]>';

/**
 * XML in which the entities of HTML stand for their characters, as many programs write them without a document type. Those
 * of XML itself stay, and so does the text of CDATA sections.
 */
export function withoutHtmlEntities(xml: string): string {
  let written = '';
  let from = 0;
  while (from < xml.length) {
    const start = xml.indexOf(CDATA, from);
    const end = start < 0 ? -1 : xml.indexOf(CDATA_END, start);
    if (end < 0) break;
    written += xml.slice(from, start).replace(NAMED, decoded) + xml.slice(start, end);
    from = end;
  }
  const isOpen = xml.indexOf(CDATA, from) >= 0;
  return written + (isOpen ? xml.slice(from) : xml.slice(from).replace(NAMED, decoded));
}
