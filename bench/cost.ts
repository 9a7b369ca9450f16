import { ASSUMED, bill, IDLE_STAGES, totalOf, totals, useOfBurst, useOfIdleMonth } from './cost/reckon.ts';
import { PRICES, PRICES_AT } from './cost/prices.ts';
import { feeds, OTHERS, timings } from './feeds/feeds.ts';

/** What 100,000 attempts and an idle month cost, reckoned from counted capacity and published prices. */
const ATTEMPTS = 100_000;
const WHAT: Record<keyof typeof OTHERS, string> = {
  large: 'at a quiz of 500 questions',
  pool: 'at 50 of 200 questions from pools',
  members: 'of members at an assigned quiz',
};

console.log(
  `Prices of ${PRICES_AT}, capacity as counted, processor time of ${timings.at}; no bill of AWS was seen.`,
);
console.log(`Assumed: ${JSON.stringify(ASSUMED)}`);
const parts = {
  [`${ATTEMPTS} attempts at list price`]: useOfBurst(feeds, timings.cpuMs, ATTEMPTS),
  [`${ATTEMPTS} attempts at quizzes of their own, at list price`]: useOfBurst(
    feeds,
    timings.cpuMs,
    ATTEMPTS,
    { apart: true },
  ),
  ...Object.fromEntries(
    Object.entries(OTHERS).map(([name, other]) => [
      `${ATTEMPTS} attempts ${WHAT[name as keyof typeof OTHERS]}, at list price`,
      useOfBurst(other.feeds, other.timings.cpuMs, ATTEMPTS),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(IDLE_STAGES).map(([name, stage]) => [
      `an idle month of ${name}`,
      useOfIdleMonth(feeds, stage),
    ]),
  ),
};
for (const [title, amounts] of Object.entries(parts)) {
  console.log(`\n${title}: $${totalOf(bill(amounts)).toFixed(2)}`);
  for (const { name, amount, usd } of bill(amounts).filter(({ usd: paid }) => paid > 0)) {
    const { usd: price, per } = PRICES[name];
    const rate = `${amount.toLocaleString('en', { maximumFractionDigits: 1 })} × $${price} / ${per}`;
    console.log(`  ${name.padEnd(18)}$${usd.toFixed(2).padStart(6)}  ${rate}`);
  }
}
console.log('');
for (const { name, usd, most, goal } of totals(feeds, timings.cpuMs, ATTEMPTS)) {
  const behind = usd > goal ? ' (goal not reached)' : '';
  console.log(`${name.padEnd(34)}$${usd.toFixed(2)}, threshold $${most}, goal $${goal}${behind}`);
  if (usd > most) process.exitCode = 1;
}
