import { excerptOf, ItemProblem, type Made } from '../item.ts';
import {
  blanks,
  choice,
  essay,
  matching,
  numeric,
  ordering,
  type Stem,
  trueFalse,
  written,
} from '../answer-keys.ts';
import { hasOtherTolerance, hasTolerance, numbersOf, type Response, type Rules } from './qti-responses.ts';
import type { QtiTexts } from './qti-texts.ts';
import { findAll, nodesOf, type QtiNode, textIn } from './qti-tree.ts';
import type { WeightedAnswer } from '../weighted-answer.ts';
import { withEscapes } from '../wildcards.ts';

/** One item while it is read. */
export interface QtiItem {
  item: QtiNode;
  responses: ReadonlyMap<string, Response>;
  rules: Rules;
  texts: QtiTexts;
}

type Reader = (stem: Stem, interactions: readonly QtiNode[], item: QtiItem) => Made;

const NONE: Response = { baseType: '', cardinality: '', correct: [], mapped: [] };
const FULL = 100;

const responseOf = ({ responses }: QtiItem, { attributes }: QtiNode): Response =>
  responses.get(attributes.responseIdentifier ?? '') ?? NONE;

const identifierOf = ({ attributes }: QtiNode): string => attributes.identifier ?? '';

/** Percent of the points for each answer, by the rules of the item. */
function weightsOf({ correct, mapped }: Response, rules: Rules, several: boolean): (key: string) => number {
  const values = new Map(mapped.map(({ key, value }) => [key, value]));
  const gains = [...values.values()].filter((value) => value > 0);
  const full = several
    ? gains.reduce((sum, value) => sum + value, 0)
    : gains.reduce((most, value) => Math.max(most, value), 0);
  if (full > 0 && (rules === 'map' || correct.length === 0)) {
    return (key) => Math.max(-FULL, Math.min(FULL, ((values.get(key) ?? 0) / full) * FULL));
  }
  const right = several ? FULL / correct.length : FULL;
  const keys = new Set(correct);
  return (key) => (keys.has(key) ? right : several ? -FULL : 0);
}

/** What is right, where it is pairs or an order. */
const rightOf = ({ correct, mapped }: Response, rules: Rules): string[] => {
  const gaining = mapped.filter(({ value }) => value > 0).map(({ key }) => key);
  return (rules === 'map' && gaining.length > 0) || correct.length === 0 ? gaining : correct;
};

/** Without parts that count, whatever the type has as its usual. */
export const allOrNothing = ({ question, changes }: Made): Made => {
  const { grading: _, ...rest } = question as Made['question'] & { grading?: unknown };
  return { question: rest, changes };
};

const readChoice: Reader = (stem, [interaction], item) => {
  if (!interaction) throw new ItemProblem('There is no question');
  const { texts, rules } = item;
  const response = responseOf(item, interaction);
  const several = response.cardinality === 'multiple' && interaction.attributes.maxChoices !== '1';
  const weight = weightsOf(response, rules, several);
  const answers = nodesOf(interaction, 'simpleChoice').map((node) => ({
    ...texts.option(node),
    weight: weight(identifierOf(node)),
    feedback: texts.feedback(node),
  }));
  const [yes, no] = ['true', 'false'].map((word) => answers.find(({ text }) => text.toLowerCase() === word));
  const isPlain = answers.every(({ media }) => !media);
  if (isPlain && !several && answers.length === 2 && yes && no && yes.weight > 0 !== no.weight > 0) {
    return trueFalse(stem, yes.weight > 0, { true: yes.feedback, false: no.feedback });
  }
  const made = choice(stem, answers, several);
  return rules === 'match' ? allOrNothing(made) : made;
};

const readOrder: Reader = (stem, [interaction], item) => {
  if (!interaction) throw new ItemProblem('There is no question');
  const choices = nodesOf(interaction, 'simpleChoice');
  const { correct } = responseOf(item, interaction);
  const byKey = new Map(choices.map((node) => [identifierOf(node), node]));
  const items = correct.map((key) => byKey.get(key));
  if (items.length !== choices.length || items.includes(undefined))
    throw new ItemProblem('The right order does not name every item');
  return ordering(
    stem,
    items.flatMap((node) => (node ? [item.texts.plain(node)] : [])),
    false,
  );
};

/** Pairs `left right` of identifiers by the left one. */
function pairsOf(keys: readonly string[]): Map<string, string[]> {
  const pairs = keys.map((key) => key.trim().split(/\s+/));
  return new Map(
    [...Map.groupBy(pairs, ([left = '']) => left)].map(([left, all]) => [
      left,
      all.map(([, right = '']) => right),
    ]),
  );
}

const readMatch: Reader = (stem, [interaction], item) => {
  if (!interaction) throw new ItemProblem('There is no question');
  const [lefts = [], rights = []] = nodesOf(interaction, 'simpleMatchSet').map((set) =>
    nodesOf(set, 'simpleAssociableChoice'),
  );
  const pairs = pairsOf(rightOf(responseOf(item, interaction), item.rules));
  const texts = new Map(rights.map((node) => [identifierOf(node), item.texts.plain(node)]));
  const used = new Set<string>();
  const sides = lefts.map((node) => {
    const left = item.texts.plain(node);
    const found = (pairs.get(identifierOf(node)) ?? []).filter((key) => texts.has(key));
    const [key] = found;
    if (key === undefined || found.length > 1)
      throw new ItemProblem(`“${excerptOf(left)}” has ${found.length} right sides and needs one`);
    used.add(key);
    return { left, right: texts.get(key) ?? '' };
  });
  const others = [...texts].filter(([key]) => !used.has(key)).map(([, right]) => ({ left: '', right }));
  const made = matching(stem, [...sides, ...others]);
  return item.rules === 'match' ? allOrNothing(made) : made;
};

const readGapMatch: Reader = (stem, [interaction], item) => {
  if (!interaction) throw new ItemProblem('There is no question');
  if (nodesOf(interaction, 'gapImg').length > 0) throw new ItemProblem('Pictures to drag cannot be imported');
  const words = new Map(
    nodesOf(interaction, 'gapText').map((node) => [identifierOf(node), item.texts.plain(node)]),
  );
  const pairs = rightOf(responseOf(item, interaction), item.rules).map((key) => key.trim().split(/\s+/));
  const byGap = Map.groupBy(pairs, ([, key = '']) => key);
  const accepted = findAll(interaction, (name) => name === 'gap').map((gap) =>
    (byGap.get(identifierOf(gap)) ?? []).flatMap(([word = '']) => words.get(word) ?? []),
  );
  if (accepted.some((texts) => texts.length === 0)) throw new ItemProblem('A blank has no right answer');
  const made = blanks(stem, accepted, { numbers: false, partialCredit: item.rules !== 'match' });
  return { ...made, changes: [...made.changes, 'Words to drag became blanks to fill in'] };
};

const isNumber = ({ baseType }: Response): boolean => baseType === 'float' || baseType === 'integer';

/** The answers that one place in a text accepts. */
function answersIn(interaction: QtiNode, item: QtiItem): WeightedAnswer[] {
  const response = responseOf(item, interaction);
  const weight = weightsOf(response, item.rules, false);
  const options = nodesOf(interaction, 'inlineChoice');
  const keys =
    options.length > 0
      ? options.map(identifierOf)
      : [...new Set([...response.correct, ...response.mapped.map(({ key }) => key)])];
  const shown = new Map(options.map((node) => [identifierOf(node), textIn(node).trim()]));
  return keys.map((key) => ({ text: shown.get(key) ?? key, weight: weight(key), feedback: '' }));
}

function changesIn(interactions: readonly QtiNode[], item: QtiItem): string[] {
  const isList = interactions.some(({ name }) => name === 'inlineChoiceInteraction');
  const isSensitive = interactions.some((interaction) => {
    const { baseType, mapped } = responseOf(item, interaction);
    return (
      baseType === 'string' &&
      (item.rules === 'match' || mapped.some(({ isCaseSensitive }) => isCaseSensitive))
    );
  });
  return [
    ...(isList ? ['A blank with a list to choose from became a blank to fill in'] : []),
    ...(isSensitive ? ['Capital and small letters no longer make a difference'] : []),
  ];
}

/** A tolerance that goes is named: an answer that it took is refused afterwards. */
const lostTolerance = (item: QtiNode, numbers: boolean, several: boolean): string[] =>
  hasOtherTolerance(item) || ((several || !numbers) && hasTolerance(item))
    ? ['The tolerance of a number is left out']
    : [];

const readEntries: Reader = (stem, interactions, item) => {
  const [first, ...more] = interactions;
  if (!first) throw new ItemProblem('There is no question');
  const numbers = interactions.every((interaction) => isNumber(responseOf(item, interaction)));
  const changes = [...changesIn(interactions, item), ...lostTolerance(item.item, numbers, more.length > 0)];
  const make = (): Made => {
    if (more.length === 0 && numbers) {
      const accepted = numbersOf(item.item, responseOf(item, first));
      return numeric(
        stem,
        accepted.map((text) => ({ text, weight: FULL, feedback: '' })),
      );
    }
    const answers = interactions.map((interaction) => answersIn(interaction, item));
    const [only = []] = answers;
    if (more.length === 0)
      return written(
        stem,
        only.map((answer) => ({ ...answer, text: withEscapes(answer.text) })),
      );
    const accepted = answers.map((each) =>
      each.filter(({ weight }) => weight >= FULL - 1).map(({ text }) => text),
    );
    if (accepted.some((texts) => texts.length === 0)) throw new ItemProblem('A blank has no right answer');
    return blanks(stem, accepted, { numbers, partialCredit: item.rules !== 'match' });
  };
  const made = make();
  return { ...made, changes: [...made.changes, ...changes] };
};

const readEssay: Reader = (stem) => essay(stem);

/** By the name of the interaction. */
export const QTI_TYPES: Record<string, Reader> = {
  choiceInteraction: readChoice,
  orderInteraction: readOrder,
  matchInteraction: readMatch,
  gapMatchInteraction: readGapMatch,
  textEntryInteraction: readEntries,
  inlineChoiceInteraction: readEntries,
  extendedTextInteraction: readEssay,
};
