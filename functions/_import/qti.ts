import { typeOfName } from '@quizhall/shared/rules/uploads';
import { decodeXml } from './decode-xml.ts';
import type { ImportedFiles } from './files.ts';
import {
  excerptOf,
  type ImportItem,
  ItemProblem,
  type Made,
  MOST_ITEMS,
  Passage,
  toItem,
  unifyLines,
} from './item.ts';
import type { Stem } from './keys.ts';
import { readPoints } from './points.ts';
import { readResponses, readRules } from './qti-responses.ts';
import { isInline, isInteraction, type QtiFiles, QtiTexts } from './qti-texts.ts';
import { findAll, findOne, nodesOf, type QtiNode, readQtiXml, textIn } from './qti-tree.ts';
import { QTI_TYPES, type QtiItem } from './qti-types.ts';
import { unzip, ZipProblem } from './unzip.ts';
import { type Budget, TooMuch } from './xml-events.ts';

/** What a package may unpack to, counted while it is unpacked and read. */
const LIMITS = { bytes: 24_000_000, mediaBytes: 100_000_000, parts: 20_000, signs: 1_500_000 };

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

const trouble = (line: number, problem: string, excerpt = ''): ImportItem => ({
  line,
  excerpt,
  changes: [],
  problem,
});
const TOO_MUCH = 'There is more in this file than can be read';
const OLD = 'This is QTI 1.2, which cannot be read: please export it as QTI 2.1 or later';

/** The items of one XML text; none where it has no item. */
function readXml(text: string, budget: Budget, line: number, files?: QtiFiles): ImportItem[] {
  const root = readQtiXml(unifyLines(text), budget);
  const items = findAll(root, (name) => name === 'assessmentItem');
  if (items.length === 0 && findOne(root, 'questestinterop')) return [trouble(line, OLD)];
  return items.map((item, index) => {
    const body = findOne(item, 'itemBody');
    const excerpt = excerptOf((body ? textIn(body) : (item.attributes.title ?? '')).slice(0, 2_000));
    return toItem({ line: line + index, excerpt }, () => make(item, files));
  });
}

/** Reads items of QTI that were pasted, or lie in a file without a package. */
export function readQtiText(text: string): ImportItem[] {
  try {
    const items = readXml(text, { signs: LIMITS.signs }, 1);
    return items.length > 0 || !text.trim() ? items : [trouble(1, 'There is no item of QTI in this text')];
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return [trouble(1, TOO_MUCH)];
  }
}

/** Something to read that stands in a file of its own. */
function readStimulus(xml: string, budget: Budget, files: QtiFiles): ReturnType<QtiFiles['stimulus']> {
  const stimulus = findOne(readQtiXml(unifyLines(xml), budget), 'assessmentStimulus');
  const body = stimulus && findOne(stimulus, 'stimulusBody');
  if (!body) return undefined;
  const texts = new QtiTexts(files);
  return { passage: texts.passage(body, stimulus.attributes.title?.trim()), lost: texts.lost };
}

/** Where a file is that another one names: folders count from that one. */
function resolve(address: string, from: string): string {
  // Programs on Windows write the separators of its paths.
  const href = address.trim().replaceAll('\\', '/');
  try {
    return decodeURIComponent(new URL(href, `file:///${encodeURI(from)}`).pathname).slice(1);
  } catch {
    // No address: then it is the name itself.
    return href;
  }
}

const MANIFEST = /(?:^|\/)imsmanifest\.xml$/i;
type Parts = Record<string, Uint8Array>;

/** The items that a package names, in the order of its tests if it has some, else as its manifest lists them. */
function namedItems(parts: Parts, budget: Budget): { names: string[]; hasTest: boolean } {
  const manifest = Object.keys(parts).find((name) => MANIFEST.test(name));
  if (manifest === undefined) return { names: [], hasTest: false };
  const read = (name: string) => readQtiXml(decodeXml(parts[name] ?? new Uint8Array()), budget);
  const resources = findAll(read(manifest), (name) => name === 'resource');
  const of = (kind: RegExp) =>
    resources
      .filter(({ attributes }) => kind.test(attributes.type ?? '') && attributes.href)
      .map(({ attributes }) => resolve(attributes.href ?? '', manifest));
  const tests = of(/^imsqti_(?:test|assessment)/i).filter((name) => Object.hasOwn(parts, name));
  const inTests = tests.flatMap((name) =>
    findAll(read(name), (found) => found === 'assessmentItemRef').map(({ attributes }) =>
      resolve(attributes.href ?? '', name),
    ),
  );
  return { names: [...new Set([...inTests, ...of(/^imsqti_item/i)])], hasTest: tests.length > 0 };
}

function readParts(parts: Parts, budget: Budget, filesOf: (part: string) => QtiFiles): ImportItem[] {
  const read: ImportItem[] = [];
  try {
    const { names, hasTest } = namedItems(parts, budget);
    // Some packages name their items by kinds of their own, or not at all.
    const isListed = names.length > 0 || hasTest;
    for (const name of isListed ? names : Object.keys(parts).filter((part) => !MANIFEST.test(part))) {
      if (read.length > MOST_ITEMS) break;
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
      if (part)
        for (const made of readXml(decodeXml(part), budget, read.length + 1, filesOf(name))) read.push(made);
      else
        read.push(trouble(read.length + 1, 'The file of this item is not in the package', excerptOf(name)));
    }
    if (read.length === 0 && !isListed) read.push(trouble(1, 'There is no item of QTI in this package'));
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    read.push(trouble(read.length + 1, TOO_MUCH));
  }
  return read;
}

/**
 * Reads a package of QTI 2.x or 3.0 (1EdTech, "Question and Test Interoperability"): a zip with a manifest. Its XML is
 * unpacked, and its pictures, sounds and films once an item shows one; nothing that it names outside of itself is fetched.
 * Items are counted in place of lines.
 */
export function readQtiPackage(bytes: Uint8Array, files?: ImportedFiles): ImportItem[] {
  try {
    const wanted = (name: string) => name.toLowerCase().endsWith('.xml');
    const parts = unzip(bytes, { wanted, limit: LIMITS.bytes, entries: LIMITS.parts });
    const media = mediaIn(bytes);
    const budget = { signs: LIMITS.signs };
    const known = new Map<string, ReturnType<QtiFiles['stimulus']>>();
    const filesOf = (part: string): QtiFiles => ({
      files,
      find: (source) => media(resolve(source, part)),
      stimulus: (href) => {
        const name = resolve(href, part);
        if (!known.has(name) && Object.hasOwn(parts, name))
          known.set(name, readStimulus(decodeXml(parts[name] ?? new Uint8Array()), budget, filesOf(name)));
        return known.get(name);
      },
    });
    return readParts(parts, budget, filesOf);
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error;
    return [trouble(1, error.message)];
  }
}

/** The other files of a package, unpacked when the first of them is asked for; none where they are too much. */
function mediaIn(bytes: Uint8Array): (name: string) => Uint8Array | undefined {
  let parts: Parts | undefined;
  const unpack = (): Parts => {
    try {
      const wanted = (name: string) =>
        typeOfName(name.toLowerCase().replace(/\.jpeg$/, '.jpg')) !== undefined;
      return unzip(bytes, { wanted, limit: LIMITS.mediaBytes, entries: LIMITS.parts });
    } catch (error) {
      if (!(error instanceof ZipProblem)) throw error;
      return {};
    }
  };
  return (name) => {
    parts ??= unpack();
    return Object.hasOwn(parts, name) ? parts[name] : undefined;
  };
}

/** Whether a packed file is a package of QTI: an Excel workbook has its sheets below `xl/`. */
export function isQtiPackage(bytes: Uint8Array): boolean {
  let isWorkbook = false;
  let hasXml = false;
  const look = (name: string) => {
    isWorkbook ||= /^xl\//i.test(name) || name === '[Content_Types].xml';
    hasXml ||= /\.xml$/i.test(name);
    return false;
  };
  try {
    unzip(bytes, { wanted: look, limit: 0, entries: LIMITS.parts });
  } catch (error) {
    // What cannot be unpacked is named by whoever reads it.
    if (!(error instanceof ZipProblem)) throw error;
  }
  return hasXml && !isWorkbook;
}
