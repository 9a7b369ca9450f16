import { parseArgs } from 'node:util';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { withEngines } from './with-engines.ts';

/**
 * What our wrapper and handlers add to the calls of the table that they make: each call of an attempt is asked of its handler,
 * and what that asked of the table is then asked again of a second table by nothing but the SDK, in turns. Fails where the middle
 * of a handler takes more than `MOST` times as long; `GOAL` is where it has to go.
 */
const GOAL = 1.3;
const MOST = 2;
/** Before anything counts: modules, caches, and the compiler. */
const WARM_UP = 20;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '150' } } });
const BARE = 'quizhall-bench-bare';

interface Spent {
  wall: number[];
  cpu: number;
}

interface Row {
  calls: number;
  ours: Spent;
  bare: Spent;
}

/** Runs it and adds what it took. */
async function timed<T>(spent: Spent, work: () => Promise<T>): Promise<T> {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const result = await work();
  spent.wall.push(performance.now() - began);
  const { user, system } = process.cpuUsage(cpu);
  spent.cpu += (user + system) / 1_000;
  return result;
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The same call to the other table, wherever its name stands. */
function elsewhere(input: unknown, from: string): unknown {
  if (Array.isArray(input)) return input.map((one) => elsewhere(one, from));
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array || input instanceof Set)
    return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key === from ? BARE : key,
      key === 'TableName' ? BARE : elsewhere(value, from),
    ]),
  );
}

await withEngines(async () => {
  const [
    { around },
    { stepsOf },
    { CROWDS },
    { table, TableName },
    { DynamoDBClient },
    document,
    engines,
    { randomText },
  ] = await Promise.all([
    import('@quizhall/functions/testing/invoke.ts'),
    import('./feeds/measure.ts'),
    import('./feeds/crowds.ts'),
    import('@quizhall/functions/platform/dynamodb/table.ts'),
    import('@aws-sdk/client-dynamodb'),
    import('@aws-sdk/lib-dynamodb'),
    import('@quizhall/infra/local/engines/create-table.ts'),
    import('@quizhall/functions/platform/security/random.ts'),
  ]);
  await engines.ensureTable(engines.localDynamoDb(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''), BARE);
  const bare = document.DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const send = table.send.bind(table) as (command: Command) => Promise<unknown>;

  interface Command {
    input: object;
    constructor: Function;
  }
  let asked: Command[] = [];
  Object.assign(table, {
    send: (command: Command) => {
      asked.push(command);
      return send(command);
    },
  });
  const repeat = async (commands: readonly Command[]) => {
    for (const command of commands) {
      const Again = command.constructor as new (input: unknown) => Parameters<typeof bare.send>[0];
      await bare.send(new Again(elsewhere(command.input, TableName)));
    }
  };

  const quiz = await CROWDS.usual.makeQuiz();
  const { Items = [] } = await bare.send(new ScanCommand({ TableName }));
  for (const Item of Items) await bare.send(new document.PutCommand({ TableName: BARE, Item }));

  const rows = new Map<string, Row>();
  for (let round = -WARM_UP; round < Number(values.rounds); round++) {
    if (round === 0) rows.clear();
    const steps = stepsOf(quiz, { participant: round, deviceId: randomText(20) });
    for (const { name, run } of steps) {
      const row = rows.get(name) ?? { calls: 0, ours: { wall: [], cpu: 0 }, bare: { wall: [], cpu: 0 } };
      rows.set(name, row);
      asked = [];
      around.handler = (call) => timed(row.ours, call);
      const { status } = await run();
      if (status >= 300) throw new Error(`${name} answered ${status}`);
      const commands = asked;
      row.calls = commands.length;
      await timed(row.bare, () => repeat(commands));
    }
  }

  let isBehind = false;
  console.log('call            calls   ours, ms   bare, ms   ratio      CPU, ms: ours   bare');
  for (const [name, { calls, ours, bare: alone }] of rows) {
    if (calls === 0) continue;
    const [mine, its] = [middle(ours.wall), middle(alone.wall)];
    const cpu = ({ cpu: ms, wall }: Spent) => (ms / wall.length).toFixed(2).padStart(8);
    console.log(
      `${name.padEnd(16)}${String(calls).padStart(5)}${mine.toFixed(2).padStart(11)}${its.toFixed(2).padStart(11)}${(mine / its).toFixed(2).padStart(8)}      ${cpu(ours)} ${cpu(alone)}`,
    );
    if (mine > its * MOST) process.exitCode = 1;
    isBehind ||= mine > its * GOAL;
  }
  console.log(`threshold ${MOST}, goal ${GOAL}${isBehind ? ' (goal not reached)' : ''}`);
});
