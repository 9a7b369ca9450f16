import { createHash } from 'node:crypto';
import { listParticipantAttempts } from '@quizhall/functions/_data/participant-attempts.ts';
import {
  getOpenRoster,
  markRosterWhole,
  type OpenRoster,
  putOpenRoster,
  readRoster,
} from '@quizhall/functions/_data/roster.ts';
import { listRoster } from '@quizhall/functions/_data/roster-fill.ts';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import type { RosterEntry } from '@quizhall/shared/rules/roster';
import { attemptId } from './attempt-patterns.ts';
import type { Pattern } from './pattern.ts';
import { quiz } from './sample.ts';

const shard = 'shardId-00000001';
const entriesFrom = (from: number, count: number): RosterEntry[] =>
  Array.from({ length: count }, (_, n) => ({
    participant: `g_${createHash('sha256')
      .update(String(from + n))
      .digest('base64url')
      .slice(0, 22)}`,
    number: 1,
    name: `Ada Lovelace ${n}`,
    email: `ada${n}@example.com`,
    status: 'in_progress',
    startedAt: 1_760_000_000_000 + n * 17,
    sequenceNumber: String(10n ** 20n + BigInt(from + n)),
  }));

let before: OpenRoster | undefined;

/** Adds so many rows to what the shard has gathered. */
async function add(from: number, count: number): Promise<boolean> {
  const entries = entriesFrom(from, count);
  const highWater = entries.at(-1)?.sequenceNumber ?? '';
  return putOpenRoster({ quizId: quiz.id, shard, before, entries, highWater });
}

export const rosters: readonly Pattern[] = [
  {
    id: 'RO2',
    question: 'add a batch of 58 to the roster of a quiz',
    key: 'ROSTER#quiz / A#shard',
    name: 'putOpenRoster',
    run: () => add(0, 58),
  },
  {
    id: 'RO1',
    question: 'what has a stream shard gathered of it?',
    key: 'ROSTER#quiz / A#shard',
    name: 'getOpenRoster',
    run: async () => {
      before = await getOpenRoster(quiz.id, shard);
    },
  },
  {
    id: 'RO2',
    question: 'add a batch of 500, which makes chunks',
    key: 'ROSTER#quiz / A#shard, C#shard#number',
    name: 'putOpenRoster',
    run: () => add(58, 500),
  },
  {
    id: 'RO5',
    question: 'fill it where there was none, and read it (an index of one partition)',
    key: 'gsi1 QUIZ#id#shard; ROSTER#quiz / F#shard#place, 0#WHOLE',
    name: 'listRoster',
    run: () => listRoster(quiz),
  },
  {
    id: 'RO3',
    question: 'the roster of a new quiz is complete',
    key: 'ROSTER#quiz / 0#WHOLE',
    name: 'markRosterWhole',
    run: () => markRosterWhole(quiz.id),
  },
  {
    id: 'RO4',
    question: 'who takes a quiz? (558 attempts)',
    key: 'ROSTER#quiz',
    name: 'readRoster',
    run: () => readRoster(quiz.id, { consistent: false }),
  },
  {
    id: 'RO6',
    question: 'all attempts of a participant (up to 100)',
    key: 'ATTEMPT#quiz#participant',
    name: 'listParticipantAttempts',
    run: () => listParticipantAttempts(quiz.id, parseAttemptId(attemptId).participant),
  },
];
