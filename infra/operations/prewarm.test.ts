import { describe, expect, it } from 'vitest';
import { functionEntries } from '../bundle.ts';
import { stageNamed } from '../stages.ts';
import type { Aws } from './aws.ts';
import { carryOut, needOf, planRaise, planRevert } from './prewarm.ts';

const AT = Date.parse('2026-05-01T20:00:00Z');
const prod = stageNamed('prod');
const raised = { ...prod, capacity: { ...prod.capacity, api: { rate: 20_000, burst: 10_000 } } };
const wish = { stage: raised, participants: 200_000, at: AT, now: AT - 3_600_000 };
const warm = (reads: number, writes: number) => ({ ReadUnitsPerSecond: reads, WriteUnitsPerSecond: writes });

const accountOf =
  ({
    concurrency = 5_000,
    writes = 40_000,
    table = warm(12_000, 4_000),
    index = warm(12_000, 4_000),
  } = {}): Aws =>
  async (...words) => {
    const answers: Record<string, unknown> = {
      'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: concurrency } },
      'dynamodb describe-limits': { TableMaxReadCapacityUnits: 40_000, TableMaxWriteCapacityUnits: writes },
      'dynamodb describe-table': {
        Table: {
          WarmThroughput: table,
          GlobalSecondaryIndexes: ['gsi1', 'gsi2'].map((IndexName) => ({ IndexName, WarmThroughput: index })),
        },
      },
    };
    return answers[words.slice(0, 2).join(' ')];
  };

const plan = (changes: Partial<typeof wish> = {}, account: Parameters<typeof accountOf>[0] = {}) =>
  planRaise({ ...wish, ...changes }, 'quizhall-prod-table', accountOf(account));

describe('the need', () => {
  it('of 100,000 within a minute is what is reckoned by hand', () => {
    // 100,000 / 60 s × 1.5 = 2,500 calls a second, of 0.1 s each; 4 units for a hand-in.
    const need = needOf(100_000, prod);
    expect(need.environments).toMatchObject({
      'start-attempt': 250,
      'submit-attempt': 250,
      'get-predata': 75,
      // Saves come in waves that keep the shape of the start.
      'save-progress': 250,
    });
    expect(need.table).toEqual({ reads: 12_000, writes: 10_000 });
    expect(need.indexes).toEqual({ reads: 12_000, writes: 4_000 });
  });

  it('costs what the memory of each function costs', async () => {
    // 200,000: 500 environments each of start, save and hand-in with 1 GB; 150 of predata and 500 of the result with 512 MB.
    const { usdPerHour } = await plan();
    expect(usdPerHour).toBeCloseTo((1_500 + 650 / 2) * 3_600 * 0.0000033334);
  });

  it('grows with the questions, of which a hand-in writes all answers', () => {
    // 2,500 hand-ins a second: 4 units each, and 7 more with 500 questions.
    expect(needOf(100_000, prod, 500).table).toEqual({ reads: 12_000, writes: 27_500 });
    expect(needOf(100_000, prod, 10).table).toEqual(needOf(100_000, prod).table);
  });

  it('names functions on the burst path, which alone have the alias', () => {
    const burst = functionEntries.filter((entry) => entry.burst).map(({ file }) => file);
    expect(Object.keys(needOf(1, prod).environments).filter((file) => !burst.includes(file))).toEqual([]);
  });
});

describe('raising', () => {
  it('warms the table with its indexes, then makes environments', async () => {
    const { refused, steps } = await plan();
    expect(refused).toEqual([]);
    expect(steps[0]?.slice(0, 4)).toEqual([
      'dynamodb',
      'update-table',
      '--table-name',
      'quizhall-prod-table',
    ]);
    expect(steps[0]).toContain(JSON.stringify(warm(12_000, 20_000)));
    expect(steps[0]?.at(-1)).toContain('"IndexName":"gsi2"');
    expect(steps[2]).toEqual([
      'lambda',
      'put-provisioned-concurrency-config',
      '--function-name',
      'quizhall-prod-attempts-start-attempt',
      '--qualifier',
      'live',
      '--provisioned-concurrent-executions',
      '500',
    ]);
  });

  it('leaves a table alone that is warm already, and never asks for less than it has', async () => {
    const account = { table: warm(60_000, 60_000), index: warm(12_000, 5_000) };
    expect((await plan({}, account)).steps.map(([service]) => service)).not.toContain('dynamodb');
    const { steps } = await plan({}, { table: warm(30_000, 4_000) });
    expect(steps[0]).toContain(JSON.stringify(warm(30_000, 20_000)));
  });

  it.each([
    ['an account with few environments', {}, { concurrency: 1_000 }, /Lambda.*1000, needed/],
    ['a table that may write less', {}, { writes: 10_000 }, /DynamoDB: writes.*10000, needed 20000/],
    ['a stage whose gate lets less through', { stage: prod }, {}, /capacity\.api\.rate.*10000, needed/],
    ['too early', { now: AT - 3 * 3_600_000 }, {}, /Too early/],
    ['too late', { now: AT - 5 * 60_000 }, {}, /Too late/],
  ])('is refused for %s', async (_, changes, account, text) => {
    expect((await plan(changes, account)).refused).toEqual([expect.stringMatching(text)]);
  });

  it('stops at the first step that fails, and says which', async () => {
    const asked: string[] = [];
    const failing: Aws = async (word) => {
      asked.push(word ?? '');
      if (word === 'second') throw new Error('LimitExceeded');
    };
    await expect(carryOut([['first'], ['second', 'step'], ['third']], failing)).rejects.toThrow(
      'Step 2 of 3 failed (second step): LimitExceeded',
    );
    expect(asked).toEqual(['first', 'second']);
  });
});

describe('reverting', () => {
  const ofStart = (stage: typeof prod) =>
    planRevert(stage).find((words) => words.join().includes('start-attempt'));

  it('takes the environments away again that raising made', async () => {
    const { steps } = await plan();
    const made = steps.filter(([service]) => service === 'lambda').map((words) => words[3]);
    expect(planRevert(prod).map((words) => words[3])).toEqual(made);
    expect(ofStart(prod)?.[1]).toBe('delete-provisioned-concurrency-config');
  });

  it('goes back to what the stage has for good', () => {
    const stage = { ...prod, capacity: { ...prod.capacity, burstEnvironments: 20 } };
    expect(ofStart(stage)?.slice(-2)).toEqual(['--provisioned-concurrent-executions', '20']);
  });
});
