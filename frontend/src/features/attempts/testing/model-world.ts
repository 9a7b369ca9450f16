import type { UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { expect } from 'vitest';
import type { SaveInput } from '../shared/attempts.ts';
import { answerTo } from '../engine/answers.ts';
import { saveBody } from '../engine/requests.ts';
import { decide } from '../engine/sync-decide.ts';
import { goesWithout, partOf } from '../engine/save-parts.ts';
import { openingState, reduce } from '../engine/sync-state.ts';
import type { SyncEvent, SyncMemory, SyncState } from '../engine/sync-types.ts';
import { EMPTY_MEMORY } from './empty-memory.ts';
import { ModelServer, type Opening } from './model-server.ts';

/**
 * Browsers, networks and a server in miniature. Every edit is a value of its own and knows the edits that the person had
 * before their eyes when they made it, so that of two it can be said whether one came after the other or neither knew of
 * the other. Answers reach a device's storage at once, as in the product; everything else only when the page gets round
 * to it, so that a crash forgets it.
 */
export const QUESTIONS = ['q1', 'q2', 'q3'] as const;
/** Two of them are essays, and one request carries one of these at most, beside the first. */
const ESSAYS = new Set<string>(['q1', 'q2']);
const PACE = { forwardOnly: false, everyMs: 60_000, durable: true, essays: ESSAYS, partBytes: 0 };

type Reply = { sent: number; page: number } & ReturnType<ModelServer['save']>;

/** What the devices share: the server, and what is known of every edit. */
export class World {
  readonly server = new ModelServer();
  readonly devices: Device[];
  /** Edit → every edit of its question that was made before it, as far as its maker could know. */
  readonly before = new Map<string, ReadonlySet<string>>();
  /** Question and edit that the server has acknowledged to the device that made it. */
  readonly acknowledged: [questionId: string, edit: string][] = [];
  /** Every edit of every question. */
  readonly made: [questionId: string, edit: string][] = [];
  openings = 0;
  /** Refusals of what did not know something. */
  stale = 0;
  #edits = 0;

  constructor(devices: number) {
    this.devices = Array.from({ length: devices }, (_, n) => new Device(this, `device ${n}`));
  }

  /** A new edit by somebody who sees these. */
  edit(questionId: string, seen: (string | null | undefined)[]): string {
    this.#edits += 1;
    const value = String(this.#edits);
    this.made.push([questionId, value]);
    const known = seen.filter((one) => typeof one === 'string');
    this.before.set(value, new Set(known.flatMap((one) => [one, ...(this.before.get(one) ?? [])])));
    return value;
  }

  /** The first edit is the second one, or was made before it by somebody who knew. */
  covers(edit: string, later: unknown): boolean {
    return edit === later || (this.before.get(String(later))?.has(edit) ?? false);
  }

  /** No answer that was acknowledged is ever replaced by one that did not know it. */
  expectNothingLost(answers: (id: string) => unknown): void {
    for (const [id, edit] of this.acknowledged) {
      if (!this.covers(edit, answers(id))) {
        expect.fail(`edit ${edit} of ${id} was acknowledged, and ${String(answers(id))} stands`);
      }
    }
  }

  /** The network is back for good on every device, one after the other, until nobody has anything to do. */
  heal(): void {
    for (let turn = 0; turn < 40; turn += 1) for (const device of this.devices) device.heal();
  }
}

export class Device {
  now = 0;
  page = 0;
  state: SyncState = openingState(EMPTY_MEMORY, PACE, 0);
  memory: SyncMemory = EMPTY_MEMORY;
  requests: { page: number; from: Opening; body: SaveInput }[] = [];
  replies: Reply[] = [];
  /** Edits that a save carries, by its number. */
  carried = new Map<number, [questionId: string, edit: string][]>();
  readonly #world: World;
  readonly #name: string;
  #opened: number;

  constructor(world: World, name: string) {
    this.#world = world;
    this.#name = name;
    this.#opened = world.openings += 1;
  }

  get opening(): Opening {
    return { device: this.#name, opened: this.#opened };
  }

  dispatch(event: SyncEvent): void {
    this.state = reduce(this.state, event);
  }

  value(questionId: string): string | undefined {
    const { userAnswer } = answerTo(this.state.answers, questionId);
    return userAnswer === null ? undefined : String(userAnswer);
  }

  edit(questionId: string): void {
    if (this.state.phase !== 'open' || this.state.steppedBack) return;
    const { overruled } = answerTo(this.state.answers, questionId);
    const value = this.#world.edit(questionId, [this.value(questionId), overruled as string | undefined]);
    this.dispatch({ type: 'answered', questionId, change: { userAnswer: value }, now: this.now });
    const row = answerTo(this.state.answers, questionId);
    const { edit } = this.state;
    this.memory = { ...this.memory, edit, answers: { ...this.memory.answers, [questionId]: row } };
  }

  look(questionId: string): void {
    const { timeSpent } = answerTo(this.state.answers, questionId);
    this.dispatch({ type: 'time-spent', questionId, timeSpent: timeSpent + 5, now: this.now });
  }

  /** The page puts away what it knows beyond the answers. */
  store(): void {
    const { answers, edit, seq, base, sent, currentIndex, behavior, handIn } = this.state;
    this.memory = { answers, edit, seq, base, sent, currentIndex, behavior, handIn };
  }

  advance(ms: number): void {
    this.now += ms;
    if (decide(this.state, this.now).do !== 'save') return;
    this.store();
    this.dispatch({ type: 'save-sent' });
    this.#send(Object.keys(this.state.inFlight?.edits ?? {}));
  }

  flush(): void {
    if (this.state.phase !== 'open') return;
    const ids = partOf(this.state).map(([id]) => id);
    this.dispatch({ type: 'flushed' });
    this.#send(ids);
  }

  #send(ids: string[]): void {
    const body = saveBody(this.state, ids, this.state.seq);
    this.requests.push({ page: this.page, from: this.opening, body });
    const edits = body.answers.flatMap(({ questionId, userAnswer, seq }) =>
      seq === undefined ? [[questionId, String(userAnswer as UserAnswer)] as [string, string]] : [],
    );
    this.carried.set(body.seq, edits);
  }

  arrive(index: number, again: boolean): void {
    const request = this.requests[index % Math.max(1, this.requests.length)];
    if (!request) return;
    if (!again) this.requests.splice(this.requests.indexOf(request), 1);
    if (this.#world.server.finished) return;
    const answer = this.#world.server.save(request.from, request.body);
    if ('stale' in answer) this.#world.stale += 1;
    this.replies.push({ sent: request.body.seq, page: request.page, ...answer });
  }

  lose(index: number): void {
    this.requests.splice(index % Math.max(1, this.requests.length), 1);
  }

  hear(index: number, again: boolean): void {
    const reply = this.replies[index % Math.max(1, this.replies.length)];
    if (!reply) return;
    if (!again) this.replies.splice(this.replies.indexOf(reply), 1);
    const { sent, page } = reply;
    const awaited = page === this.page && this.state.inFlight?.seq === sent;
    if ('stale' in reply) {
      if (page === this.page) this.dispatch({ type: 'save-stale', sent, stale: reply.stale, now: this.now });
      return;
    }
    if (page !== this.page) return;
    if (awaited && reply.saved) this.#world.acknowledged.push(...(this.carried.get(sent) ?? []));
    this.dispatch({ type: 'save-answered', sent, seq: reply.seq, saved: reply.saved, now: this.now });
    if (this.state.refresh === 'needed') this.refresh();
  }

  /** The wait for an answer ends without one. */
  giveUp(): void {
    const sent = this.state.inFlight?.seq;
    if (sent !== undefined)
      this.dispatch({ type: 'save-failed', sent, kind: 'network', now: this.now, random: 0.5 });
  }

  /** Opening the attempt, or coming back to it: this device is the later one now. */
  refresh(): void {
    const { server } = this.#world;
    if (server.finished) return;
    this.#opened = this.#world.openings += 1;
    this.dispatch({ type: 'refresh-sent' });
    const attempt = { answers: server.held(this.opening), seq: server.seq, currentIndex: 0 };
    this.dispatch({ type: 'refreshed', attempt });
  }

  comeBack(): void {
    if (!this.state.steppedBack) return;
    this.dispatch({ type: 'came-back' });
    this.refresh();
  }

  /** A crash, a reload or another tab that takes over: only the storage is left. Old requests may still arrive. */
  reopen(): void {
    if (this.state.phase !== 'open') return;
    this.page += 1;
    this.replies = [];
    this.carried = new Map();
    this.state = openingState(this.memory, PACE, this.now);
    this.refresh();
  }

  /** Everybody's time is over at once; whoever is told that another device went on tries again after it. */
  handIn(): void {
    const { server } = this.#world;
    if (this.state.phase === 'open') {
      const handIn = { status: 'timed_out', completedAt: '', totalTimeSpent: 0, sendAt: this.now } as const;
      this.dispatch({ type: 'handed-in', handIn });
    }
    this.#saveFirst();
    if (decide(this.state, this.now).do !== 'hand-in') return;
    this.dispatch({ type: 'hand-in-sent' });
    const { base, sent, answers } = this.state;
    const given = Object.fromEntries(
      QUESTIONS.map((id) => {
        const kept = goesWithout(this.state, id);
        return [id, kept ? server.answers[id]?.userAnswer : answerTo(answers, id).userAnswer];
      }),
    );
    const refused = server.handIn(this.opening, { baseSeq: base, sentSeqs: [...sent] }, given);
    if (refused)
      this.dispatch({
        type: 'hand-in-stale',
        stale: refused.stale,
        now: this.now,
        again: this.now + 75_000,
      });
    else this.dispatch({ type: 'finished' });
  }

  /** What one hand-in cannot carry goes out before it. */
  #saveFirst(): void {
    for (let part = 0; part < 5 && decide(this.state, this.now).do === 'save'; part += 1) {
      this.dispatch({ type: 'save-sent' });
      this.#send(Object.keys(this.state.inFlight?.edits ?? {}));
      const { stale } = this.#world;
      this.arrive(this.requests.length - 1, false);
      if (this.#world.stale > stale) this.dispatch({ type: 'saves-over' });
      this.hear(this.replies.length - 1, false);
    }
  }

  heal(): void {
    while (this.requests.length > 0) this.arrive(0, false);
    while (this.replies.length > 0) this.hear(0, false);
    this.dispatch({ type: 'connection-back', now: this.now });
    this.advance(61_000);
    if (this.state.inFlight && this.requests.length === 0) this.giveUp();
  }
}
