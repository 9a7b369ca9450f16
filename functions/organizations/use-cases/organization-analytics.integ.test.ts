import { quizDaysPart, quarterOf } from '@quizhall/shared/rules/organizations/organization-statistics';
import { expect, it } from 'vitest';
import { putStatistics } from '../model/organization-statistics.ts';
import { getOrganization } from '../model/organizations.ts';
import { nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { someOrganization } from '../../testing/organizations.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { getOrganizationAnalytics } from './organization-analytics.ts';

/** Random keys, which do not compress: an item of them comes near the 400 KB that it may have. */
const KEYS = 500;
const LENGTH = 500;
const QUIZZES = 40;

async function organizationOf(id: string) {
  const organization = await getOrganization(id);
  if (!organization) throw new AppError('NOT_FOUND');
  return organization;
}

it('reads of many large quizzes as much as a call may, and says of how many', async () => {
  const { id } = await someOrganization();
  const today = nowIso().slice(0, 10);
  const each = Object.fromEntries(
    Array.from({ length: KEYS }, () => [`${today} d_${randomText(LENGTH)}`, [1, 1, 0, 1, 70]]),
  );
  const quizIds = await Promise.all(
    Array.from({ length: QUIZZES }, async () => (await publishedQuiz({ quiz: { ownerId: id } })).id),
  );
  for (const quizId of quizIds)
    await putStatistics(
      { organizationId: id, part: quizDaysPart(quarterOf(today), quizId) },
      { shard: 'shard', figures: { each }, highWater: '1', after: undefined },
    );
  const organization = await organizationOf(id);
  const from = new Date(Date.parse(today) - 365 * 86_400_000).toISOString().slice(0, 10);
  const { result, consumed } = await measureCost(() =>
    getOrganizationAnalytics(organization, { from, to: today }),
  );
  const { counted, quizzes } = result;
  expect(counted.of).toBe(QUIZZES);
  expect(counted.quizzes).toBeLessThan(QUIZZES);
  expect(counted.quizzes).toBeGreaterThan(10);
  expect(consumed.read).toBeLessThan(700);
  // Whoever is told of is told of whole.
  expect([quizzes.length, new Set(quizzes.map(({ attempts }) => attempts))]).toEqual([10, new Set([KEYS])]);
  const [one = ''] = quizIds.toSorted().slice(-1);
  const alone = await getOrganizationAnalytics(organization, { quizId: one });
  expect([alone.quizzes[0]?.id, alone.quizzes[0]?.attempts]).toEqual([one, KEYS]);
  expect(alone.counted).toEqual({ quizzes: QUIZZES, of: QUIZZES });
}, 60_000);
