/** Items of QTI 1.2 as Canvas and Blackboard write them; the elements are those of their exports, the texts our own. */

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"';

const escape = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const html = (text: string) => `<mattext texttype="text/html">${escape(text)}</mattext>`;
const plain = (text: string) => `<mattext texttype="text/plain">${escape(text)}</mattext>`;
const material = (text: string) => `<material>${text}</material>`;
const field = (label: string, entry: string | number) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;

export const quiz = (...items: string[]): string =>
  `${XML}<questestinterop ${XMLNS}><assessment ident="a" title="Quiz"><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`;
export const bank = (...items: string[]): string =>
  `${XML}<questestinterop ${XMLNS}><objectbank ident="b"><qtimetadata>${field('bank_title', 'Bank')}</qtimetadata>${items.join('')}</objectbank></questestinterop>`;

interface CanvasItem {
  type: string;
  stem: string;
  points?: number | string;
  responses?: string;
  rules?: string;
  feedback?: Record<string, string>;
}

export const canvasItem = ({
  type,
  stem,
  points = 2,
  responses = '',
  rules = '',
  feedback = {},
}: CanvasItem): string =>
  `<item ident="i" title="Question"><itemmetadata><qtimetadata>${field('question_type', type)}${field('points_possible', points)}${field('original_answer_ids', '1,2')}</qtimetadata></itemmetadata>
<presentation>${material(html(`<div>${stem}</div>`))}${responses}</presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>${Object.entries(
    feedback,
  )
    .map(
      ([ident, text]) =>
        `<itemfeedback ident="${ident}"><flow_mat>${material(html(text))}</flow_mat></itemfeedback>`,
    )
    .join('')}</item>`;

export const label = (ident: string, text: string) =>
  `<response_label ident="${ident}">${material(plain(text))}</response_label>`;
export const lid = (ident: string, labels: string, { cardinality = 'Single', text = '' } = {}) =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${text && material(plain(text))}<render_choice>${labels}</render_choice></response_lid>`;
export const entry = (type = '') =>
  `<response_str ident="response1" rcardinality="Single"><render_fib${type}><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>`;
export const equal = (value: string | number, respident = 'response1', more = '') =>
  `<varequal respident="${respident}"${more}>${value}</varequal>`;
export const rule = (condition: string, points: string | number = 100, action = 'Set') =>
  `<respcondition${action === 'Set' ? ' continue="No"' : ''}><conditionvar>${condition}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar></respcondition>`;

const formatted = (text: string, type = 'HTML') =>
  `<material><mat_extension><mat_formattedtext type="${type}">${escape(text)}</mat_formattedtext></mat_extension></material>`;
const emptyBlocks = (name: string) =>
  `<${name} class="FILE_BLOCK"><material/></${name}><${name} class="LINK_BLOCK"><material><mattext charset="us-ascii" texttype="text/plain" uri="" xml:space="default"/></material></${name}>`;

interface BlackboardItem {
  type: string;
  stem: string;
  responses: string;
  rules: string;
  more?: string;
  points?: number;
}

export const blackboardItem = ({
  type,
  stem,
  responses,
  rules,
  more = '',
  points = 5,
}: BlackboardItem): string =>
  `<item maxattempts="0"><itemmetadata><bbmd_asi_object_id>_1_1</bbmd_asi_object_id><bbmd_questiontype>${type}</bbmd_questiontype><qmd_absolutescore_max>${points}.000</qmd_absolutescore_max><qmd_weighting>0</qmd_weighting></itemmetadata>
<presentation><flow class="Block"><flow class="QUESTION_BLOCK"><flow class="FORMATTED_TEXT_BLOCK">${formatted(stem)}</flow>${emptyBlocks('flow')}</flow>${responses}</flow></presentation>
<resprocessing scoremodel="SumOfScores"><outcomes><decvar defaultval="0" maxvalue="${points}.0" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>${more}</item>`;

export const responseBlock = (content: string) => `<flow class="RESPONSE_BLOCK">${content}</flow>`;
export const blackboardLabel = (ident: string, text: string) =>
  `<flow_label class="Block"><response_label ident="${ident}" rarea="Ellipse" rrange="Exact" shuffle="Yes"><flow_mat class="FORMATTED_TEXT_BLOCK">${formatted(text, 'SMART_TEXT')}</flow_mat>${emptyBlocks('flow_mat')}</response_label></flow_label>`;
export const blackboardRules = (condition: string) =>
  `<respcondition title="correct"><conditionvar>${condition}</conditionvar><setvar action="Set" variablename="SCORE">SCORE.max</setvar><displayfeedback feedbacktype="Response" linkrefid="correct"/></respcondition><respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar action="Set" variablename="SCORE">0.0</setvar><displayfeedback feedbacktype="Response" linkrefid="incorrect"/></respcondition>`;
export const blackboardFlow = (text: string, inner = '') =>
  `<flow class="Block"><flow class="FORMATTED_TEXT_BLOCK">${formatted(text)}</flow>${inner}</flow>`;
export const blackboardFeedback = (ident: string, text: string) =>
  `<itemfeedback ident="${ident}" view="All"><flow_mat class="Block"><flow_mat class="FORMATTED_TEXT_BLOCK">${formatted(text)}</flow_mat>${emptyBlocks('flow_mat')}</flow_mat></itemfeedback>`;
