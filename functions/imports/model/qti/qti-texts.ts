import type { Media } from '@quizhall/shared/model/quizzes/question';
import { FileSlot, type ImportedFiles, type TakeFile } from '../files.ts';
import type { ReadPassage } from '../item.ts';
import { htmlToInline, htmlToMarkdown, htmlToText, type Reduced } from '../html/html.ts';
import { htmlIn, nodesOf, type QtiNode } from './qti-tree.ts';

const BLANK = '___';

/** Elements that a person answers in; only those that the readers know become questions. */
export const isInteraction = (name: string): boolean => name.endsWith('Interaction');
/** Answered inside of a text. */
export const isInline = (name: string): boolean =>
  ['textEntryInteraction', 'inlineChoiceInteraction'].includes(name);

const isFeedback = (name: string): boolean => /^feedback(?:Inline|Block)$/.test(name);
const isForGraders = ({ name, attributes }: QtiNode): boolean =>
  name === 'rubricBlock' && !/\bcandidate\b/.test(attributes.view ?? '');

/** Whether nothing else stands in the same paragraph: then it is the answer below a question, no blank in a text. */
function isAlone(node: QtiNode, child: QtiNode): boolean {
  const rest = node.children.filter((other) => other !== child);
  return (
    ['p', 'div'].includes(node.name) && rest.every((other) => typeof other === 'string' && !other.trim())
  );
}

/** The files that an item of a package can show. */
export interface QtiFiles {
  files: ImportedFiles | undefined;
  /** What the item means by an address. */
  find: (source: string) => Uint8Array | undefined;
  /** A text that stands in a file of its own. */
  stimulus: (href: string) => { passage: ReadPassage; lost: Iterable<string> } | undefined;
}

/** Reads the texts of one item, and keeps what could not come along. */
export class QtiTexts {
  readonly lost = new Set<string>();
  private readonly package: QtiFiles | undefined;

  constructor(files?: QtiFiles) {
    this.package = files;
  }

  private slot = (): FileSlot => new FileSlot(this.package?.files, (source) => this.package?.find(source));

  private reduce(html: string, reducer: (html: string, take?: TakeFile) => Reduced, take?: TakeFile): string {
    const { text, lost } = reducer(html, take);
    for (const loss of lost) this.lost.add(loss);
    return text;
  }

  /** What is asked: the body, with the prompts of its questions and blanks where something is to be filled in. */
  stem(body: QtiNode, { oneBlank }: { oneBlank: boolean }): { text: string; media?: Media } {
    const replace = (child: QtiNode, parent: QtiNode): string | undefined => {
      const { name } = child;
      if (isInline(name)) return oneBlank && isAlone(parent, child) ? '' : BLANK;
      if (name === 'gap') return BLANK;
      if (name === 'gapText' || name === 'gapImg' || isFeedback(name) || isForGraders(child)) return '';
      if (name === 'prompt') return `<p>${htmlIn(child)}</p>`;
      if (name === 'gapMatchInteraction') return htmlIn(child, replace);
      if (!isInteraction(name)) return undefined;
      return nodesOf(child, 'prompt')
        .map((prompt) => `<p>${htmlIn(prompt)}</p>`)
        .join('');
    };
    return this.stemHtml(htmlIn(body, replace));
  }

  /** Stem, with the first file it shows. */
  stemHtml(html: string): { text: string; media?: Media } {
    const file = this.slot();
    return file.asOption(this.reduce(html, htmlToMarkdown, file.take));
  }

  /** Something to read, with the first file that it shows. */
  passage = (body: QtiNode, title = ''): ReadPassage =>
    this.passageHtml(
      htmlIn(body, (child) => (isForGraders(child) ? '' : undefined)),
      title,
    );

  passageHtml(html: string, title = ''): ReadPassage {
    const file = this.slot();
    const text = this.reduce(html, htmlToMarkdown, file.take);
    return { title, text, media: file.media };
  }

  marked = (node: QtiNode): string => this.markedHtml(htmlIn(node));
  markedHtml = (html: string): string => this.reduce(html, htmlToMarkdown);

  /** An option, without the feedback to it. */
  option = (node: QtiNode): { text: string; media?: Media } => this.optionHtml(this.withoutFeedback(node));

  optionHtml(html: string): { text: string; media?: Media } {
    const file = this.slot();
    return file.asOption(this.reduce(html, htmlToInline, file.take));
  }

  /** What is compared as it is: sides of pairs, items to sort. */
  plain = (node: QtiNode): string => this.plainHtml(this.withoutFeedback(node));
  plainHtml = (html: string): string => this.reduce(html, htmlToText);

  feedback = (node: QtiNode): string =>
    nodesOf(node)
      .filter(({ name }) => isFeedback(name))
      .map(this.marked)
      .join('\n\n');

  private withoutFeedback = (node: QtiNode): string =>
    htmlIn(node, ({ name }) => (isFeedback(name) ? '' : undefined));

  /** What those who grade are told. */
  rubric = (body: QtiNode): string => nodesOf(body).filter(isForGraders).map(this.marked).join('\n\n');
}
