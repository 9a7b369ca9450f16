import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, test } from 'vitest';
import { type Device, QUESTIONS, World } from '../testing/model-world.ts';
import { answerTo, isUnsent } from './answers.ts';

const question = fc.constantFrom(...QUESTIONS);
const index = fc.nat({ max: 5 });
type Step = (world: World) => void;

/** Commands on one of several devices. */
function stepsOf(devices: number) {
  const on = <T>(arbitrary: fc.Arbitrary<T>, act: (device: Device, value: T) => void) =>
    fc.tuple(fc.nat({ max: devices - 1 }), arbitrary).map(
      ([n, value]): Step =>
        (world) => {
          const device = world.devices[n];
          if (device) act(device, value);
        },
    );
  const nothing = fc.constant(undefined);
  return {
    edit: on(question, (device, id) => device.edit(id)),
    look: on(question, (device, id) => device.look(id)),
    advance: on(fc.constantFrom(500, 20_000, 61_000), (device, ms) => device.advance(ms)),
    arrive: on(fc.tuple(index, fc.boolean()), (device, [at, again]) => device.arrive(at, again)),
    hear: on(fc.tuple(index, fc.boolean()), (device, [at, again]) => device.hear(at, again)),
    lose: on(index, (device, at) => device.lose(at)),
    giveUp: on(nothing, (device) => device.giveUp()),
    flush: on(nothing, (device) => device.flush()),
    store: on(nothing, (device) => device.store()),
    reopen: on(nothing, (device) => device.reopen()),
    comeBack: on(nothing, (device) => device.comeBack()),
  };
}

const history = (devices: number, maxLength: number) =>
  fc.array(fc.oneof(...Object.values(stepsOf(devices))), { maxLength });

/** Reproducible histories; `npm run test:devices` runs more and different ones. */
const HISTORIES = {
  numRuns: Number(process.env['SYNC_RUNS'] ?? 500),
  seed: Number(process.env['SYNC_SEED'] ?? 20_260_101),
};
const held =
  ({ server }: World) =>
  (id: string) =>
    server.answers[id]?.userAnswer;

/** Expects every edit to count, to have been replaced knowingly, or to be shown beside the answer that counts. */
function expectAllAccounted(world: World): void {
  for (const [id, edit] of world.made) {
    const stands = held(world)(id);
    const beside = world.devices.map(({ state }) => answerTo(state.answers, id).overruled);
    const accounted = [stands, ...beside].some((one) => world.covers(edit, one));
    if (!accounted) expect.fail(`edit ${edit} of ${id} is nowhere; ${String(stands)} stands`);
    for (const one of beside) {
      const knew = typeof one === 'string' && world.covers(String(stands), one);
      if (knew) expect.fail(`edit ${one} of ${id} was made to ${String(stands)} and lost to it`);
    }
  }
}

describe.each([1, 2, 3])('whatever network, tabs and crashes do to %i devices', (devices) => {
  test('an answer that was acknowledged is on the server, or one that knew it', () => {
    fc.assert(
      fc.property(history(devices, 60), (run) => {
        const world = new World(devices);
        for (const step of run) {
          step(world);
          world.expectNothingLost(held(world));
        }
      }),
      HISTORIES,
    );
  });

  test('once the network is back, every edit counts, was replaced knowingly, or is shown', () => {
    fc.assert(
      fc.property(history(devices, 60), (run) => {
        const world = new World(devices);
        for (const step of run) step(world);
        world.heal();
        world.expectNothingLost(held(world));
        expectAllAccounted(world);
        const unsent = world.devices.flatMap(({ state }) => Object.values(state.answers).filter(isUnsent));
        expect(unsent).toEqual([]);
      }),
      HISTORIES,
    );
  });

  test('what is graded is the last in causal order, whoever hands in', () => {
    fc.assert(
      fc.property(
        history(devices, 60),
        fc.shuffledSubarray([...Array(devices).keys()], { minLength: 1 }),
        (run, handingIn) => {
          const world = new World(devices);
          for (const step of run) step(world);
          for (let turn = 0; turn < 4 && !world.server.finished; turn += 1) {
            for (const n of handingIn) {
              const device = world.devices[n];
              if (!device) continue;
              device.handIn();
              device.now += 76_000;
            }
          }
          const { finished } = world.server;
          expect(finished).toBeDefined();
          world.expectNothingLost((id) => finished?.[id]);
        },
      ),
      HISTORIES,
    );
  });
});

test('one device hands in its last edit of every question', () => {
  fc.assert(
    fc.property(history(1, 60), (run) => {
      const world = new World(1);
      for (const step of run) step(world);
      const [device] = world.devices;
      const last = QUESTIONS.map((id) => device?.value(id) ?? null);
      for (let turn = 0; turn < 4; turn += 1) device?.handIn();
      expect(QUESTIONS.map((id) => world.server.finished?.[id])).toEqual(last);
    }),
    HISTORIES,
  );
});

test('a device that is alone is never told that it missed something, however much of what it sent went unheard', () => {
  const { reopen: _, ...onOnePage } = stepsOf(1);
  fc.assert(
    fc.property(fc.array(fc.oneof(...Object.values(onOnePage)), { maxLength: 60 }), (run) => {
      const world = new World(1);
      for (const step of run) step(world);
      world.heal();
      expect(world.stale).toBe(0);
      const beside = Object.values(world.devices[0]?.state.answers ?? {}).map(({ overruled }) => overruled);
      expect(beside.filter((overruled) => overruled !== undefined)).toEqual([]);
    }),
    HISTORIES,
  );
});

test('within a page sequence numbers only grow', () => {
  fc.assert(
    fc.property(history(2, 60), (run) => {
      const world = new World(2);
      for (const step of run) {
        const before = world.devices.map(({ page, state }) => ({ page, seq: state.seq }));
        step(world);
        world.devices.forEach(({ page, state }, n) => {
          if (before[n]?.page === page) expect(state.seq).toBeGreaterThanOrEqual(before[n]?.seq ?? 0);
        });
      }
    }),
    HISTORIES,
  );
});
