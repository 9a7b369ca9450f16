import { isDeepStrictEqual } from 'node:util';
import type { PendingChange } from '@quizhall/shared/rules/results/pending-changes';
import type { ParticipantStatus } from '@quizhall/shared/model/enums';
import { latestEntries, type RosterRow } from '@quizhall/shared/rules/results/roster';
import * as fc from '@quizhall/shared/testing/properties';
import { afterEach, describe, expect, it } from 'vitest';
import type { Attempt, AttemptCard } from '../../attempts/model/attempts.ts';
import { giveFeedback } from '../../attempts/model/finished-attempts.ts';
import { readRoster } from '../model/roster.ts';
import { rosterRow } from '../model/roster-rows.ts';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { everyReader } from '../../testing/background.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { keepRoster } from '../model/count-changes.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const rowsOf = (quizId: string) => readRoster(quizId, { consistent: true });
const byAttempt = (rows: readonly RosterRow[]) =>
  rows
    .map(({ participant, number, status, percentage }) => [participant, number, status, percentage])
    .toSorted((a, b) => String(a).localeCompare(String(b)));

type Step = 'start' | 'finish' | 'regrade' | 'rate';

/** An attempt at each of its steps, as the stream would tell it. */
function story(quizId: string, who: number, name: string, steps: readonly Step[]): Attempt[] {
  const base: Attempt = {
    id: '',
    quizId,
    participant: `g_${String(who).padStart(22, '0')}`,
    number: 1,
    status: 'in_progress',
    version: 1,
    paper: '1',
    startedAt: 1_000 * who,
    deadlineAt: 1_000_000,
    name,
    email: `${who}@example.com`,
    seq: 0,
    index: 0,
    answers: {},
  };
  let stands = base;
  return steps.map((step, n) => {
    if (step === 'finish' || step === 'regrade') stands = { ...stands, ...finished(stands, who + n * 10) };
    if (step === 'rate') stands = { ...stands, feedback: { rating: (n % 5) + 1, comment: '', at: n } };
    return stands;
  });
}

function finished(attempt: Attempt, percentage: number): Pick<Attempt, 'status' | 'card'> {
  const card: AttemptCard = {
    id: attempt.id,
    quizTitle: 'T',
    name: attempt.name,
    email: attempt.email,
    status: 'completed',
    percentage,
    passed: percentage >= 50,
    time: 60,
    completedAt: 2_000,
    late: false,
  };
  return { status: 'completed', card };
}

const STORIES: readonly (readonly Step[])[] = [
  ['start'],
  ['start', 'finish'],
  ['start', 'finish', 'rate'],
  ['start', 'finish', 'regrade', 'rate', 'regrade'],
];

/** What happened in what order, how it is cut into batches, and from where on it comes again after which of them. */
const history = fc.record({
  people: fc.array(
    fc.record({
      name: fc.string({ minLength: 60, maxLength: 100, unit: 'grapheme' }),
      steps: fc.constantFrom(...STORIES),
    }),
    { minLength: 1, maxLength: 50 },
  ),
  order: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  first: fc.constantFrom(1, 95, 999_980),
  batches: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
  replays: fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 4 }),
});

/** Undefined where the list shows the same. */
const rowAfter = (before: Attempt | undefined, after: Attempt) =>
  before && isDeepStrictEqual(rosterRow(before), rosterRow(after)) ? undefined : rosterRow(after);

const keep = (quizId: string, shard: string, records: ReturnType<typeof recordsOf>) =>
  keepRoster(
    quizId,
    shard,
    records.map(({ sequenceNumber, row }) => ({ sequenceNumber, row })),
  );

function recordsOf(
  quizId: string,
  people: readonly { name: string; steps: readonly Step[] }[],
  order: readonly number[],
  first: number,
) {
  const stories = people.map(({ name, steps }, who) => story(quizId, who, name, steps));
  const places = stories.map(() => 0);
  const records: (Pick<PendingChange, 'sequenceNumber' | 'row'> & { after: Attempt })[] = [];
  for (let turn = 0; ; turn += 1) {
    const open = stories.flatMap((told, who) => ((places[who] ?? 0) < told.length ? who : []));
    if (open.length === 0) return records;
    const who = open[((order[turn % order.length] ?? 0) + turn) % open.length] ?? 0;
    const place = places[who] ?? 0;
    places[who] = place + 1;
    const after = stories[who]?.[place];
    if (after)
      records.push({
        sequenceNumber: String(first + turn),
        after,
        row: rowAfter(stories[who]?.[place - 1], after),
      });
  }
}

describe('the roster that the stream keeps', () => {
  it('is what a recount gives, however its records are cut and however often they come again', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ people, order, first, batches, replays }) => {
        const quizId = `q_${randomText(16)}`;
        const records = recordsOf(quizId, people, order, first);
        let done = 0;
        for (let n = 0; done < records.length; n += 1) {
          const size = batches[n % batches.length] ?? 1;
          // Now and then a batch comes again with what stood before it, as after a crash.
          const from = n % 3 === 1 ? Math.max(0, done - (replays[n % replays.length] ?? 0)) : done;
          await keep(quizId, 'shard-1', records.slice(from, done + size));
          done += size;
        }
        const recount = latestEntries(
          records.map(({ after, sequenceNumber }) => ({ ...rosterRow(after), sequenceNumber })),
        );
        expect(byAttempt(await rowsOf(quizId))).toEqual(byAttempt(recount));
      }),
      { numRuns: 25 },
    );
  });

  it('loses nothing when a consumer dies between a chunk and what it takes out of it', async () => {
    const quizId = `q_${randomText(16)}`;
    const people = Array.from({ length: 300 }, () => ({ name: randomText(60), steps: ['start'] as const }));
    const records = recordsOf(quizId, people, [0], 1);
    await keep(quizId, 's', records.slice(0, 40));
    const [one, other] = await Promise.allSettled([
      keep(quizId, 's', records.slice(40)),
      keep(quizId, 's', records.slice(40, 250)),
    ]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    await keep(quizId, 's', records.slice(40));
    expect((await rowsOf(quizId)).length).toBe(300);
  });

  it('costs two calls for a batch, and three where a chunk is full', async () => {
    const quizId = `q_${randomText(16)}`;
    const people = Array.from({ length: 400 }, () => ({
      name: 'Ada Lovelace',
      steps: ['start', 'finish'] as const,
    }));
    const records = recordsOf(quizId, people, [0], 1);
    const { consumed } = await measureCost(() => keep(quizId, 's', records.slice(0, 58)));
    expect(consumed.trips).toBe(2);
    expect(consumed.write).toBeLessThanOrEqual(3);
    const full = await measureCost(() => keep(quizId, 's', records.slice(58, 558)));
    expect(full.consumed.trips).toBeLessThanOrEqual(4);
    const nothing = await measureCost(() => keep(quizId, 's', records.slice(0, 58)));
    expect(nothing.consumed).toMatchObject({ trips: 1, write: 0 });
  });
});

describe('through the whole of taking a quiz', () => {
  it('shows who runs, who passed, who failed and who was never there', async () => {
    const quiz = await publishedQuiz({ settings: { passingScore: 60 } });
    const names = ['Ada', 'Bo', 'Cy'];
    const sessions = [];
    for (const name of names)
      sessions.push(
        (await start(quiz.id, { deviceId: randomText(20), participantInfo: { name, email: '' } })).body.data,
      );
    const reader = await testStream(everyReader(), now);
    await reader.drain();
    expect((await rowsOf(quiz.id)).map(({ status }) => status)).toEqual(Array(3).fill('in_progress'));
    const [first, second] = sessions;
    if (!first || !second) throw new Error('Nobody started');
    await submit(first, RIGHT);
    await submit(second, ALL_WRONG);
    await reader.drain();
    setClock(33 * MINUTE);
    await runDueWork();
    await reader.drain();
    const statuses = Object.fromEntries((await rowsOf(quiz.id)).map(({ name, status }) => [name, status]));
    expect(Object.values(statuses).toSorted()).toEqual<ParticipantStatus[]>([
      'abandoned',
      'failed',
      'passed',
    ]);
    const { consumed } = await measureCost(() => giveFeedback(first.sessionId, { rating: 5, comment: '' }));
    expect(consumed.trips).toBe(1);
    const before = await rowsOf(quiz.id);
    await reader.drain();
    reader.rewind();
    await reader.drain();
    expect(await rowsOf(quiz.id)).toEqual(before);
  });
});
