import type { QuizCard } from '@quizhall/shared/model/quizzes/quiz';

/** Fields of a selected quiz that a bulk action and its report need even if its card is not loaded. */
export type Picked = Pick<QuizCard, 'id' | 'title' | 'status' | 'pool' | 'isPaid'>;
type Picks = ReadonlyMap<string, Picked>;

interface Press {
  /** Id of the quiz whose checkbox was pressed. */
  id: string;
  /** True if shift was pressed: applies to the range since the previous press. */
  range: boolean;
}

/** Returns the selection after a press. A range takes the new state of the pressed checkbox. */
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

/** Selected quizzes. An external store, so that a change rerenders one checkbox instead of up to a thousand cards. */
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

  /** Number of quizzes deselected by the last change of search or filter; 0 after the next selection. */
  readonly dropped = (): number => this.#dropped;

  /** Sets the current search and filter. A change clears the selection. */
  look(view: string): void {
    const isOther = this.#view !== undefined && this.#view !== view;
    this.#view = view;
    if (isOther && this.#picks.size + this.#dropped > 0) this.#set(new Map(), this.#picks.size);
  }

  /**
   * Sets the selectable quizzes in page order and updates the selected ones. If the list is complete, quizzes that
   * are missing from it are deselected.
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
