import type { ParticipantStatus } from '@quizhall/shared/model/enums';
import type { RosterEntry } from '@quizhall/shared/rules/results/roster';
import { getOpenRoster, putOpenRoster } from '../results/model/roster.ts';
import { now } from '../platform/clock.ts';
import { randomText } from '../platform/security/random.ts';

const STATUSES: readonly ParticipantStatus[] = [
  'passed',
  'failed',
  'passed',
  'pending_review',
  'in_progress',
  'abandoned',
];
const SHARD = 'seeded';
const BATCH = 500;

/** Submissions as the stream would leave them in the roster, without an attempt behind them. */
export async function rosterOfMany(
  quizId: string,
  count: number,
  like: (n: number) => Partial<RosterEntry> = () => ({}),
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const before = await getOpenRoster(quizId, SHARD);
    const first = BigInt(before?.highWater ?? '100000000000000000000') + 1n;
    const entries = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => ({
      ...entryOf(from + n, String(first + BigInt(n))),
      ...like(from + n),
    }));
    const highWater = entries.at(-1)?.sequenceNumber ?? '';
    if (!(await putOpenRoster({ quizId, shard: SHARD, before, entries, highWater })))
      throw new Error('Somebody else seeds the same roster');
  }
}

function entryOf(n: number, sequenceNumber: string): RosterEntry {
  const status = STATUSES[n % STATUSES.length] ?? 'passed';
  const startedAt = now() - 86_400_000 + n * 1_000;
  const ended =
    status === 'in_progress' ? {} : { completedAt: startedAt + 60_000 + n, seconds: 60 + (n % 300) };
  const percentage = {
    passed: 70 + (n % 31),
    failed: n % 50,
    pending_review: 40,
    graded: 60,
    abandoned: 0,
    annulled: 0,
    in_progress: undefined,
  }[status];
  return {
    participant: `g_${randomText(22)}`,
    number: 1,
    name: `Person ${n}`,
    email: n % 3 === 0 ? '' : `person${n}@example.com`,
    status,
    startedAt,
    percentage,
    ...ended,
    sequenceNumber,
  };
}
