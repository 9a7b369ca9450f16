import { LIMITS } from '@quizhall/shared/model/limits';
import type { PassageInput } from '@quizhall/shared/model/question';
import { excerptOf, type ImportItem, type ReadPassage } from './item.ts';

interface Open {
  items: ImportItem[];
  passage: ReadPassage;
  section: string | undefined;
  isUsed: boolean;
  /** What of these could not come along. */
  changes: string[];
}

const isNothing = ({ text, media }: ReadPassage): boolean => !text && !media;

function begin(item: ImportItem, passage: ReadPassage, before: Open | undefined): Open {
  const isOne = before && !before.isUsed && before.section === item.section;
  const { section, changes } = item;
  if (!isOne) return { items: [item], passage, section, isUsed: false, changes };
  // Two texts in a row are one, such as a heading and what it stands over; it has one file.
  const text = [before.passage.text, passage.text].filter(Boolean).join('\n\n');
  const isLost = before.passage.media && passage.media;
  return {
    ...before,
    items: [...before.items, item],
    changes: [
      ...before.changes,
      ...changes,
      ...(isLost ? ['A picture beside another one was left out'] : []),
    ],
    passage: { ...before.passage, text, media: before.passage.media ?? passage.media },
  };
}

/** The passages of one import, each once. */
class Passages {
  readonly all: PassageInput[] = [];
  private readonly ids = new Map<string, string>();

  /** Its id, or why a quiz cannot have it. */
  add({ title, text, media }: ReadPassage): { id: string } | { problem: string } {
    if (text.length > LIMITS.passageText) return { problem: 'is too long to be added' };
    const content = JSON.stringify([title, text, media]);
    const known = this.ids.get(content);
    if (known) return { id: known };
    if (this.all.length === LIMITS.passages)
      return { problem: `was left out: a quiz can have ${LIMITS.passages}` };
    const id = `passage-${this.all.length + 1}`;
    this.ids.set(content, id);
    this.all.push({ id, title: title.slice(0, LIMITS.title), text, ...(media && { media }) });
    return { id };
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
  let open: Open | undefined;
  const joined = new Set<ImportItem>();
  const result = items.map((item): ImportItem => {
    const { passage, question, about } = item;
    if (passage) {
      open = isNothing(passage) ? undefined : begin(item, passage, open);
      if (!open) joined.add(item);
      return item;
    }
    if (open && question && item.section !== open.section) open = undefined;
    const read = about ?? open?.passage;
    if (!question || !read) return item;
    const text = `The text before it, “${excerptOf(read.text || read.title)}”,`;
    const added = passages.add(read);
    if ('problem' in added) return { ...item, changes: [...item.changes, `${text} ${added.problem}`] };
    const asked = { ...item, question: { ...question, passageId: added.id } };
    if (about || !open) return asked;
    open.isUsed = true;
    for (const one of open.items) joined.add(one);
    const changes = [...item.changes, `${text} is its passage now`];
    return { ...asked, changes: [...changes, ...new Set(open.changes)] };
  });
  return { items: result.filter((item) => !joined.has(item)), passages: passages.all };
}
