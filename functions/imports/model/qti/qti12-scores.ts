import { readNumbers } from '@quizhall/shared/grading';
import { findAll, findOne, nodesOf, type QtiNode, textIn } from './qti-tree.ts';

/** A participant's answers by response identifier. */
export type Given = Readonly<Record<string, readonly string[]>>;

/** One `respcondition`: when it holds, and what it adds to the score. */
export interface Rule {
  condition: QtiNode;
  sets: { isAdded: boolean; value: number }[];
  continues: boolean;
  /** Names of the feedback that it shows. */
  feedback: string[];
  /** It names what is right, by its points or, without any, by its feedback. */
  isRight: boolean;
}

const number = (text: string): number => readNumbers(text)[0] ?? 0;

/** The most points of an item; 0 where it says none. */
export function maximumOf(item: QtiNode): number {
  const variables = findAll(item, (name) => name === 'decvar');
  const score =
    variables.find(({ attributes }) => /^(?:|score)$/i.test(attributes.varname ?? '')) ?? variables[0];
  return number(score?.attributes.maxvalue ?? '');
}

function setsOf(condition: QtiNode, maximum: number): Rule['sets'] {
  return nodesOf(condition, 'setvar')
    .filter(({ attributes }) => {
      const variable = attributes.varname ?? attributes.variablename ?? 'SCORE';
      return /score|(?<!in)correct$/i.test(variable) && !/single/i.test(variable);
    })
    .map((node) => {
      const text = textIn(node).trim();
      const action = (node.attributes.action ?? 'Set').toLowerCase();
      const value = /^SCORE\.max$/i.test(text) ? maximum || 1 : number(text);
      return { isAdded: action !== 'set', value: action === 'subtract' ? -value : value };
    });
}

/** The rules of an item in their order. */
export function readRules12(item: QtiNode): Rule[] {
  const maximum = maximumOf(item);
  return findAll(item, (name) => name === 'respcondition').map((node) => {
    const sets = setsOf(node, maximum);
    const feedback = findAll(node, (name) => name === 'displayfeedback').map(
      ({ attributes }) => attributes.linkrefid ?? '',
    );
    const sum = sets.reduce((total, { value }) => total + value, 0);
    const title = (node.attributes.title ?? '').toLowerCase();
    const says = node.attributes.continue?.toLowerCase();
    return {
      condition: findOne(node, 'conditionvar') ?? { name: 'conditionvar', attributes: {}, children: [] },
      sets,
      feedback,
      // Points that are added up come from several rules.
      continues: says === undefined ? sets.every(({ isAdded }) => isAdded) : says === 'yes',
      isRight: sets.length > 0 ? sum > 0 : title === 'correct' || feedback.includes('correct'),
    };
  });
}

const comparable = (text: string): string => text.trim().toLowerCase();

const COMPARE: Record<string, (given: number, bound: number) => boolean> = {
  varlt: (given, bound) => given < bound,
  varlte: (given, bound) => given <= bound,
  vargt: (given, bound) => given > bound,
  vargte: (given, bound) => given >= bound,
};

function holds(node: QtiNode, given: Given): boolean {
  const answers = given[node.attributes.respident ?? ''] ?? [];
  const text = textIn(node).trim();
  const compare = Object.hasOwn(COMPARE, node.name) ? COMPARE[node.name] : undefined;
  if (compare) return answers.some((answer) => compare(number(answer), number(text)));
  switch (node.name) {
    case 'varequal':
      return answers.some((answer) => comparable(answer) === comparable(text));
    case 'varsubstring':
    case 'varsubset':
      return answers.some((answer) => comparable(answer).includes(comparable(text)));
    case 'and':
      return nodesOf(node).every((child) => holds(child, given));
    case 'or':
      return nodesOf(node).some((child) => holds(child, given));
    case 'not':
      return !nodesOf(node).every((child) => holds(child, given));
    case 'other':
      return true;
    case 'conditionvar':
      return isAlternatives(node)
        ? nodesOf(node).some((child) => holds(child, given))
        : nodesOf(node).length > 0 && nodesOf(node).every((child) => holds(child, given));
    default:
      return false;
  }
}

/** Several answers to one response that takes one are alternatives (Common Cartridge, "fill in the blank"). */
function isAlternatives(node: QtiNode): boolean {
  const children = nodesOf(node);
  const idents = new Set(children.map(({ attributes }) => attributes.respident));
  return (
    node.attributes.alternatives === 'true' &&
    idents.size === 1 &&
    children.every(({ name }) => name === 'varequal')
  );
}

/** Makes bare lists of answers alternatives where a response takes one. */
export function withAlternatives(rules: readonly Rule[], takesOne: (ident: string) => boolean): Rule[] {
  return rules.map((rule) => {
    const [first] = nodesOf(rule.condition);
    const isOne = takesOne(first?.attributes.respident ?? '');
    const attributes: Record<string, string> = isOne ? { alternatives: 'true' } : {};
    return { ...rule, condition: { ...rule.condition, attributes } };
  });
}

/** The points that these rules give. */
export function scoreOf(rules: readonly Rule[], given: Given): number {
  let score = 0;
  for (const { condition, sets, continues } of rules) {
    if (!holds(condition, given)) continue;
    for (const { isAdded, value } of sets) score = isAdded ? score + value : value;
    if (!continues) return score;
  }
  return score;
}

/** The comparisons of a condition that are no part of a `not`. */
export function namedIn(node: QtiNode): QtiNode[] {
  return nodesOf(node).flatMap((child) => {
    if (child.name === 'not') return [];
    return child.name.startsWith('var') ? [child] : namedIn(child);
  });
}
