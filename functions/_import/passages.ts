import { LIMITS } from '@quizhall/shared/model/limits';
import { excerptOf, type ImportItem } from './item.ts';

/** A text may stand before hundreds of questions; the answer to an import has to stay small enough to be sent. */
const MOST_COPIED = 500_000;

interface Open {
  items: ImportItem[];
  text: string;
  section: string | undefined;
  isUsed: boolean;
}

const begin = (item: ImportItem, text: string, before: Open | undefined): Open =>
  // Two texts in a row are one, such as a heading and what it stands over.
  before && !before.isUsed && before.section === item.section
    ? { ...before, items: [...before.items, item], text: `${before.text}\n\n${text}` }
    : { items: [item], text, section: item.section, isUsed: false };

/**
 * Platforms have texts to read as items of their own, before the questions that ask about them. They become the
 * description of each question up to the next such text or the end of the section; what joins no question stays an item.
 */
export function joinPassages(items: readonly ImportItem[]): ImportItem[] {
  let open: Open | undefined;
  let copied = 0;
  const joined = new Set<ImportItem>();
  const result = items.map((item): ImportItem => {
    if (item.passage !== undefined) {
      open = begin(item, item.passage, open);
      return item;
    }
    const { question } = item;
    if (!open || !question) return item;
    if (item.section !== open.section) {
      open = undefined;
      return item;
    }
    const description = [open.text, question.description].filter(Boolean).join('\n\n');
    const excerpt = excerptOf(open.text);
    copied += open.text.length;
    if (description.length > LIMITS.description || copied > MOST_COPIED) {
      return {
        ...item,
        changes: [...item.changes, `The text before it, “${excerpt}”, is too long to be added`],
      };
    }
    open.isUsed = true;
    for (const passage of open.items) joined.add(passage);
    const changes = [...item.changes, `The text before it, “${excerpt}”, is its description now`];
    return {
      ...item,
      question: { ...question, description },
      changes: [...changes, ...new Set(open.items.flatMap((passage) => passage.changes))],
    };
  });
  return result.filter((item) => !joined.has(item));
}
