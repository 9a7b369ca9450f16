import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { handler as getCard } from '@quizhall/functions/attempts/handlers/get-card.ts';
import { handler as getPredata } from '@quizhall/functions/attempts/handlers/get-predata.ts';
import { handler as getResult } from '@quizhall/functions/attempts/handlers/get-result.ts';
import { keyOf } from '@quizhall/functions/attempts/model/attempts.ts';
import { getLiveQuiz, getVersion } from '@quizhall/functions/quizzes/model/quiz-cache.ts';
import type { Quiz } from '@quizhall/functions/quizzes/model/quizzes.ts';
import { TableName, table } from '@quizhall/functions/platform/dynamodb/table.ts';
import { now, setClock } from '@quizhall/functions/platform/clock.ts';
import { type Consumption, measureCost } from '@quizhall/functions/platform/capacity-meter.ts';
import { randomText } from '@quizhall/functions/platform/security/random.ts';
import { personTaking } from '@quizhall/functions/testing/person.ts';
import { sessionHeader, start } from '@quizhall/functions/testing/taking.ts';
import { handler as runDueWork } from '@quizhall/functions/entry/scheduler.ts';
import { toAttemptChange } from '@quizhall/functions/attempts/model/attempt-change.ts';
import { countOrganizations } from '@quizhall/functions/organizations/subscribers/count-organizations.ts';
import { handler as aggregate } from '@quizhall/functions/entry/stream.ts';
import { topicQueues } from '@quizhall/functions/testing/background.ts';
import { invokeEndpoint } from '@quizhall/functions/testing/invoke.ts';
import { countAnalysis, keepRoster, settle } from '@quizhall/functions/results/model/count-changes.ts';
import { pendingChanges } from '@quizhall/functions/results/subscribers/effects-of-changes.ts';
import { openTestStream } from '@quizhall/infra/local/testing/streams.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { DEFAULT_TIME_LIMIT_MINUTES } from '@quizhall/shared/rules/attempts/deadline';
import { mostSaves } from '@quizhall/shared/rules/attempts/save-pace';
import { type Crowd, CROWDS } from './crowds.ts';
import { type BatchFeed, type CallFeed, type CallName, CALLS, type Feeds } from './feeds.ts';
import { itemBytes, valueBytes } from './item-bytes.ts';

const SAVES = mostSaves(DEFAULT_TIME_LIMIT_MINUTES * 60_000);
/** Attempts of one batch of background work: enough for a cost by the attempt, few enough to be quick. */
const BATCH = 40;

/** A stream shard of its own, where parts of a batch are counted once more. */
const APART = 'feeds-apart';

type Records = Parameters<typeof aggregate>[0]['Records'];

const LIMIT_MS = DEFAULT_TIME_LIMIT_MINUTES * 60_000;
/** When abandoned attempts are finished and pending changes are counted. */
const SWEPT_AT_MS = LIMIT_MS + 10 * 60_000;

interface Answered {
  status: number;
  body: unknown;
}

interface Step {
  name: CallName;
  run: () => Promise<Answered>;
}

/** A participant: number, device, access token if signed in, and the attempt once the start has answered. */
interface Comer {
  /** Decides what the participant answers, and how fast. */
  participant: number;
  deviceId: string;
  token?: string | undefined;
  session?: StartedAttempt;
}

/** Everything that a participant's browser asks for, in its order. */
export function stepsOf(quiz: Quiz, known: Comer): Step[] {
  const { deviceId, participant, token } = known;
  const as = token ? { token } : {};
  const session = (): StartedAttempt => {
    if (!known.session) throw new Error('Nothing was started');
    return known.session;
  };
  const person = () => personTaking(session(), participant);
  const saves = Array.from(
    { length: SAVES },
    (_, n): Step => ({ name: 'saveProgress', run: () => person().save(n + 1, SAVES) }),
  );
  return [
    { name: 'getCard', run: () => invokeEndpoint(getCard, attempts.getCard, { params: { id: quiz.code } }) },
    {
      name: 'getPredata',
      run: () =>
        invokeEndpoint(getPredata, attempts.getPredata, {
          params: { id: quiz.code },
          query: { deviceId },
          ...as,
        }),
    },
    {
      name: 'startAttempt',
      run: async () => {
        const answer = await begin(quiz.code, known);
        known.session = answer.body.data;
        return answer;
      },
    },
    ...saves,
    { name: 'submitAttempt', run: () => person().submit(SAVES) },
    {
      name: 'getResult',
      run: () =>
        invokeEndpoint(getResult, attempts.getResult, {
          params: { id: session().sessionId },
          headers: sessionHeader(session()),
          ...as,
        }),
    },
  ];
}

/** Name and address of a guest; the account has those of a member. */
const guestInfo = (participant: number) => ({
  name: `Maximilian Mustermann ${participant}`,
  email: `maximilian.mustermann${participant}@example.com`,
});

const METADATA = {
  deviceType: 'mobile',
  operatingSystem: 'Android',
  browser: 'Chrome',
  screenResolution: '412x915',
  timezone: 'Europe/Berlin',
};

const begin = (quiz: string, { deviceId, participant, token }: Comer) =>
  start(
    quiz,
    { deviceId, metadata: METADATA, ...(!token && { participantInfo: guestInfo(participant) }) },
    token,
  );

const comerAt = async (quiz: Quiz, { tokenFor }: Crowd, participant: number): Promise<Comer> => ({
  participant,
  deviceId: randomText(20),
  token: await tokenFor(quiz),
});

const largest = (a: Consumption | undefined, b: Consumption): Consumption => ({
  trips: Math.max(a?.trips ?? 0, b.trips),
  read: Math.max(a?.read ?? 0, b.read),
  write: Math.max(a?.write ?? 0, b.write),
});

/** Runs one whole attempt; of a call that comes several times the dearest counts. */
async function countAttempt(quiz: Quiz, crowd: Crowd, participant = 0) {
  const known = await comerAt(quiz, crowd, participant);
  const counted: Partial<Record<CallName, Consumption>> = {};
  const answers: Partial<Record<CallName, number>> = {};
  const items: Partial<Record<CallName, number>> = {};
  for (const { name, run } of stepsOf(quiz, known)) {
    const { result, consumed } = await measureCost(run);
    if (result.status >= 300) throw new Error(`${name} answered ${result.status}`);
    counted[name] = largest(counted[name], consumed);
    answers[name] = Math.max(answers[name] ?? 0, JSON.stringify(result.body).length);
    if (known.session) items[name] = await sizeOf(known.session.sessionId);
  }
  return { counted, answers, items };
}

async function sizeOf(attemptId: string): Promise<number> {
  const { Item = {} } = await table.send(new GetCommand({ TableName, Key: keyOf(attemptId) }));
  return itemBytes(Item);
}

/** What a call reads on a function that has just started: the first of its kind for a quiz that no memory holds. */
async function countCold(crowd: Crowd): Promise<Partial<Record<CallName, Consumption>>> {
  const cold: Partial<Record<CallName, Consumption>> = {};
  for (const wanted of ['getCard', 'getPredata', 'startAttempt'] as const) {
    const quiz = await crowd.makeQuiz();
    const step = stepsOf(quiz, await comerAt(quiz, crowd, 0)).find(({ name }) => name === wanted);
    if (step) cold[wanted] = (await measureCost(step.run)).consumed;
  }
  return cold;
}

/** What grading reads on a function that has just started: quiz and version, beside what it costs warm. */
async function countQuiz({ makeQuiz }: Crowd): Promise<Consumption> {
  const { id, version } = await makeQuiz();
  const read = () => Promise.all([getLiveQuiz(id), getVersion(id, version)]);
  return (await measureCost(read)).consumed;
}

/** Rounded to hundredths of a unit. */
const hundredths = (units: number) => Math.round(units * 100) / 100;

const plus = (a: Consumption, b: Consumption): Consumption => ({
  trips: a.trips + b.trips,
  read: a.read + b.read,
  write: a.write + b.write,
});

/** A test stream that collects its records instead of consuming them. */
async function recordingStream() {
  const records: Records = [];
  const stream = await openTestStream(async ({ Records }) => {
    records.push(...Records);
    return { batchItemFailures: [], state: {} };
  }, now);
  return { records, stream };
}

async function countBackground(crowd: Crowd): Promise<Feeds['background']> {
  const { records, stream } = await recordingStream();
  const queues = topicQueues();
  const quiz = await crowd.makeQuiz();
  const take = async (prefix: string) => {
    await stream.drain();
    return records.splice(0).filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.startsWith(prefix));
  };
  const batch = async (batched: Records): Promise<BatchFeed> => {
    const event = { Records: batched, shardId: 'feeds' };
    // A crowd fills batches, each of which is counted at once: what gathers here is settled.
    const both = async () => {
      await aggregate(event);
      await settle(quiz.id);
      await queues.consume(event);
    };
    const { consumed } = await measureCost(both);
    const changes = batched.flatMap((record) => toAttemptChange(record) ?? []);
    const pending = await pendingChanges(changes);
    const writesOf = async (count: () => Promise<void>) => (await measureCost(count)).consumed.write;
    const analysisWrites = await writesOf(() => countAnalysis(quiz.id, APART, pending));
    const rosterWrites = await writesOf(() => keepRoster(quiz.id, APART, pending));
    const figuresWrites = await writesOf(() => countOrganizations(APART, changes));
    return { attempts: batched.length, ...consumed, analysisWrites, rosterWrites, figuresWrites };
  };
  /** So many attempts, begun or ended; the first response of all is told to the owner, which happens once. */
  const parts = async (changes: Records): Promise<BatchFeed> => {
    // In their order: what a shard has counted is behind it.
    const few = isSignedIn ? await batch(changes.slice(1, HEAD)) : undefined;
    const all = await batch(changes.slice(HEAD));
    if (!few) {
      const { figuresWrites: _, ...ofGuests } = all;
      return ofGuests;
    }
    const each = (of: (feed: BatchFeed) => number) => (of(all) - of(few)) / (all.attempts - few.attempts);
    const ownWrites = each(
      ({ write, analysisWrites, rosterWrites }) => write - analysisWrites - rosterWrites,
    );
    // Of an organization's figures, too, each member adds some elsewhere.
    const ofMembers = each(({ figuresWrites = 0 }) => figuresWrites) * all.attempts;
    return {
      ...all,
      ownReads: hundredths(each(({ read }) => read)),
      ownWrites: hundredths(ownWrites),
      figuresWrites: Math.round((all.figuresWrites ?? 0) - ofMembers),
    };
  };
  const comers: Comer[] = [];
  for (let n = 0; n < BATCH; n++) comers.push(await comerAt(quiz, crowd, n));
  const isSignedIn = comers.some(({ token }) => token);
  const HEAD = isSignedIn ? 1 + BATCH / 4 : 1;
  await take('');
  const sessions = await Promise.all(comers.map(async (comer) => (await begin(quiz.id, comer)).body.data));
  const begins = await take(`ATTEMPT#${quiz.id}`);
  await batch(begins.slice(0, 1));
  const begun = await parts(begins);
  const people = sessions.map((session, n) => personTaking(session, n));
  for (const person of people.toSorted((a, b) => a.takenMs - b.takenMs)) {
    setClock(Math.min(person.takenMs, LIMIT_MS));
    await person.submit(0);
  }
  const ends = await take(`ATTEMPT#${quiz.id}`);
  await batch(ends.slice(0, 1));
  const finished = await parts(ends);
  setClock(SWEPT_AT_MS);
  const swept = { attempts: BATCH, ...(await measureCost(() => runDueWork())).consumed };
  setClock(0);
  const [first] = sessions;
  return { begun, finished, swept, dueBytes: valueBytes(first?.sessionId) + 1 };
}

/** Quizzes of which each has one attempt in a batch. */
const QUIZZES_APART = 30;

/** A batch of attempts that are all at different quizzes, each of which has had its first response. */
async function countApart(crowd: Crowd): Promise<Feeds['background']['apart']> {
  const { records, stream } = await recordingStream();
  const queues = topicQueues();
  const consume = async () => {
    await stream.drain();
    const event = { Records: records.splice(0), shardId: 'feeds' };
    const both = () => Promise.all([aggregate(event), queues.consume(event)]);
    return (await measureCost(both)).consumed;
  };
  const quizzes: Quiz[] = [];
  for (let n = 0; n < QUIZZES_APART; n++) quizzes.push(await crowd.makeQuiz());
  let counted: Feeds['background']['apart'];
  for (let round = 0; round < 2; round++) {
    await consume();
    const people = await Promise.all(
      quizzes.map(async (quiz, n) => {
        const participant = round * QUIZZES_APART + n;
        const comer = await comerAt(quiz, crowd, participant);
        return personTaking((await begin(quiz.id, comer)).body.data, participant);
      }),
    );
    const begun = await consume();
    for (const person of people) await person.submit(0);
    counted = { attempts: QUIZZES_APART, begun, finished: await consume() };
  }
  // Count pending changes now, so that the next measurement does not include them.
  setClock(SWEPT_AT_MS);
  await runDueWork();
  setClock(0);
  return counted;
}

/** Counts everything that the simulators are fed with; the same on every machine. */
export async function countFeeds(crowd: Crowd = CROWDS.usual): Promise<Feeds> {
  const together = await countBackground(crowd);
  const apart = crowd === CROWDS.usual ? await countApart(crowd) : undefined;
  const background = { ...together, ...(apart && { apart }) };
  const cold = await countCold(crowd);
  const ofQuiz = await countQuiz(crowd);
  const quiz = await crowd.makeQuiz();
  await countAttempt(quiz, crowd);
  const { counted, answers, items } = await countAttempt(quiz, crowd);
  const callOf = (name: CallName): CallFeed => {
    const warm = counted[name] ?? { trips: 0, read: 0, write: 0 };
    const grades = name === 'submitAttempt' || name === 'getResult';
    return {
      warm,
      cold: cold[name] ?? (grades ? plus(warm, ofQuiz) : warm),
      answerBytes: answers[name] ?? 0,
    };
  };
  const calls = Object.fromEntries(CALLS.map((name) => [name, callOf(name)])) as Feeds['calls'];
  const { startAttempt = 0, saveProgress = 0, submitAttempt = 0 } = items;
  const organizationReads = calls.getCard.cold.read - ofQuiz.read;
  return {
    saves: SAVES,
    calls,
    items: { startAttempt, saveProgress, submitAttempt },
    submitIndexWrites: calls.submitAttempt.warm.write - Math.ceil(submitAttempt / 1_024),
    background,
    ...(organizationReads > 0 && { organizationReads }),
    ...((await crowd.tokenFor(quiz)) && { signedIn: 1 }),
  };
}

/** Processor time of each call in a warm process, as the mean of so many attempts. */
export async function timeCalls(
  rounds: number,
  crowd: Crowd = CROWDS.usual,
): Promise<Record<CallName, number>> {
  const quiz = await crowd.makeQuiz();
  for (let warmUp = 0; warmUp < 10; warmUp++) await countAttempt(quiz, crowd);
  const spent = new Map<CallName, { ms: number; calls: number }>();
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of stepsOf(quiz, await comerAt(quiz, crowd, round))) {
      const before = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(before);
      const { ms, calls } = spent.get(name) ?? { ms: 0, calls: 0 };
      spent.set(name, { ms: ms + (user + system) / 1_000, calls: calls + 1 });
    }
  }
  const mean = (name: CallName) => {
    const { ms, calls } = spent.get(name) ?? { ms: 0, calls: 1 };
    return Math.round((ms / calls) * 10) / 10;
  };
  return Object.fromEntries(CALLS.map((name) => [name, mean(name)])) as Record<CallName, number>;
}
