import { parseArgs } from 'node:util';
import { MEMBER_PROFILES, PROFILES, RAISED_PROFILES } from './burst/profiles.ts';
import { broken, BUDGET, POOL_BUDGET, simulate } from './burst/run.ts';
import { ASSUMED, type Report } from './burst/simulate.ts';
import { OTHER_NAMES, OTHERS } from './feeds/feeds.ts';

/**
 * A crowd against published quotas, simulated: nothing of it was tried on AWS. `-- --participants 500000` runs on raised
 * quotas, `-- --short` the two profiles in which the quotas are nearest, `-- --large` a quiz of 500 questions, `-- --pool` one that draws
 * from pools, `-- --members` members at a quiz of their organization (with
 * `--default-quotas` on those of a new account throughout), `-- --raised` a crowd
 * of any size on raised quotas, `-- --quizzes 1000` a crowd that spreads over so many quizzes. Ends with a failure where a budget is broken.
 */
const SEED = '51a8b0c7d92e4f6350a1b2c3d4e5f607';
/** What `--short` runs: where the quotas are nearest. */
const SHORT = ['opening 60 s', 'common end'];
const DEFAULT_QUOTAS_UP_TO = 100_000;

const { values } = parseArgs({
  options: {
    participants: { type: 'string', default: '100000' },
    short: { type: 'boolean' },
    large: { type: 'boolean' },
    pool: { type: 'boolean' },
    members: { type: 'boolean' },
    'default-quotas': { type: 'boolean' },
    raised: { type: 'boolean' },
    quizzes: { type: 'string', default: '1' },
  },
});
const crowd = OTHER_NAMES.find((name) => values[name]);
const participants = Number(values.participants);
const quizzes = Number(values.quizzes);

const whole = (number: number) => Math.round(number).toLocaleString('en');
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

function rowsOf({
  jobs,
  requests,
  firstTryErrors,
  retries,
  lost,
  late,
  refused,
  ...report
}: Report): string[][] {
  const { peaks, waitMs, coldStarts, counted } = report;
  const { table, index } = peaks;
  const causes = Object.entries(refused).filter(([, count]) => count > 0);
  return [
    ['calls', whole(jobs)],
    ['requests', `${whole(requests)}, at most ${whole(peaks.requests)} in a second`],
    [
      'first-try errors',
      `${((firstTryErrors / jobs) * 100).toFixed(3)} % (budget ${BUDGET.firstTryErrors * 100} %)`,
    ],
    ['refused by', causes.map(([cause, count]) => `${cause} ${whole(count)}`).join(', ') || 'nobody'],
    ['retries · lost · late', `${whole(retries)} · ${lost} · ${late}`],
    [
      'environments at once',
      `${whole(peaks.environments)} of one function, ${whole(coldStarts)} cold starts`,
    ],
    ['table, units/s', `${whole(table.writes.whole)} written, ${whole(table.reads.whole)} read`],
    [
      'partition, units/s',
      `${whole(table.writes.partition)} written, ${whole(table.reads.partition)} read, index ${whole(index.writes.partition)} written`,
    ],
    [
      'key, units/s',
      `${whole(table.writes.key)} written, ${whole(table.reads.key)} read, index ${whole(index.writes.key)} written`,
    ],
    ['answered after', `p50 ${seconds(waitMs.p50)}, p99 ${seconds(waitMs.p99)}, last ${seconds(waitMs.max)}`],
    ['counted behind', `${whole(counted.begun)} begun, ${whole(counted.finished)} finished`],
  ];
}

console.log(
  `${whole(participants)} participants, at ${whole(quizzes)} ${quizzes === 1 ? 'quiz' : 'quizzes'}, simulated against published quotas; never tried on AWS.`,
);
console.log(`Assumed: ${JSON.stringify(ASSUMED)}`);
const isRaised = values.raised || participants > DEFAULT_QUOTAS_UP_TO;
const usual = crowd === 'members' && !values['default-quotas'] ? MEMBER_PROFILES : PROFILES;
const all = isRaised ? RAISED_PROFILES : usual;
for (const profile of values.short ? all.filter(({ name }) => SHORT.includes(name)) : all) {
  const report = simulate(profile, participants, SEED, crowd && OTHERS[crowd], quizzes);
  console.log(`\n${profile.name} (${profile.what})`);
  for (const [name = '', value] of rowsOf(report)) console.log(`  ${name.padEnd(24)}${value}`);
  for (const problem of broken(report, crowd === 'pool' ? POOL_BUDGET : BUDGET)) {
    console.error(`  over budget: ${problem}`);
    process.exitCode = 1;
  }
}
