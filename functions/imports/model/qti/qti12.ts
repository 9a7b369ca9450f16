import { excerptOf, type ImportItem, ItemProblem, type Made, Passage, toItem } from '../item.ts';
import type { Stem } from '../answer-keys.ts';
import { readPoints } from '../import-points.ts';
import { isResponse, materialHtml } from './qti12-material.ts';
import { maximumOf, readRules12 } from './qti12-scores.ts';
import { type Item12, type Kind12, kindOf, placeOf, readKind, responsesOf } from './qti12-types.ts';
import { type QtiFiles, QtiTexts } from './qti-texts.ts';
import { findAll, findOne, nodesOf, type QtiNode, textIn } from './qti-tree.ts';

const BLANK = '___';

/** Metadata of an item by lower-case name: Canvas's fields and Blackboard's elements. */
function metadataOf(item: QtiNode): ReadonlyMap<string, string> {
  const fields = findAll(item, (name) => name === 'qtimetadatafield').map((field) => [
    textIn(findOne(field, 'fieldlabel') ?? field).trim(),
    textIn(findOne(field, 'fieldentry') ?? field).trim(),
  ]);
  const elements = nodesOf(item, 'itemmetadata')
    .flatMap((node) => nodesOf(node))
    .filter(({ name }) => name !== 'qtimetadata')
    .map((node) => [node.name, textIn(node).trim()]);
  return new Map([...elements, ...fields].map(([name = '', value = '']) => [name.toLowerCase(), value]));
}

const PERCENT = 100;

/** The points of an item; a score of 100 is how Canvas and Common Cartridge write shares. */
function pointsOf(item: QtiNode, metadata: ReadonlyMap<string, string>): ReturnType<typeof readPoints> {
  const named = ['points_possible', 'cc_weighting', 'qmd_absolutescore_max', 'qmd_weighting']
    .map((name) => metadata.get(name) ?? '')
    .find((value) => Number(value) > 0);
  const maximum = maximumOf(item);
  return readPoints(named ?? (maximum > 0 && maximum !== PERCENT ? String(maximum) : ''));
}

/** Kinds of platforms that nothing here is like. */
const UNKNOWN = /calculated|hot ?spot|file[_ ]?upload|quiz bowl|opinion|likert/;

/** The question block of Blackboard; elsewhere all that is shown beside the answers. */
function stemHtml(presentation: QtiNode, kind: Kind12 | undefined, sorted: readonly QtiNode[]): string {
  const flows = findAll(presentation, (name) => name === 'flow');
  const block = flows
    .flatMap((flow) => [flow, ...findAll(flow, (name) => name === 'flow')])
    .find(({ attributes }) => attributes.class === 'QUESTION_BLOCK');
  if (block) return materialHtml(block);
  const isInText =
    kind === 'blanks' || (kind === 'entry' && sorted.length === 1 && standsInText(presentation));
  return materialHtml(presentation, (node) => (isInText && isResponse(node.name) ? BLANK : ''));
}

/** Whether words follow on a text entry: then it is a blank in a sentence. */
function standsInText(presentation: QtiNode): boolean {
  let isAfter = false;
  let found = false;
  const walk = (node: QtiNode): void => {
    for (const child of nodesOf(node)) {
      if (isResponse(child.name)) isAfter = true;
      else if (isAfter && child.name.startsWith('mat') && textIn(child).trim()) found = true;
      else walk(child);
    }
  };
  walk(presentation);
  return found;
}

/** A text with a blank where it names a response: `[color]`. */
function withBlanks(html: string, responses: readonly QtiNode[]): { html: string; sorted: QtiNode[] } {
  const placed = responses
    .map((response) => ({ response, at: placeOf(response, html) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  let written = '';
  let from = 0;
  for (const { at } of placed) {
    written += html.slice(from, at) + BLANK;
    from = html.indexOf(']', at) + 1;
  }
  return { html: written + html.slice(from), sorted: placed.map(({ response }) => response) };
}

const RESULTS = /^(?:correct|incorrect|correct_fb|general_incorrect_fb|incorrect_fb)$/;

/** The feedback that no option has taken: as explanation, and what changes with it. */
function explanationOf({ feedback, texts }: Item12): { text: string; changes: string[] } {
  const read = [...feedback]
    .map(([name, html]) => ({ name, text: texts.markedHtml(html) }))
    .filter(({ text }) => text);
  const all = [...new Set(read.map(({ text }) => text))];
  const hasResults = read.some(({ name }) => RESULTS.test(name));
  const hasOthers = read.some(
    ({ name }) => !RESULTS.test(name) && !/^(?:general_fb|explanation|solution)$/.test(name),
  );
  return {
    text: all.join('\n\n'),
    changes: [
      ...(hasResults ? ['Feedback to right and wrong answers became one explanation'] : []),
      ...(hasOthers && !hasResults ? ['Feedback to single answers became one explanation'] : []),
    ],
  };
}

function feedbackOf(item: QtiNode): Map<string, string> {
  const feedback = new Map<string, string>();
  for (const node of findAll(item, (name) => name === 'itemfeedback')) {
    const html = materialHtml(node);
    if (html.replace(/<\/?div>/g, '').trim()) feedback.set(node.attributes.ident ?? '', html);
  }
  return feedback;
}

function make(item: QtiNode, files: QtiFiles | undefined, notes: readonly string[]): Made {
  const presentation = findOne(item, 'presentation');
  if (!presentation) throw new ItemProblem('There is no question in this item');
  const metadata = metadataOf(item);
  const kind = (
    metadata.get('question_type') ??
    metadata.get('bbmd_questiontype') ??
    metadata.get('cc_profile') ??
    ''
  ).toLowerCase();
  if (UNKNOWN.test(kind))
    throw new ItemProblem(`Questions of the type “${excerptOf(kind)}” cannot be imported`);
  const texts = new QtiTexts(files);
  const responses = responsesOf(presentation);
  if (responses.length === 0) throw new Passage(texts.passageHtml(materialHtml(presentation)), texts.lost);
  const read: Item12 = {
    presentation,
    responses,
    rules: readRules12(item),
    texts,
    kind,
    feedback: feedbackOf(item),
  };
  const shown = stemHtml(presentation, undefined, responses);
  const found = kindOf(read, shown);
  const placed = withBlanks(shown, responses);
  const isPlaced = found === 'blanks' && placed.sorted.length === responses.length;
  const { text: question, media } = texts.stemHtml(
    isPlaced ? placed.html : stemHtml(presentation, found, responses),
  );
  if (!question) throw new ItemProblem('There is no question text');
  const points = pointsOf(item, metadata);
  const stem: Stem = { question, explanation: '', ...(points.points && { points: points.points }) };
  const made = readKind(found, stem, isPlaced ? placed.sorted : responses, read);
  const explanation = explanationOf(read);
  const hints = findAll(item, (name) => name === 'hint').some((hint) => textIn(hint).trim());
  const changes = [
    ...made.changes,
    ...points.changes,
    ...explanation.changes,
    ...(hints ? ['Hints for further tries were left out'] : []),
    ...notes,
    ...texts.lost,
  ];
  return {
    question: { ...made.question, explanation: explanation.text, ...(media && { media }) },
    changes: [...new Set(changes)],
  };
}

/** Settings that an item inherits from its sections. */
interface Around {
  notes: readonly string[];
  section: string;
}

const DRAWN = 'Some questions of its group were drawn by chance: all of them are here';

/** The items of QTI 1.2 below an element, in their order; texts of a section to read come before its items. */
export function readItems12(root: QtiNode, line: number, files?: QtiFiles): ImportItem[] {
  const items: ImportItem[] = [];
  const place = (node: QtiNode, section: string) => ({
    line: line + items.length,
    excerpt: excerptOf(
      (textIn(findOne(node, 'presentation') ?? node).trim() || (node.attributes.title ?? ''))
        .slice(0, 2_000)
        .replace(/<[^<>]*>/g, ' '),
    ),
    section,
  });
  const walk = (node: QtiNode, { notes, section }: Around): void => {
    for (const child of nodesOf(node)) {
      if (child.name === 'item') items.push(toItem(place(child, section), () => make(child, files, notes)));
      else if (child.name === 'presentation_material') readText(child, section, node.name === 'section');
      else if (['assessment', 'section', 'objectbank'].includes(child.name)) {
        const isDrawn =
          findOne(nodesOf(child, 'selection_ordering')[0] ?? child, 'selection_number') !== undefined;
        const isOwn = nodesOf(child, 'selection_ordering').length > 0 && isDrawn;
        walk(child, {
          notes: isOwn ? [...notes, DRAWN] : notes,
          section:
            child.name === 'section' ? `${section}/${child.attributes.ident ?? items.length}` : section,
        });
      } else if (child.name === 'questestinterop') walk(child, { notes, section });
    }
  };
  const readText = (node: QtiNode, section: string, isPassage: boolean): void => {
    const texts = new QtiTexts(files);
    const passage = texts.passageHtml(materialHtml(node));
    if (!passage.text && !passage.media) return;
    items.push(
      toItem(place(node, section), () => {
        if (isPassage) throw new Passage(passage, texts.lost);
        throw new ItemProblem('The introduction of a test is no question');
      }),
    );
  };
  walk(root, { notes: [], section: '' });
  return items;
}
