import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo, isUnsent } from './answers.ts';
import { NO_BEHAVIOR } from './behavior.ts';
import { decide } from './sync-decide.ts';
import { changedAnswers, openingState, reduce } from './sync-state.ts';
import type { SyncEvent, SyncMemory, SyncState } from './sync-types.ts';

/**
 * A browser, a network and a server in miniature. Answers are numbers that grow with every edit, so that "the last edit"
 * is the highest number. Answers reach the device's storage at once, as in the product; acknowledgements and sequence
 * numbers only when the page gets round to it, so that a crash forgets them.
 */
interface Message {
  /** The page that sent it: nobody else hears the reply. */
  page: number;
  seq: number;
  answers: Record<string, number>;
}

interface Reply {
  /** Number of the save that it answers. */
  sent: number;
  /** The number that the server holds. */
  seq: number;
  saved: boolean;
}

const QUESTIONS = ['q1', 'q2', 'q3'] as const;

class World {
  now = 0;
  stamp = 0;
  /** How often the page was opened anew. */
  reopened = 0;
  server = { seq: 0, last: undefined as Message | undefined, answers: {} as Record<string, number> };
  requests: Message[] = [];
  replies: Reply[] = [];
  /** Per question what the server may hold in the end; more than one value only if two devices were at it at once. */
  lastEdits: Record<string, number[]> = {};
  memory: SyncMemory = {
    answers: {},
    edit: 0,
    seq: 0,
    currentIndex: 0,
    behavior: NO_BEHAVIOR,
    handIn: undefined,
  };
  state: SyncState = openingState(this.memory, false, 0);

  dispatch(event: SyncEvent): void {
    this.state = reduce(this.state, event);
  }

  value(questionId: string): number {
    return Number(answerTo(this.state.answers, questionId).userAnswer ?? 0);
  }

  edit(questionId: string): void {
    this.stamp += 1;
    this.lastEdits[questionId] = [this.stamp];
    this.dispatch({
      type: 'answered',
      questionId,
      change: { userAnswer: String(this.stamp) },
      now: this.now,
    });
    const { userAnswer, edit } = answerTo(this.state.answers, questionId);
    const row = { ...answerTo(this.memory.answers, questionId), userAnswer, edit };
    this.memory = { ...this.memory, edit, answers: { ...this.memory.answers, [questionId]: row } };
  }

  /** The page puts away what it knows beyond the answers. */
  store(): void {
    const { answers, edit, seq, currentIndex, behavior, handIn } = this.state;
    this.memory = { answers, edit, seq, currentIndex, behavior, handIn };
  }

  advance(ms: number): void {
    this.now += ms;
    if (decide(this.state, this.now).do !== 'save') return;
    this.store();
    this.dispatch({ type: 'save-sent' });
    this.send(Object.keys(this.state.inFlight?.edits ?? {}));
  }

  flush(): void {
    this.dispatch({ type: 'flushed' });
    this.send(changedAnswers(this.state).map(([id]) => id));
  }

  send(ids: string[]): void {
    const answers = Object.fromEntries(ids.map((id) => [id, this.value(id)]));
    this.requests.push({ page: this.reopened, seq: this.state.seq, answers });
  }

  /** A request arrives: the server's own rule. */
  arrive(index: number, again: boolean): void {
    const request = this.requests[index % Math.max(1, this.requests.length)];
    if (!request) return;
    if (!again) this.requests.splice(this.requests.indexOf(request), 1);
    const { page, seq, answers } = request;
    const newer = seq > this.server.seq;
    if (newer) this.server = { seq, last: request, answers: { ...this.server.answers, ...answers } };
    // The same save that comes again is acknowledged again; another one with its number is not.
    const same =
      JSON.stringify(this.server.last?.answers) === JSON.stringify(answers) && seq === this.server.seq;
    if (page === this.reopened) this.replies.push({ sent: seq, seq: this.server.seq, saved: newer || same });
  }

  loseRequest(index: number): void {
    this.requests.splice(index % Math.max(1, this.requests.length), 1);
  }

  hear(index: number, again: boolean): void {
    const reply = this.replies[index % Math.max(1, this.replies.length)];
    if (!reply) return;
    if (!again) this.replies.splice(this.replies.indexOf(reply), 1);
    this.dispatch({ type: 'save-answered', ...reply, now: this.now });
    if (this.state.refresh === 'needed') this.refresh();
  }

  /** The wait for an answer ends without one. */
  giveUp(): void {
    const sent = this.state.inFlight?.seq;
    if (sent !== undefined)
      this.dispatch({ type: 'save-failed', sent, kind: 'network', now: this.now, random: 0.5 });
  }

  refresh(): void {
    this.dispatch({ type: 'refresh-sent' });
    const answers = Object.fromEntries(
      Object.entries(this.server.answers).map(([id, value]) => [
        id,
        { userAnswer: String(value), timeSpent: 0, flagged: false },
      ]),
    );
    this.dispatch({ type: 'refreshed', attempt: { answers, seq: this.server.seq, currentIndex: 0 } });
  }

  /** A crash, a reload or another tab that takes over: only the storage is left. Old requests may still arrive. */
  reopen(): void {
    this.reopened += 1;
    this.replies = [];
    this.state = openingState(this.memory, false, this.now);
    this.refresh();
  }

  otherDevice(questionId: string): void {
    this.stamp += 1;
    this.server = {
      seq: this.server.seq + 1,
      last: undefined,
      answers: { ...this.server.answers, [questionId]: this.stamp },
    };
    // A change that this device has not got through yet wins over it; one that got through unheard was there before.
    const local = answerTo(this.state.answers, questionId);
    this.lastEdits[questionId] = isUnsent(local) ? [this.value(questionId), this.stamp] : [this.stamp];
  }

  /** The network is back for good: everything on its way arrives, and the page goes on until it has nothing to do. */
  heal(): void {
    for (let turn = 0; turn < 60; turn += 1) {
      while (this.requests.length > 0) this.arrive(0, false);
      while (this.replies.length > 0) this.hear(0, false);
      this.dispatch({ type: 'connection-back', now: this.now });
      this.advance(31_000);
      if (this.state.inFlight && this.requests.length === 0) this.giveUp();
    }
  }
}

const question = fc.constantFrom(...QUESTIONS);
const index = fc.nat({ max: 5 });

type Step = (world: World) => void;
const steps = {
  edit: question.map(
    (id): Step =>
      (world) =>
        world.edit(id),
  ),
  advance: fc.constantFrom(500, 2_500, 31_000).map(
    (ms): Step =>
      (world) =>
        world.advance(ms),
  ),
  arrive: fc.tuple(index, fc.boolean()).map(
    ([at, again]): Step =>
      (world) =>
        world.arrive(at, again),
  ),
  hear: fc.tuple(index, fc.boolean()).map(
    ([at, again]): Step =>
      (world) =>
        world.hear(at, again),
  ),
  loseRequest: index.map(
    (at): Step =>
      (world) =>
        world.loseRequest(at),
  ),
  giveUp: fc.constant<Step>((world) => world.giveUp()),
  flush: fc.constant<Step>((world) => world.flush()),
  store: fc.constant<Step>((world) => world.store()),
  reopen: fc.constant<Step>((world) => world.reopen()),
  otherDevice: question.map(
    (id): Step =>
      (world) =>
        world.otherDevice(id),
  ),
};

const { otherDevice, reopen, ...everyday } = steps;
const oneDevice = fc.array(fc.oneof(...Object.values(everyday), reopen), { maxLength: 60 });
const twoDevices = fc.array(fc.oneof(...Object.values(everyday), otherDevice), { maxLength: 60 });

function expectLastEdits({ server, lastEdits }: World): void {
  expect(Object.keys(server.answers).toSorted()).toEqual(Object.keys(lastEdits).toSorted());
  for (const [id, allowed] of Object.entries(lastEdits)) expect(allowed).toContain(server.answers[id]);
}

describe('whatever the network, the tabs and crashes do', () => {
  test('an answer that counts as saved is on the server, or a later one is', () => {
    fc.assert(
      fc.property(oneDevice, (run) => {
        const world = new World();
        for (const step of run) {
          step(world);
          for (const [id, answer] of Object.entries(world.state.answers)) {
            if (!isUnsent(answer))
              expect(world.server.answers[id] ?? 0).toBeGreaterThanOrEqual(world.value(id));
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('once the network is back, the server holds the last edit of every question', () => {
    fc.assert(
      fc.property(oneDevice, (run) => {
        const world = new World();
        for (const step of run) step(world);
        world.heal();
        expectLastEdits(world);
        expect(Object.values(world.state.answers).filter(isUnsent)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('within a page sequence numbers only grow', () => {
    fc.assert(
      fc.property(oneDevice, (run) => {
        const world = new World();
        for (const step of run) {
          const { reopened, state } = world;
          step(world);
          if (world.reopened === reopened) expect(world.state.seq).toBeGreaterThanOrEqual(state.seq);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('with a second device at work, an unsent change here wins and everything else stays as the other one left it', () => {
    fc.assert(
      fc.property(twoDevices, (run) => {
        const world = new World();
        for (const step of run) step(world);
        world.heal();
        expectLastEdits(world);
      }),
      { numRuns: 2_000 },
    );
  });
});
