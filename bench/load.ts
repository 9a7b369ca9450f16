import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { call } from '@quizhall/infra/local/seed/api.ts';
import { contract } from '@quizhall/shared/contract';
import { type RunningStage, startBundledStage } from '../scripts/bundled-stage.ts';

/** People who take a quiz at the same time, each with a browser of their own. */
const AT_ONCE = 20;
const SAVES = 6;
const BUDGET = {
  perSecond: 30,
  /** Milliseconds of CPU for one participant in the stage itself: API front, wrapper, handlers, stream consumer. */
  stageMs: 25,
  /** Milliseconds of the last tenth against those of the first. */
  growth: 1.2,
};

const { values } = parseArgs({ options: { participants: { type: 'string', default: '1000' } } });
const participants = Number(values.participants);

/** CPU of a process so far, in milliseconds (proc(5): fields 14 and 15, in hundredths of a second). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

interface Moment {
  wall: number;
  stage: number;
  engine: number;
}

function momentOf({ urls, dataDir }: RunningStage): Moment {
  const engine = Number(readFileSync(join(dataDir, 'dynamodb', 'engine.pid'), 'utf8'));
  return { wall: performance.now(), stage: cpuMs(urls.pid), engine: cpuMs(engine) };
}

/** What one participant cost between two moments, in milliseconds. */
function costOf(from: Moment, to: Moment, people: number): Moment {
  const each = (part: keyof Moment) => (to[part] - from[part]) / people;
  return { wall: each('wall'), stage: each('stage'), engine: each('engine') };
}

async function quizIds(api: string): Promise<string[]> {
  const { email, password } = demoAccounts.creator;
  const { tokens } = await call(api, contract.auth.login, { body: { email, password } });
  const { quizzes } = await call(api, contract.quizzes.listQuizzes, {
    query: { limit: '100' },
    token: tokens.accessToken,
  });
  return quizzes.filter(({ status }) => status === 'published').map(({ id }) => id);
}

/** One guest: overview, start, every answer in a few saves, hand-in, result. */
async function takeQuiz(api: string, id: string, guest: number): Promise<void> {
  const deviceId = `load-device-${guest}`;
  await call(api, contract.attempts.getPredata, { params: { id }, query: { deviceId } });
  const participantInfo = { name: `Guest ${guest}`, email: `guest${guest}@example.com` };
  const started = await call(api, contract.attempts.startAttempt, {
    params: { id },
    body: { deviceId, participantInfo },
  });
  const headers = { 'x-session-token': started.sessionToken };
  const { sessionId } = started;
  const answers = started.quiz.questions.map(({ _id: questionId, options = [] }) => ({
    questionId,
    userAnswer: options[guest % Math.max(1, options.length)]?.text ?? 'an answer',
    timeSpent: 12,
  }));
  const step = Math.ceil(answers.length / SAVES);
  for (let seq = 1; seq <= SAVES; seq++)
    await call(api, contract.attempts.saveProgress, {
      params: { sessionId },
      headers,
      body: { seq, answers: answers.slice((seq - 1) * step, seq * step), currentIndex: seq },
    });
  await call(api, contract.attempts.submitAttempt, {
    params: { quizId: id },
    headers,
    body: { sessionId, answers },
  });
  await call(api, contract.attempts.getResult, { params: { id: sessionId }, headers });
}

/** Lets everybody take a quiz, and notes the moment after each tenth of them. */
async function run(stage: RunningStage): Promise<Moment[]> {
  const { api } = stage.urls;
  const ids = await quizIds(api);
  let next = 0;
  const moments = [momentOf(stage)];
  for (let tenth = 1; tenth <= 10; tenth++) {
    const last = Math.round((participants * tenth) / 10);
    const work = async () => {
      for (let guest = next++; guest < last; guest = next++)
        await takeQuiz(api, ids[guest % ids.length] ?? '', guest);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    next = last;
    moments.push(momentOf(stage));
    console.log(rowOf(`${last} participants`, moments.at(-2), moments.at(-1), participants / 10));
  }
  return moments;
}

function rowOf(name: string, from: Moment | undefined, to: Moment | undefined, people: number): string {
  if (!from || !to) throw new Error('Nothing was measured');
  const { wall, stage, engine } = costOf(from, to, people);
  const number = (ms: number) => ms.toFixed(1).padStart(7);
  return `${name.padEnd(24)}${number(1_000 / wall)}/s   stage ${number(stage)} ms CPU   engine ${number(engine)} ms CPU`;
}

const stage = await startBundledStage();
try {
  const moments = await run(stage);
  const [first, second] = moments;
  const [beforeLast, last] = moments.slice(-2);
  if (!first || !second || !beforeLast || !last) throw new Error('Nothing was measured');
  const all = costOf(first, last, participants);
  const growth = (beforeLast.wall - last.wall) / (first.wall - second.wall);
  const cpu = (from: Moment, to: Moment) => to.stage + to.engine - from.stage - from.engine;
  const cpuGrowth = cpu(beforeLast, last) / cpu(first, second);
  console.log(rowOf('all', first, last, participants));
  console.log(
    `last tenth against the first: ${growth.toFixed(2)} × the time, ${cpuGrowth.toFixed(2)} × the CPU`,
  );
  console.log(
    `budget: ${BUDGET.perSecond}/s, ${BUDGET.stageMs} ms CPU in the stage, ${BUDGET.growth} × the time`,
  );
  if (1_000 / all.wall < BUDGET.perSecond || all.stage > BUDGET.stageMs || growth > BUDGET.growth)
    process.exitCode = 1;
} finally {
  await stage.stop();
}
