import { excerptOf, type ImportItem, ItemProblem, type Made, Passage, toItem, unifyLines } from '../item.ts';
import type { Stem } from '../answer-keys.ts';
import { readPoints } from '../import-points.ts';
import { readItems12 } from './qti12.ts';
import { readResponses, readRules } from './qti-responses.ts';
import { isInline, isInteraction, type QtiFiles, QtiTexts } from './qti-texts.ts';
import { findAll, findOne, nodesOf, type QtiNode, readQtiXml, textIn } from './qti-tree.ts';
import { QTI_TYPES, type QtiItem } from './qti-types.ts';
import { type Budget, TooMuch } from '../xml/xml-events.ts';

/** Tags, attributes and pieces of text that are read at most. */
export const MOST_SIGNS = 1_500_000;

/** The points that an item says it gives at most. */
function pointsOf(item: QtiNode): ReturnType<typeof readPoints> {
  const outcomes = nodesOf(item, 'outcomeDeclaration');
  const most = outcomes.find(({ attributes }) => attributes.identifier === 'MAXSCORE');
  const score = outcomes.find(({ attributes }) => attributes.identifier === 'SCORE');
  const value = most && findOne(most, 'value');
  return readPoints(value ? textIn(value).trim() : (score?.attributes.normalMaximum ?? ''));
}

/** The one question of an item: its interactions, of one kind unless all stand inside of a text. */
function interactionsOf(body: QtiNode): QtiNode[] {
  const found = findAll(body, isInteraction);
  const [first] = found;
  if (found.length > 1 && !found.every(({ name }) => isInline(name)))
    throw new ItemProblem('An item with several questions in one cannot be imported');
  if (first && !Object.hasOwn(QTI_TYPES, first.name))
    throw new ItemProblem(`Questions of the type “${excerptOf(first.name)}” cannot be imported`);
  return found;
}

/** What an item has that has no place here. */
function lostOf(
  item: QtiNode,
  { rules, missing }: Pick<QtiItem, 'rules'> & { missing: number },
  rubric: string,
): string[] {
  return [
    ...(rules === 'own' ? ['Its own rules of grading were replaced by those of its type'] : []),
    ...(missing > 0 ? ['A text that stands in a file of its own was left out'] : []),
    ...(findAll(item, (name) => name === 'templateProcessing').length > 0
      ? ['Values drawn by chance were left out']
      : []),
    ...(rubric ? ['Notes for those who grade were left out'] : []),
  ];
}

/** The texts in files of their own that an item is about: the first is its passage. */
function stimulusOf(item: QtiNode, files: QtiFiles | undefined) {
  const refs = findAll(item, (name) => name === 'assessmentStimulusRef');
  const found = refs.flatMap(({ attributes }) => files?.stimulus(attributes.href ?? '') ?? []);
  return {
    about: found[0]?.passage,
    lost: found[0]?.lost ?? [],
    missing: refs.length - Math.min(1, found.length),
  };
}

function make(item: QtiNode, files?: QtiFiles): Made {
  const body = findOne(item, 'itemBody');
  if (!body) throw new ItemProblem('There is no question in this item');
  const interactions = interactionsOf(body);
  const texts = new QtiTexts(files);
  if (interactions.length === 0) throw new Passage(texts.passage(body), texts.lost);
  const { text: question, media } = texts.stem(body, { oneBlank: interactions.length === 1 });
  if (!question) throw new ItemProblem('There is no question text');
  const responses = readResponses(item);
  const rules = readRules(item, responses);
  const feedback = [...new Set(findAll(item, (name) => name === 'modalFeedback').map(texts.marked))].filter(
    Boolean,
  );
  const rubric = texts.rubric(body);
  const isEssay = interactions[0]?.name === 'extendedTextInteraction';
  const points = pointsOf(item);
  const stem: Stem = {
    question,
    explanation: [...feedback, ...(isEssay && rubric ? [rubric] : [])].join('\n\n'),
    ...(points.points && { points: points.points }),
  };
  const made = QTI_TYPES[interactions[0]?.name ?? '']?.(stem, interactions, {
    item,
    responses,
    rules,
    texts,
  });
  if (!made) throw new ItemProblem('There is no question in this item');
  const { about, lost, missing } = stimulusOf(item, files);
  const changes = [
    ...made.changes,
    ...points.changes,
    ...lost,
    ...(feedback.length > 1 ? ['Feedback to single answers became one explanation'] : []),
    ...lostOf(item, { rules: isEssay ? 'match' : rules, missing }, isEssay ? '' : rubric),
    ...texts.lost,
  ];
  return {
    question: { ...made.question, ...(media && { media }) },
    changes: [...new Set(changes)],
    ...(about && { about }),
  };
}

export const trouble = (line: number, problem: string, excerpt = ''): ImportItem => ({
  line,
  excerpt,
  changes: [],
  problem,
});
export const TOO_MUCH = 'There is more in this file than can be read';

/** The items of one XML text; none where it has no item. */
export function readXml(text: string, budget: Budget, line: number, files?: QtiFiles): ImportItem[] {
  const root = readQtiXml(unifyLines(text), budget);
  const items = findAll(root, (name) => name === 'assessmentItem');
  if (items.length === 0 && findOne(root, 'questestinterop')) return readItems12(root, line, files);
  return items.map((item, index) => {
    const body = findOne(item, 'itemBody');
    const excerpt = excerptOf((body ? textIn(body) : (item.attributes.title ?? '')).slice(0, 2_000));
    return toItem({ line: line + index, excerpt }, () => make(item, files));
  });
}

/** Reads items of QTI that were pasted, or lie in a file without a package. */
export function readQtiText(text: string): ImportItem[] {
  try {
    const items = readXml(text, { signs: MOST_SIGNS }, 1);
    return items.length > 0 || !text.trim() ? items : [trouble(1, 'There is no item of QTI in this text')];
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return [trouble(1, TOO_MUCH)];
  }
}
