import { allOrNothing } from './qti-types.ts';
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
import { isResponse, materialHtml } from './qti12-material.ts';
import { namedIn, type Rule, scoreOf, withAlternatives } from './qti12-scores.ts';
import type { QtiTexts } from './qti-texts.ts';
import { findAll, findOne, nodesOf, type QtiNode, textIn } from './qti-tree.ts';
import type { WeightedAnswer } from '../weighted-answer.ts';
import { withEscapes } from '../wildcards.ts';

/** One item of QTI 1.2 while it is read. */
export interface Item12 {
  presentation: QtiNode;
  responses: readonly QtiNode[];
  rules: readonly Rule[];
  texts: QtiTexts;
  /** As the platform that wrote it names its kind, in small letters. */
  kind: string;
  /** Feedback by its name, as HTML; what a reader takes is shown nowhere else. */
  feedback: Map<string, string>;
}

const FULL = 100;
const identOf = ({ attributes }: QtiNode): string => attributes.ident ?? '';
const isChoice = (response: QtiNode): boolean => findOne(response, 'render_choice') !== undefined;

/** The right values of a response, each once. */
function rightOf({ rules }: Item12, ident: string): QtiNode[] {
  const named = rules.filter(({ isRight }) => isRight).flatMap(({ condition }) => namedIn(condition));
  return named.filter(({ attributes }) => attributes.respident === ident);
}

const labelsOf = (response: QtiNode): QtiNode[] => findAll(response, (name) => name === 'response_label');

/** The feedback to one option: of its name, or shown by a rule about it alone. */
function feedbackTo(ident: string, { rules, feedback, texts }: Item12): string {
  const shown = rules.flatMap((rule) => {
    const [only, ...more] = namedIn(rule.condition);
    return more.length === 0 && only && textIn(only).trim() === ident ? rule.feedback : [];
  });
  const name = [ident, `${ident}_fb`, ...shown].find(
    (candidate) => feedback.has(candidate) && !/^(?:in)?correct(?:_fb)?$|^general/.test(candidate),
  );
  if (name === undefined) return '';
  const html = feedback.get(name) ?? '';
  feedback.delete(name);
  return texts.markedHtml(html);
}

/** Percent of the points that each option gives or takes. */
function sharesOf(response: QtiNode, idents: readonly string[], item: Item12, several: boolean) {
  const respident = identOf(response);
  const rules = withAlternatives(item.rules, (ident) => !several && ident === respident);
  const score = (...chosen: string[]) => scoreOf(rules, { [respident]: chosen });
  const right = [...new Set(rightOf(item, respident).map((node) => textIn(node).trim()))].filter((ident) =>
    idents.includes(ident),
  );
  if (!several) {
    const best = Math.max(...idents.map((ident) => score(ident)));
    const share = (ident: string) => (score(ident) / best) * FULL;
    return {
      share: best > 0 ? share : (ident: string) => (right.includes(ident) ? FULL : 0),
      isWhole: false,
    };
  }
  const full = score(...right);
  const isWhole = full <= 0 || right.some((ident) => score(ident) <= 0);
  const share = (ident: string): number => {
    if (right.includes(ident)) return isWhole ? FULL / right.length : (score(ident) / full) * FULL;
    return full <= 0 ? -FULL : Math.max(-FULL, ((score(...right, ident) - full) / full) * FULL);
  };
  return {
    share,
    isWhole: isWhole && idents.every((ident) => right.includes(ident) || share(ident) <= 1 - FULL),
  };
}

/** Blackboard names its usual pairs of options `true.true_false`, `yes.yes_no`. */
const pairName = (text: string): string => text.replace(/^(\w+)\.\w+_\w+$/, '$1');

function readChoice(stem: Stem, response: QtiNode, item: Item12): Made {
  const { texts, kind } = item;
  const several =
    response.attributes.rcardinality?.toLowerCase() === 'multiple' ||
    /multiple[_ ](?:answer|response)/.test(kind);
  const labels = labelsOf(response);
  const { share, isWhole } = sharesOf(response, labels.map(identOf), item, several);
  const answers = labels.map((label) => {
    const shown = texts.optionHtml(materialHtml(label));
    return {
      ...shown,
      text: pairName(shown.text),
      weight: share(identOf(label)),
      feedback: feedbackTo(identOf(label), item),
    };
  });
  const [yes, no] = ['true', 'false'].map((word) => answers.find(({ text }) => text.toLowerCase() === word));
  const isPlain = answers.every(({ media }) => !media);
  if (isPlain && !several && answers.length === 2 && yes && no && yes.weight > 0 !== no.weight > 0) {
    return trueFalse(stem, yes.weight > 0, { true: yes.feedback, false: no.feedback });
  }
  const made = choice(stem, answers, several);
  return several && isWhole ? allOrNothing(made) : made;
}

function readOrder(stem: Stem, response: QtiNode, item: Item12): Made {
  const labels = new Map(labelsOf(response).map((label) => [identOf(label), label]));
  const rule = item.rules.find(
    ({ isRight, condition }) => isRight && namedIn(condition).length === labels.size,
  );
  const named = rule ? namedIn(rule.condition) : [];
  const place = ({ attributes }: QtiNode, index: number) => Number(attributes.index ?? index);
  const sorted = named
    .map((node, index) => ({ node, at: place(node, index) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ node }) => labels.get(textIn(node).trim()));
  if (sorted.length === 0 || sorted.includes(undefined) || new Set(sorted).size !== labels.size)
    throw new ItemProblem('The right order does not name every item');
  return ordering(
    stem,
    sorted.flatMap((label) => (label ? [item.texts.plainHtml(materialHtml(label))] : [])),
    false,
  );
}

const isEntry = (response: QtiNode): boolean => !isChoice(response);

/** Whether one rule asks for several answers at once. */
const asksForAll = ({ rules }: Item12): boolean =>
  rules.some(
    ({ isRight, condition }) =>
      isRight && new Set(namedIn(condition).map(({ attributes }) => attributes.respident)).size > 1,
  );

/** The element that holds another one. */
function parentOf(root: QtiNode, wanted: QtiNode): QtiNode | undefined {
  for (const child of nodesOf(root)) {
    if (child === wanted) return root;
    const found = parentOf(child, wanted);
    if (found) return found;
  }
  return undefined;
}

function readMatching(stem: Stem, item: Item12): Made {
  const { presentation, responses, texts } = item;
  const block = findAll(presentation, (name) => name === 'flow').flatMap((flow) =>
    [flow, ...findAll(flow, (name) => name === 'flow')].filter(
      ({ attributes }) => attributes.class === 'RIGHT_MATCH_BLOCK',
    ),
  )[0];
  const apart = block ? nodesOf(block).map((flow) => texts.plainHtml(materialHtml(flow))) : [];
  const rights = new Set<string>();
  const sides = responses.map((response) => {
    const own = nodesOf(response).filter(({ name }) => !name.startsWith('render_'));
    const around = parentOf(presentation, response);
    const source = own.length > 0 ? { ...response, children: own } : around;
    const left = source ? texts.plainHtml(materialHtml(source)) : '';
    const labels = labelsOf(response).map((label, index) => ({
      ident: identOf(label),
      text: texts.plainHtml(materialHtml(label)) || (apart[index] ?? ''),
    }));
    for (const { text } of labels) if (text) rights.add(text);
    const keys = new Set(rightOf(item, identOf(response)).map((node) => textIn(node).trim()));
    const right = labels.filter(({ ident }) => keys.has(ident));
    const [only] = right;
    if (!only || right.length > 1)
      throw new ItemProblem(`“${excerptOf(left)}” has ${right.length} right sides and needs one`);
    return { left, right: only.text };
  });
  const used = new Set(sides.map(({ right }) => right));
  const others = [...rights].filter((right) => !used.has(right)).map((right) => ({ left: '', right }));
  const made = matching(stem, [...sides, ...others]);
  return asksForAll(item) ? allOrNothing(made) : made;
}

/** The accepted answers of a text entry with the percent of the points that they give. */
function entered(response: QtiNode, item: Item12): WeightedAnswer[] {
  const respident = identOf(response);
  const rules = withAlternatives(item.rules, () => true);
  const named = rightOf(item, respident);
  const texts = [
    ...new Set(named.filter(({ name }) => name === 'varequal').map((node) => textIn(node).trim())),
  ];
  const best = Math.max(...texts.map((text) => scoreOf(rules, { [respident]: [text] })), 0);
  const parts = named.filter(({ name }) => name.startsWith('varsub'));
  if (parts.some(({ attributes }) => /^match/i.test(attributes.setmatch ?? '')))
    throw new ItemProblem('Regular expressions cannot be imported');
  return [
    ...texts.map((text) => ({
      text: withEscapes(text),
      weight: best > 0 ? (scoreOf(rules, { [respident]: [text] }) / best) * FULL : FULL,
      feedback: '',
    })),
    ...parts.map((node) => ({ text: `*${withEscapes(textIn(node).trim())}*`, weight: FULL, feedback: '' })),
  ];
}

/** Numbers with how far an answer may be off: `=x` beside `>=x-d` and `<=x+d`, or a range. */
function numbersOf(response: QtiNode, item: Item12): { texts: string[]; isStrict: boolean } {
  const right = item.rules.filter(({ isRight }) => isRight);
  const found = right.map(({ condition }) => {
    const named = namedIn(condition).filter(({ attributes }) => attributes.respident === identOf(response));
    const value = (...names: string[]) => {
      const node = named.find(({ name }) => names.includes(name));
      return node && textIn(node).trim();
    };
    const [from, to] = [value('vargte', 'vargt'), value('varlte', 'varlt')];
    const exact = named.filter(({ name }) => name === 'varequal').map((node) => textIn(node).trim());
    const [middle] = exact;
    if (from === undefined || to === undefined) return exact;
    const [low, high, center] = [Number(from), Number(to), Number(middle)];
    const isCentered =
      middle !== undefined && Math.abs(center - low - (high - center)) < 1e-9 * Math.max(1, Math.abs(center));
    return [isCentered ? `${middle}:${Number((high - center).toPrecision(12))}` : `${from}..${to}`];
  });
  const isStrict = right.some(({ condition }) =>
    namedIn(condition).some(({ name }) => /^var[lg]t$/.test(name)),
  );
  return { texts: [...new Set(found.flat())], isStrict };
}

const isNumeric = (response: QtiNode, { kind }: Item12): boolean =>
  response.name === 'response_num' ||
  /numeric/.test(kind) ||
  /decimal|integer/i.test(findOne(response, 'render_fib')?.attributes.fibtype ?? '');

const CASE = 'Capital and small letters no longer make a difference';

function readEntry(stem: Stem, response: QtiNode, item: Item12): Made {
  const isSensitive = rightOf(item, identOf(response)).some(({ attributes }) =>
    /^yes$/i.test(attributes.case ?? ''),
  );
  if (isNumeric(response, item)) {
    const { texts, isStrict } = numbersOf(response, item);
    const made = numeric(
      stem,
      texts.map((text) => ({ text, weight: FULL, feedback: '' })),
    );
    return isStrict ? { ...made, changes: [...made.changes, 'The ends of a range are accepted now'] } : made;
  }
  const made = written(stem, entered(response, item));
  return isSensitive ? { ...made, changes: [...made.changes, CASE] } : made;
}

/** `[color]` in the text stands for the response of this name. */
export function placeOf(response: QtiNode, html: string): number {
  const own = textIn(nodesOf(response, 'material')[0] ?? response).trim();
  const names = [own, identOf(response), identOf(response).replace(/^response_/, '')];
  const places = names.flatMap((name) => {
    const at = name && name.length < 200 ? html.indexOf(`[${name}]`) : -1;
    return at >= 0 ? [at] : [];
  });
  return places[0] ?? -1;
}

function readBlanks(stem: Stem, sorted: readonly QtiNode[], item: Item12): Made {
  const changes = new Set<string>();
  const accepted = sorted.map((response) => {
    if (isEntry(response)) return entered(response, item).map(({ text }) => text.replaceAll('\\*', '*'));
    const right = new Set(rightOf(item, identOf(response)).map((node) => textIn(node).trim()));
    // Canvas accepts every answer of a blank, and names one of them in its rules.
    const isWritten = /fill_in_multiple_blanks/.test(item.kind);
    const labels = labelsOf(response).filter((label) => isWritten || right.has(identOf(label)));
    if (!isWritten) changes.add('A blank with a list to choose from became a blank to fill in');
    return labels.map((label) => item.texts.plainHtml(materialHtml(label)));
  });
  if (accepted.some((texts) => texts.length === 0)) throw new ItemProblem('A blank has no right answer');
  const made = blanks(stem, accepted, { numbers: false, partialCredit: !asksForAll(item) });
  return { ...made, changes: [...made.changes, ...changes] };
}

/** Text without a key is written at length. */
const isEssay = (responses: readonly QtiNode[], item: Item12): boolean =>
  responses.length === 1 &&
  responses.every(isEntry) &&
  (/essay|short response/.test(item.kind) ||
    responses.every((response) => rightOf(item, identOf(response)).length === 0));

export type Kind12 = 'essay' | 'order' | 'choice' | 'entry' | 'blanks' | 'matching';

/** Question type of an item, from its responses. */
export function kindOf(item: Item12, html: string): Kind12 {
  const { responses } = item;
  const unknown = responses.find(({ name }) => name === 'response_xy' || name === 'response_grp');
  const other = findAll(item.presentation, (name) => /^render_(?:hotspot|slider)$/.test(name))[0] ?? unknown;
  if (other) throw new ItemProblem(`Questions of the type “${excerptOf(other.name)}” cannot be imported`);
  if (isEssay(responses, item)) return 'essay';
  const [first] = responses;
  if (responses.length === 1 && first && isChoice(first) && placeOf(first, html) < 0)
    return /ordered/i.test(first.attributes.rcardinality ?? '') ? 'order' : 'choice';
  if (responses.every((response) => placeOf(response, html) >= 0)) return 'blanks';
  if (responses.length === 1) return 'entry';
  if (responses.every(isEntry)) return 'blanks';
  if (responses.every(isChoice) && (/match/.test(item.kind) || sharesLabels(responses))) return 'matching';
  throw new ItemProblem('An item with several questions in one cannot be imported');
}

/** Whether all responses offer the same. */
const sharesLabels = (responses: readonly QtiNode[]): boolean =>
  new Set(
    responses.map((response) => JSON.stringify(labelsOf(response).map((label) => textIn(label).trim()))),
  ).size === 1;

export function readKind(kind: Kind12, stem: Stem, sorted: readonly QtiNode[], item: Item12): Made {
  const [first] = sorted;
  if (!first) throw new ItemProblem('There is no question');
  if (kind === 'essay') return essay(stem);
  if (kind === 'order') return readOrder(stem, first, item);
  if (kind === 'choice') return readChoice(stem, first, item);
  if (kind === 'matching') return readMatching(stem, item);
  return kind === 'blanks' && sorted.length > 1
    ? readBlanks(stem, sorted, item)
    : readSingle(stem, first, item);
}

/** One blank: with a list to choose from it is read as one of several. */
const readSingle = (stem: Stem, response: QtiNode, item: Item12): Made =>
  isChoice(response) ? readBlanks(stem, [response], item) : readEntry(stem, response, item);

export const responsesOf = (presentation: QtiNode): QtiNode[] => findAll(presentation, isResponse);
