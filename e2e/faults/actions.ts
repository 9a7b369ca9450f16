import type { Device } from './device.ts';
import { type Fault, FAULTS } from './network.ts';
import { TYPES } from './paper.ts';
import { type Run, SAVE_SECONDS } from './run.ts';

interface Action {
  /** How often it happens, beside the others. */
  weight: number;
  may?: (device: Device, run: Run) => boolean;
  do: (device: Device, run: Run) => Promise<void>;
}

const LEAST_LEFT_SECONDS = 900;
const MOST_TABS = 2;
const FAULT_NAMES = Object.keys(FAULTS) as Fault[];

const isOpen = (device: Device) => device.isOpen;
const hasTime = (_: Device, run: Run) => run.left > LEAST_LEFT_SECONDS;
const reaches = ({ offline, network }: Device) => !offline && !network.dead;

/** Everything that happens to a participant, on one device at a time. */
const ACTIONS = {
  answer: {
    weight: 14,
    do: async (device, run) => {
      if (await device.toQuestions()) await run.answer(device, run.pick(TYPES));
    },
  },
  'looks elsewhere and comes back': { weight: 5, may: isOpen, do: (device) => device.glance() },
  'does nothing until a save is due': { weight: 2, may: hasTime, do: (_, run) => run.pass(SAVE_SECONDS) },
  'something happens to the next write': {
    weight: 6,
    do: async ({ network }, run) => {
      const fault = run.pick(FAULT_NAMES);
      run.note(fault);
      network.plan(fault);
    },
  },
  'the first that waits goes on': {
    weight: 2,
    may: ({ network }) => network.waiting > 0,
    do: async ({ network }) => network.letGo(false),
  },
  'the last that waits goes on': {
    weight: 2,
    may: ({ network }) => network.waiting > 0,
    do: async ({ network }) => network.letGo(true),
  },
  'loses its network': { weight: 2, may: reaches, do: (device) => device.setOffline(true) },
  'has its network again': {
    weight: 4,
    may: ({ offline }) => offline,
    do: (device) => device.setOffline(false),
  },
  'is on a network without a way out': { weight: 1, may: reaches, do: (device) => device.setDead(true) },
  'is on a network with a way out': {
    weight: 3,
    may: ({ network }) => network.dead,
    do: (device) => device.setDead(false),
  },
  'reloads the page': { weight: 3, may: isOpen, do: (device) => device.reload() },
  'closes the tab': { weight: 1, may: isOpen, do: (device) => device.kill(false) },
  'loses the tab in a crash': {
    weight: 2,
    may: isOpen,
    do: async (device) => {
      await device.stored();
      await device.kill(true);
    },
  },
  'opens another tab': {
    weight: 2,
    may: ({ tabs }) => tabs.length > 0 && tabs.length < MOST_TABS,
    do: (device) => device.open(),
  },
} satisfies Record<string, Action>;

const LIST: readonly (readonly [string, Action])[] = Object.entries<Action>(ACTIONS);

/** One thing that happens, chosen by the seed among those that can. */
export async function happen(run: Run): Promise<void> {
  const device = run.pick(run.devices);
  const possible = LIST.filter(([, { may = () => true }]) => may(device, run));
  const [name, action] = run.pick(possible.flatMap((one) => Array<typeof one>(one[1].weight).fill(one)));
  run.note(`${device.name} ${name}`);
  await action.do(device, run);
}
