import { zipSync } from 'fflate';

const encoder = new TextEncoder();

/** A zip of texts and bytes by their names. */
export const packed = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        typeof file === 'string' ? encoder.encode(file) : file,
      ]),
    ),
  );

/** A manifest of QTI 2.1 that lists these files. */
export const manifest = (...hrefs: string[]): string =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${hrefs
    .map((href, index) => `<resource identifier="R${index}" type="imsqti_item_xmlv2p1" href="${href}"/>`)
    .join('')}</resources></manifest>`;

interface Item {
  declaration?: string;
  body: string;
  processing?: string;
  more?: string;
}

const MATCH =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>';

/** An item of QTI 2.1, graded by the template for exactly right unless told. */
export const item = ({ declaration = '', body, processing = MATCH, more = '' }: Item): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T" adaptive="false" timeDependent="false">
${declaration}<itemBody>${body}</itemBody>${processing}${more}</assessmentItem>`;

/** What is declared of one answer. */
export const response = (
  attributes: string,
  correct: string[],
  mapping: Record<string, number> = {},
): string => {
  const entries = Object.entries(mapping).map(
    ([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`,
  );
  return `<responseDeclaration identifier="RESPONSE" ${attributes}><correctResponse>${correct
    .map((value) => `<value>${value}</value>`)
    .join(
      '',
    )}</correctResponse>${entries.length > 0 ? `<mapping>${entries.join('')}</mapping>` : ''}</responseDeclaration>`;
};

/** Options A, B, C … of a choice. */
export const choices = (...texts: string[]): string =>
  texts.map((text, index) => `<simpleChoice identifier="${'ABCD'[index]}">${text}</simpleChoice>`).join('');
/** A question that offers them. */
export const choiceOf = (options: string, most = 1) =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="${most}"><prompt>Which?</prompt>${options}</choiceInteraction>`;
export const single = 'cardinality="single" baseType="identifier"';
export const multiple = 'cardinality="multiple" baseType="identifier"';
