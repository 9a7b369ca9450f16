import { strToU8, zipSync } from 'fflate';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A run with properties: `run('Paris', '<w:b/>')`. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph; `place` is its list and level. */
export const paragraph = (content: string, place?: readonly [list: number, level: number]): string => {
  const numbering = place && `<w:numPr><w:ilvl w:val="${place[1]}"/><w:numId w:val="${place[0]}"/></w:numPr>`;
  return `<w:p>${numbering ? `<w:pPr>${numbering}<w:rPr><w:b/></w:rPr></w:pPr>` : ''}${content}</w:p>`;
};

const level = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

/** List 1 has numbers and letters below them, list 2 bullets, lists 3 and 4 capital letters that begin anew. */
const NUMBERING = `<w:numbering ${W}>
<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '')}</w:abstractNum>
<w:abstractNum w:abstractNumId="2">${level(0, 'upperLetter', '%1.')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
<w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num>
<w:num w:numId="4"><w:abstractNumId w:val="2"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
</w:numbering>`;

/** A Word document with this body. */
export const docx = (...body: string[]): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document ${W}><w:body>${body.join('')}</w:body></w:document>`,
    ),
    'word/numbering.xml': strToU8(NUMBERING),
  });
