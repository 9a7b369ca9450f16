import { LIMITS } from '@quizhall/shared/model/limits';
import type { PassageInput, QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { excerptOf, type ImportItem, type ReadPassage } from './item.ts';

const isNothing = ({ text, media }: ReadPassage): boolean => !text && !media;

/**
 * Texts in a row, which are one passage, such as a heading and what it stands over; it has one file. They are joined once,
 * when a question asks about them, and none is kept that comes after more than a passage can hold.
 */
class OpenPassage {
  readonly items: ImportItem[] = [];
  readonly section: string | undefined;
  /** What of these could not come along. */
  readonly changes = new Set<string>();
  private readonly title: string;
  private readonly texts: string[] = [];
  private signs = 0;
  private media: ReadPassage['media'];
  private joined: ReadPassage | undefined;

  constructor(section: string | undefined, title: string) {
    this.section = section;
    this.title = title;
  }

  get isUsed(): boolean {
    return this.joined !== undefined;
  }

  take(item: ImportItem, { text, media }: ReadPassage): void {
    this.items.push(item);
    for (const change of item.changes) this.changes.add(change);
    if (this.media && media) this.changes.add('A picture beside another one was left out');
    this.media ??= media;
    if (!text || this.signs > LIMITS.passageText) return;
    this.texts.push(text);
    this.signs += text.length;
  }

  read(): ReadPassage {
    this.joined ??= { title: this.title, text: this.texts.join('\n\n'), media: this.media };
    return this.joined;
  }
}

/** More than an excerpt shows. */
const EXCERPT_OF = 2_000;

/** As a report names it, and its id, or why a quiz cannot have it. */
type Added = { name: string } & ({ id: string } | { problem: string });

/** The passages of one import, each once. */
class Passages {
  readonly all: PassageInput[] = [];
  private readonly ids = new Map<string, string>();
  private readonly added = new Map<ReadPassage, Added>();

  add(read: ReadPassage): Added {
    const known = this.added.get(read) ?? this.addOnce(read);
    this.added.set(read, known);
    return known;
  }

  private addOnce({ title, text, media }: ReadPassage): Added {
    const name = `The text before it, “${excerptOf((text || title).slice(0, EXCERPT_OF))}”,`;
    if (text.length > LIMITS.passageText) return { name, problem: 'is too long to be added' };
    const content = JSON.stringify([title, text, media]);
    const known = this.ids.get(content);
    if (known) return { name, id: known };
    if (this.all.length === LIMITS.passages)
      return { name, problem: `was left out: a quiz can have ${LIMITS.passages}` };
    const id = `passage-${this.all.length + 1}`;
    this.ids.set(content, id);
    this.all.push({ id, title: title.slice(0, LIMITS.title), text, ...(media && { media }) });
    return { name, id };
  }
}

/**
 * Platforms have texts to read as items of their own, before the questions that ask about them. They become the passage
 * of each question up to the next such text, an empty one or the end of the section; what joins no question stays an
 * item. Some formats say of each question itself what it is about.
 */
export function joinPassages(items: readonly ImportItem[]): {
  items: ImportItem[];
  passages: PassageInput[];
} {
  const passages = new Passages();
  let open: OpenPassage | undefined;
  const joined = new Set<ImportItem>();
  const read = (item: ImportItem, passage: ReadPassage): void => {
    if (isNothing(passage)) {
      open = undefined;
      joined.add(item);
      return;
    }
    if (!open || open.isUsed || open.section !== item.section)
      open = new OpenPassage(item.section, passage.title);
    open.take(item, passage);
  };
  const ask = (item: ImportItem, question: QuestionInput): ImportItem => {
    if (open?.section !== item.section) open = undefined;
    const isFirst = open?.isUsed === false;
    const about = item.about ?? open?.read();
    if (!about) return item;
    const { name, ...added } = passages.add(about);
    if ('problem' in added) return { ...item, changes: [...item.changes, `${name} ${added.problem}`] };
    const asked = { ...item, question: { ...question, passageId: added.id } };
    if (item.about || !open) return asked;
    if (isFirst) for (const one of open.items) joined.add(one);
    return { ...asked, changes: [...item.changes, `${name} is its passage now`, ...open.changes] };
  };
  const result = items.map((item) => {
    if (item.passage) read(item, item.passage);
    return item.question ? ask(item, item.question) : item;
  });
  return { items: result.filter((item) => !joined.has(item)), passages: passages.all };
}
