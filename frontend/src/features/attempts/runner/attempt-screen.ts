import type { SyncState } from '../engine/sync-types.ts';
import { Listeners } from './listeners.ts';
import type { AttemptView } from './runner-types.ts';

/** View state of a running attempt, with its subscribers. */
export class AttemptScreen {
  readonly #changes = new Listeners();
  #view: AttemptView;

  constructor(sync: SyncState, durable: boolean, struck: AttemptView['struck']) {
    this.#view = { sync, screen: 'question', submitFailed: false, durable, struck };
  }

  get view(): AttemptView {
    return this.#view;
  }

  readonly subscribe = this.#changes.add;

  show(screen: AttemptView['screen']): void {
    if (this.#view.screen !== screen) this.change({ screen, submitFailed: false });
  }

  /** Updates the view and notifies subscribers. */
  change(next: Partial<AttemptView>): void {
    this.take(next);
    this.tell();
  }

  /** Updates the view; `tell` notifies subscribers. */
  take(next: Partial<AttemptView>): void {
    this.#view = { ...this.#view, ...next };
  }

  tell(): void {
    this.#changes.tell();
  }
}
