import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningStage, startBundledStage } from '../scripts/bundled-stage.ts';
import { countedOf, type LoadQuiz, publishQuizzes, takeAll } from './load/guests.ts';

/**
 * Lets guests take quizzes of 50 questions on the bundled stage and measures what each costs until the background work is idle:
 * processor time of stage and engine, capacity units, and the backlog after the last answer. `-- --quizzes 1,20,100` measures
 * one stage with each number of quizzes and compares them with the first.
 */
const BUDGET = {
  perSecond: 30,
  /** Milliseconds of CPU for one participant in the stage itself: API front, wrapper, handlers, stream consumer. */
  stageMs: 25,
  /** Milliseconds of the last tenth against those of the first. */
  growth: 1.2,
  /** CPU and write units of a participant with many quizzes against those with the first number of them. */
  quizzes: 1.3,
  /** Seconds from the last answer until everything is counted. */
  backlogSeconds: 5,
};
/**
 * Guests before the first measured one, so that the stage is compiled and each quiz has met its first participants: news of a first
 * response and a new roster cost 6 write units, once a quiz.
 */
const warmUpOf = (quizzes: number): number => Math.max(60, 2 * quizzes);

const { values } = parseArgs({
  options: {
    participants: { type: 'string', default: '1000' },
    quizzes: { type: 'string', default: '1' },
  },
});
const participants = Number(values.participants);
const quizCounts = values.quizzes.split(',').map(Number);

/** CPU of a process so far, in milliseconds (proc(5): fields 14 and 15, in hundredths of a second). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

interface Moment {
  wall: number;
  stage: number;
  engine: number;
  read: number;
  write: number;
}

const control = async (stage: RunningStage, action: string): Promise<unknown> =>
  (await fetch(`${stage.urls.control}${action}`, { method: 'POST' })).json();

async function momentOf(stage: RunningStage): Promise<Moment> {
  const engine = Number(readFileSync(join(stage.dataDir, 'dynamodb', 'engine.pid'), 'utf8'));
  const consumed = (await control(stage, '/consumed')) as { read: number; write: number };
  return { wall: performance.now(), stage: cpuMs(stage.urls.pid), engine: cpuMs(engine), ...consumed };
}

/** Cost of one participant between two moments: milliseconds and capacity units. */
function costOf(from: Moment, to: Moment, people: number): Moment {
  const each = (part: keyof Moment) => (to[part] - from[part]) / people;
  return {
    wall: each('wall'),
    stage: each('stage'),
    engine: each('engine'),
    read: each('read'),
    write: each('write'),
  };
}

function rowOf(name: string, { wall, stage, engine, read, write }: Moment): string {
  const number = (value: number) => value.toFixed(1).padStart(6);
  return `${name.padEnd(24)}${number(1_000 / wall)}/s   stage ${number(stage)} ms CPU   engine ${number(engine)} ms CPU   ${number(write)} WCU ${number(read)} RCU`;
}

interface Measured {
  all: Moment;
  backlogSeconds: number;
  /** Wall time and CPU of the last tenth against the first. */
  growth: { wall: number; cpu: number };
}

/** Lets everybody take the quizzes and notes the moment after each tenth of them and when the background work is idle. */
async function run(stage: RunningStage, quizzes: readonly LoadQuiz[]): Promise<Measured> {
  const { api } = stage.urls;
  const warmUp = warmUpOf(quizzes.length);
  await takeAll(api, quizzes, { first: 0, last: warmUp });
  await control(stage, '/drain');
  const moments = [await momentOf(stage)];
  const at = (tenth: number) => warmUp + Math.round((participants * tenth) / 10);
  for (let tenth = 1; tenth <= 10; tenth++) {
    await takeAll(api, quizzes, { first: at(tenth - 1), last: at(tenth) });
    moments.push(await momentOf(stage));
    console.log(rowOf(`${at(tenth) - warmUp} participants`, tenthOf(moments, -2)));
  }
  const answered = performance.now();
  await control(stage, '/drain');
  const idle = await momentOf(stage);
  const counted = await Promise.all(quizzes.map((quiz) => countedOf(api, quiz)));
  const total = counted.reduce((sum, one) => sum + one, 0);
  if (total !== warmUp + participants)
    throw new Error(`${total} of ${warmUp + participants} attempts are counted`);
  const [first, last] = [tenthOf(moments, 0), tenthOf(moments, -2)];
  return {
    all: costOf(moments[0] as Moment, idle, participants),
    backlogSeconds: (idle.wall - answered) / 1_000,
    growth: {
      wall: last.wall / first.wall,
      cpu: (last.stage + last.engine) / (first.stage + first.engine),
    },
  };
}

const tenthOf = (moments: readonly Moment[], at: number): Moment =>
  costOf(moments.at(at) as Moment, moments.at(at + 1) as Moment, participants / 10);

const cpuOf = ({ all }: Measured): number => all.stage + all.engine;

/** Prints a budget that is exceeded and fails the command for it. */
function hold(name: string, value: number, most: number): void {
  const over = value > most;
  console.log(`  ${name.padEnd(40)}${value.toFixed(2)}, at most ${most}${over ? ' (over budget)' : ''}`);
  if (over) process.exitCode = 1;
}

const stage = await startBundledStage();
try {
  let reference: Measured | undefined;
  for (const count of quizCounts) {
    console.log(`\n${participants} participants at ${count} quizzes`);
    const measured = await run(stage, await publishQuizzes(stage.urls.api, count));
    console.log(rowOf('all, until idle', measured.all));
    hold('ms between participants', measured.all.wall, Math.round(1_000 / BUDGET.perSecond));
    hold('ms CPU of a participant in the stage', measured.all.stage, BUDGET.stageMs);
    hold('time of the last tenth ÷ first', measured.growth.wall, BUDGET.growth);
    console.log(`  CPU of the last tenth ÷ first: ${measured.growth.cpu.toFixed(2)}`);
    hold('s backlog after the last answer', measured.backlogSeconds, BUDGET.backlogSeconds);
    reference ??= measured;
    if (reference === measured) continue;
    hold(`CPU ÷ CPU at ${quizCounts[0]}`, cpuOf(measured) / cpuOf(reference), BUDGET.quizzes);
    hold(`write units ÷ at ${quizCounts[0]}`, measured.all.write / reference.all.write, BUDGET.quizzes);
  }
} finally {
  await stage.stop();
}
