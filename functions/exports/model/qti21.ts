import { typeOfName } from '@quizhall/shared/rules/quizzes/uploads';
import type { QtiNode } from '../../imports/model/qti/qti-tree.ts';
import { nodesOf, readQtiXml } from '../../imports/model/qti/qti-tree.ts';
import { element, escape } from './qti-html.ts';

const NAMESPACE_21 = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/** A list that begins elsewhere than at 1 as lines of text: version 2.1 has no `start`. */
function numberedLines(list: QtiNode): string {
  const start = Number(list.attributes.start);
  const lines = nodesOf(list).map((item, place) => `${start + place}. ${inside(item)}`);
  return element('p', lines.join('<br/>'));
}

/** Sound and film are objects there; their description is their label. */
function mediaObject({ attributes }: QtiNode): string {
  const { src = '', ariaLabel = attributes['aria-label'] ?? '' } = attributes;
  return element('object', ' ', { data: src, type: typeOfName(src) ?? '', label: ariaLabel });
}

function written(node: QtiNode | string): string {
  if (typeof node === 'string') return escape(node).replaceAll('&#10;', '\n');
  const { name, attributes } = node;
  if (name === 'contentBody') return inside(node);
  if (name === 'ol' && attributes.start !== undefined) return numberedLines(node);
  if (name === 'audio' || name === 'video') return mediaObject(node);
  const isRoot = name === 'assessmentItem' || name === 'assessmentTest';
  return element(name, inside(node), { ...attributes, ...(isRoot && { xmlns: NAMESPACE_21 }) });
}

const inside = (node: QtiNode): string => node.children.map(written).join('');

/**
 * An item or a test of version 3.0 as version 2.1 spells it: `qti-choice-interaction` is `choiceInteraction` there.
 *
 * @throws TooMuch when its elements are nested too deeply
 */
export const toVersion21 = (xml: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${inside(readQtiXml(xml, { signs: Number.POSITIVE_INFINITY })).trim()}\n`;
