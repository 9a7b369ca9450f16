import type { QuestionType } from '@quizhall/shared/model/enums';
import { canonical, TYPES, type Value } from './paper.ts';

/** One answer that somebody gave, and what they could know of when they gave it. */
interface Edit {
  type: QuestionType;
  value: Value;
  /** As text, to compare. */
  text: string;
  device: string;
  /** Earlier answers to the question that were before their eyes, or before the eyes of whoever gave those. */
  knew: ReadonlySet<string>;
}

/**
 * What was answered, by the rule of merging: by question, the newest answer wins. Of two answers one is newer if whoever
 * gave it had seen the other; if neither had, either may stand, and the other one is shown beside it.
 */
export class Typed {
  readonly #edits: Edit[] = [];

  /** @param seen every answer to the question that is on this device's screen */
  add(device: string, type: QuestionType, value: Value, seen: readonly string[]): void {
    const knew = new Set(seen.flatMap((text) => [text, ...(this.#find(type, text)?.knew ?? [])]));
    this.#edits.push({ type, value, text: canonical(type, value), device, knew });
  }

  /** Whether nobody has answered so. */
  isNew(type: QuestionType, value: Value): boolean {
    return this.#find(type, canonical(type, value)) === undefined;
  }

  count(type: QuestionType): number {
    return this.of(type).length;
  }

  of(type: QuestionType): readonly Edit[] {
    return this.#edits.filter((edit) => edit.type === type);
  }

  /** The answers that nobody has replaced knowingly: one, or several that did not know of each other. */
  newest(type: QuestionType): readonly Edit[] {
    const all = this.of(type);
    return all.filter(({ text }) => !all.some(({ knew }) => knew.has(text)));
  }

  #find(type: QuestionType, text: string): Edit | undefined {
    return this.of(type).find((edit) => edit.text === text);
  }
}

/** What the server made of it, and which answers a device showed beside the ones that count. */
export interface Graded {
  /** Type of the question → its answer, as text. */
  answers: ReadonlyMap<QuestionType, string>;
  beside: ReadonlyMap<QuestionType, readonly string[]>;
}

/**
 * What was lost, in words; nothing if nothing was.
 * @param shows the person had a chance to see what does not count, before all was over
 */
export function lossesOf(typed: Typed, { answers, beside }: Graded, shows: boolean): string[] {
  return TYPES.flatMap((type) => {
    const stands = answers.get(type) ?? 'null';
    const newest = typed.newest(type);
    const texts = newest.map(({ text }) => text);
    if (newest.length === 0) {
      return stands === 'null' ? [] : [`${type}: nobody answered, and ${brief(stands)} was graded`];
    }
    if (!texts.includes(stands)) {
      return [`${type}: typed last ${texts.map(brief).join(' or ')}, graded ${brief(stands)}`];
    }
    const told = [stands, ...(beside.get(type) ?? [])];
    const untold = texts.filter((text) => !told.includes(text));
    return shows && untold.length > 0
      ? [`${type}: ${brief(stands)} was graded, and nobody was told of ${untold.map(brief).join()}`]
      : [];
  });
}

const brief = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}… (${text.length})` : text);
