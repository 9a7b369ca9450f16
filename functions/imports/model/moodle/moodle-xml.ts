import type { ImportedFiles } from '../files.ts';
import { fittingTags, tagsOf } from '../gift/gift.ts';
import {
  excerptOf,
  type ImportItem,
  ItemProblem,
  type Made,
  MOST_ITEMS,
  Passage,
  toItem,
  unifyLines,
} from '../item.ts';
import type { Stem } from '../answer-keys.ts';
import { MoodleTexts } from './moodle-texts.ts';
import { MOODLE_TYPES } from './moodle-types.ts';
import { readPoints } from '../import-points.ts';
import { childOf, childrenOf, readXmlItems, textOf, type XmlElement, type XmlItem } from '../xml/xml-tree.ts';

/** What Moodle sets when nobody chooses: its loss changes nothing that anybody meant. */
const USUAL_PENALTIES = ['', '0', '0.1', '0.3333333', '1'];

const trimZeros = (number: string): string =>
  number.includes('.') ? number.replace(/\.?0{1,20}$/, '') : number;

/** Settings of Moodle that have no place here. */
function lostSettings(element: XmlElement, texts: MoodleTexts): string[] {
  const overall = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];
  const usual = /^(?:your answer is (?:partially )?(?:in)?correct\.?)?$/i;
  return [
    ...(USUAL_PENALTIES.includes(trimZeros(textOf(element, 'penalty')))
      ? []
      : ['The penalty for further tries was left out']),
    ...(textOf(element, 'hidden') === '1' ? ['The question was hidden and is shown now'] : []),
    ...(overall.some((name) => !usual.test(texts.marked(childOf(element, name))))
      ? ['Feedback to right, partly right and wrong answers was left out']
      : []),
    ...(childOf(element, 'hint') ? ['Hints for further tries were left out'] : []),
    ...(childOf(element, 'image_base64') || textOf(element, 'image') ? ['A picture was left out'] : []),
  ];
}

function readTags(element: XmlElement, category: string): { tags: string[]; changes: string[] } {
  const own = childOf(element, 'tags');
  const named = (own ? childrenOf(own, 'tag') : []).map((tag) => textOf(tag, 'text')).filter(Boolean);
  return fittingTags([...named, ...tagsOf(category)]);
}

function make(element: XmlElement, category: string, texts: MoodleTexts): Made {
  const type = element.attributes.type ?? '';
  if (type === 'description') {
    const content = childOf(element, 'questiontext');
    const shown = texts.slot(content);
    const read = texts.marked(content);
    throw new Passage({ title: '', text: read, media: shown.media }, texts.lost);
  }
  const read = Object.hasOwn(MOODLE_TYPES, type) ? MOODLE_TYPES[type] : undefined;
  if (!read) throw new ItemProblem(`Questions of the type “${excerptOf(type)}” cannot be imported`);
  const text = childOf(element, 'questiontext');
  const file = texts.slot(text);
  const { text: question, media } = file.asOption(texts.marked(text));
  if (!question) throw new ItemProblem('There is no question text');
  const points = readPoints(textOf(element, 'defaultgrade'));
  const tags = readTags(element, category);
  const stem: Stem = {
    question,
    explanation: texts.marked(childOf(element, 'generalfeedback')),
    ...(points.points && { points: points.points }),
    tags: tags.tags,
  };
  const made = read(stem, element, texts);
  const lost = lostSettings(element, texts);
  const changes = [...made.changes, ...points.changes, ...tags.changes, ...lost, ...texts.lost];
  return { question: { ...made.question, ...(media && { media }) }, changes: [...new Set(changes)] };
}

const excerptFrom = (element: XmlElement): string => {
  const source = textOf(childOf(element, 'questiontext'), 'text') || textOf(childOf(element, 'name'), 'text');
  return excerptOf(source.slice(0, 2_000).replace(/<[^<>]*>/g, ' '));
};

function toQuestion({ line, element, isCut }: XmlItem, category: string, files?: ImportedFiles): ImportItem {
  return toItem({ line, excerpt: excerptFrom(element), section: category }, () => {
    if (isCut) throw new ItemProblem('The question is not closed');
    const texts = new MoodleTexts(files);
    texts.setDefaultFormat(childOf(element, 'questiontext'));
    return make(element, category, texts);
  });
}

const trouble = (line: number, problem: string): ImportItem => ({ line, excerpt: '', changes: [], problem });

/**
 * Reads Moodle XML (docs.moodle.org, "Moodle XML format"): its question types, text formats, shares of points, feedback,
 * categories and tags, and the files of questions and options. Titles and settings of Moodle are left out.
 */
export function readMoodleXml(source: string, files?: ImportedFiles): ImportItem[] {
  const { items, stop } = readXmlItems(unifyLines(source), 'question');
  const read: ImportItem[] = [];
  let category = '';
  for (const item of items) {
    if (read.length > MOST_ITEMS) return read;
    if (item.element.attributes.type === 'category') {
      category = textOf(childOf(item.element, 'category'), 'text') || textOf(item.element, 'category');
    } else read.push(toQuestion(item, category, files));
  }
  if (stop) read.push(trouble(stop.line, stop.reason));
  else if (items.length === 0 && source.trim() && !source.includes('<quiz'))
    read.push(trouble(1, 'There is no question element in this XML'));
  return read;
}
