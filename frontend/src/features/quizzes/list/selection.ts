import type { QuizCard } from '@quizhall/shared/model/quizzes/quiz';

/** What a bulk action and its report need to know of a selected quiz, also when its card is not loaded. */
export type Picked = Pick<QuizCard, 'id' | 'title' | 'status' | 'pool' | 'isPaid'>;
type Picks = ReadonlyMap<string, Picked>;

interface Press {
  /** The quiz whose box was pressed. */
  id: string;
  /** With the shift key: everything from the box that was pressed before. */
  range: boolean;
}

/** The picks after a press: a range becomes what the pressed box becomes. */
export function afterPress(
  picks: Picks,
  shown: readonly Picked[],
  { id, range }: Press,
  anchor: string | undefined,
): Picks {
  const to = shown.findIndex((quiz) => quiz.id === id);
  const from = range ? shown.findIndex((quiz) => quiz.id === anchor) : to;
  const pressed = shown.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1);
  const next = new Map(picks);
  for (const quiz of pressed) {
    if (picks.has(id)) next.delete(quiz.id);
    else next.set(quiz.id, toPicked(quiz));
  }
  return next;
}

const toPicked = ({ id, title, status, pool, isPaid }: Picked): Picked => ({
  id,
  title,
  status,
  ...(pool && { pool }),
  ...(isPaid && { isPaid }),
});

/**
 * Which quizzes are selected. A store of its own beside the page, so that a press draws a box anew and no card: of a
 * thousand cards that would be felt.
 */
export class Selection {
  #picks: Picks = new Map();
  #shown: readonly Picked[] = [];
  #anchor: string | undefined;
  #view: string | undefined;
  #dropped = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly picks = (): Picks => this.#picks;

  /** How many were selected when another search or filter ended that; until something is selected again. */
  readonly dropped = (): number => this.#dropped;

  /** Which search and filter are looked at: another one ends what was selected under the one before. */
  look(view: string): void {
    const isOther = this.#view !== undefined && this.#view !== view;
    this.#view = view;
    if (isOther && this.#picks.size + this.#dropped > 0) this.#set(new Map(), this.#picks.size);
  }

  /**
   * What can be selected on the page, in its order; what is selected of it follows its changes. Where that is everything,
   * what is not there has gone, and is not selected any more.
   */
  show(shown: readonly Picked[], isEverything = false): void {
    this.#shown = shown;
    const there = new Set(shown.map(({ id }) => id));
    if (isEverything) this.remove([...this.#picks.keys()].filter((id) => !there.has(id)));
    const changed = shown.filter((quiz) => {
      const known = this.#picks.get(quiz.id);
      return known && (known.status !== quiz.status || known.title !== quiz.title);
    });
    if (changed.length > 0) this.add(changed);
  }

  press(press: Press): void {
    this.#set(afterPress(this.#picks, this.#shown, press, this.#anchor));
    this.#anchor = press.id;
  }

  add(quizzes: readonly Picked[]): void {
    this.#set(new Map([...this.#picks, ...quizzes.map((quiz) => [quiz.id, toPicked(quiz)] as const)]));
  }

  remove(ids: readonly string[]): void {
    const next = new Map(this.#picks);
    for (const id of ids) next.delete(id);
    if (next.size < this.#picks.size) this.#set(next);
  }

  clear(): void {
    if (this.#picks.size > 0) this.#set(new Map());
  }

  #set(picks: Picks, dropped = 0): void {
    this.#picks = picks;
    this.#dropped = dropped;
    for (const listener of this.#listeners) listener();
  }
}
