import { readNumbers } from '@quizhall/shared/grading';
import { findAll, findOne, nodesOf, type QtiNode, textIn } from './qti-tree.ts';

/** What an item accepts in one place. */
export interface Response {
  /** `string`, `float`, `integer`, `identifier`, `pair`, `directedPair`. */
  baseType: string;
  /** `single`, `multiple`, `ordered`. */
  cardinality: string;
  correct: string[];
  /** Points by what was answered, where parts count. */
  mapped: { key: string; value: number; isCaseSensitive: boolean }[];
}

const numberOf = (text: string | undefined): number => readNumbers(text ?? '')[0] ?? 0;

export function readResponses(item: QtiNode): Map<string, Response> {
  const declarations = nodesOf(item, 'responseDeclaration').map((node) => {
    const correct = findOne(node, 'correctResponse');
    const response: Response = {
      baseType: node.attributes.baseType ?? 'identifier',
      cardinality: node.attributes.cardinality ?? 'single',
      correct: correct ? nodesOf(correct, 'value').map((value) => textIn(value).trim()) : [],
      mapped: findAll(node, (name) => name === 'mapEntry').map(({ attributes }) => ({
        key: attributes.mapKey ?? '',
        value: numberOf(attributes.mappedValue),
        isCaseSensitive: attributes.caseSensitive === 'true',
      })),
    };
    return [node.attributes.identifier ?? '', response] as const;
  });
  return new Map(declarations);
}

/** All or nothing, parts by their points, or rules that an item brings along. */
export type Rules = 'match' | 'map' | 'own';

const MATCHING =
  'responseCondition responseIf responseElse match equal stringMatch isNull and or variable correct setOutcomeValue baseValue multiple';
const MAPPING =
  'responseCondition responseIf responseElse isNull variable mapResponse sum setOutcomeValue baseValue multiple';
const onlyOf = (names: ReadonlySet<string>, known: string): boolean =>
  [...names].every((name) => known.split(' ').includes(name));

function namesIn(node: QtiNode): Set<string> {
  return new Set(nodesOf(node).flatMap((child) => [child.name, ...namesIn(child)]));
}

/** The points that a branch gives; what else it sets, like the name of a feedback, is no number. */
const pointsIn = (processing: QtiNode, branch: string): number[] =>
  findAll(processing, (name) => name === branch).flatMap((node) =>
    findAll(node, (name) => name === 'setOutcomeValue')
      .map((outcome) => findOne(outcome, 'baseValue'))
      .filter((value) => value?.attributes.baseType === 'float' || value?.attributes.baseType === 'integer')
      .map((value) => (value ? numberOf(textIn(value)) : 0)),
  );

/** Whether the rules say no more than that the right answer earns the points: nothing literal beside the key but numbers. */
function rewardsTheKey(processing: QtiNode): boolean {
  const won = pointsIn(processing, 'responseIf');
  const isAlike = won.every((points) => points === won[0]);
  const lost = pointsIn(processing, 'responseElse');
  const compared = findAll(processing, (name) => name === 'match' || name === 'stringMatch');
  return (
    isAlike &&
    won.every((points) => points > 0) &&
    lost.every((points) => points <= 0) &&
    compared.every((node) => findOne(node, 'correct') !== undefined)
  );
}

/** How an item grades: by one of the usual templates, or by rules that say the same. */
export function readRules(item: QtiNode, responses: ReadonlyMap<string, Response>): Rules {
  const processing = findOne(item, 'responseProcessing');
  const template = processing?.attributes.template ?? '';
  if (/match_correct/.test(template)) return 'match';
  if (/map_response/.test(template)) return 'map';
  const names = processing ? namesIn(processing) : new Set<string>();
  if (names.size === 0)
    return [...responses.values()].some(({ mapped }) => mapped.length > 0) ? 'map' : 'match';
  if (names.has('mapResponse') && onlyOf(names, MAPPING)) return 'map';
  return processing && onlyOf(names, MATCHING) && rewardsTheKey(processing) ? 'match' : 'own';
}

/** Whether a rule takes answers beside a number that `numbersOf` cannot say: a share of it, or more to one side. */
export const hasOtherTolerance = (item: QtiNode): boolean =>
  toleranceRules(item).some(
    ({ mode, tolerances: [below = 0, above = below] }) =>
      (below > 0 || above > 0) && (mode !== 'absolute' || below !== above),
  );

/** Whether a rule takes answers beside a number at all. */
export const hasTolerance = (item: QtiNode): boolean =>
  toleranceRules(item).some(({ tolerances }) => tolerances.some((tolerance) => tolerance > 0));

const toleranceRules = (item: QtiNode) =>
  findAll(item, (name) => name === 'equal').map(({ attributes }) => ({
    mode: attributes.toleranceMode ?? 'exact',
    tolerances: (attributes.tolerance ?? '')
      .trim()
      .split(/\s+/)
      .map((text) => readNumbers(text)[0] ?? 0),
  }));

/** Numbers with the tolerance that a rule names, `3.14:0.005`; as they stand where no rule compares numbers. */
export function numbersOf(item: QtiNode, { correct }: Response): string[] {
  const rules = findAll(item, (name) => name === 'equal');
  const named = rules.flatMap((rule) => {
    const [tolerance = 0] = readNumbers((rule.attributes.tolerance ?? '').trim().split(/\s+/)[0] ?? '');
    const value = findOne(rule, 'baseValue');
    const isAbsolute = rule.attributes.toleranceMode === 'absolute' && tolerance > 0;
    const numbers = value ? [textIn(value).trim()] : correct;
    return numbers.map((number) => (isAbsolute ? `${number}:${tolerance}` : number));
  });
  return named.length > 0 ? [...new Set(named)] : correct;
}
