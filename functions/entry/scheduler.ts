import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { getAttempt } from '../attempts/model/attempts.ts';
import { retryDelivery } from '../organizations/model/deliveries.ts';
import {
  type DueKind,
  type DueWork,
  listDue,
  parkDue,
  readDueCursor,
  removeDue,
  putStart,
  writeDueCursor,
} from '../attempts/model/due-work.ts';
import { settle } from '../results/model/count-changes.ts';
import { mapBounded, forEachBounded } from '../platform/map-bounded.ts';
import { now } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { sendGradingReminder } from '../notifications/use-cases/grading-reminder.ts';
import { notifyOpening } from '../notifications/model/start-alerts.ts';
import { pollProvider } from '../payments/use-cases/poll-provider.ts';
import { checkPrizeDeadlines } from '../payments/use-cases/prize-deadlines.ts';
import { renewSubscription } from '../payments/model/renew-subscription.ts';
import { notifyResult } from '../notifications/model/notify-owner.ts';
import { regradeLatest } from '../grading/jobs/regrade-attempt.ts';
import { scheduleReminders } from '../organizations/jobs/schedule-reminders.ts';
import { scheduleCatalogueRebuild } from '../explore/jobs/schedule-catalogue.ts';
import { scheduleRefunds } from '../payments/use-cases/schedule-refunds.ts';
import { scheduleDomainCheck } from '../organizations/jobs/schedule-domain-check.ts';
import { scheduleErasure } from '../accounts/jobs/schedule-erasure.ts';
import { scheduleOrganizationErasure } from '../organizations/jobs/schedule-organization-erasure.ts';
import { schedulePrizes } from '../payments/jobs/schedule-prizes.ts';
import { scheduleRetention } from '../quizzes/jobs/schedule-retention.ts';
import { extendLatest } from '../attempts/model/extend-attempt.ts';
import { finishOverdue } from '../attempts/model/finish-attempt.ts';

const MINUTE = 60_000;
/** Work is noted by the stream consumer, which may lag: the last minutes are looked at again. */
const LOOK_BACK = 15 * MINUTE;
/** After an outage at most a day of minutes is swept in one run; the cursor remembers where to go on. */
const MOST_MINUTES = 24 * 60;
/**
 * Time in which the scheduler starts new work. Its function has 55 s. Work that is left stays stored for the
 * next run.
 */
export const SCHEDULER_BUDGET_MS = 30_000;
/**
 * Number of attempts, quizzes and people worked on in parallel: about 900 attempts a second, within the 4,000
 * write units a second of a new table.
 */
export const SCHEDULER_CONCURRENCY = 32;
/** Until then after its begin openings are told, after everything else; so many quizzes at once. */
const OPENINGS_UNTIL_MS = 50_000;
const OPENINGS_AT_ONCE = 4;
/** Each charge has a note of its own, and its provider takes its time: so many are asked about at once. */
const PAYMENTS_AT_ONCE = 10;

/** The work of each kind that cannot wait, on one attempt or quiz at a time; answers whether there was something to do. */
const WORK: Record<Exclude<DueKind, 'starts'>, (id: string) => Promise<boolean>> = {
  attempts: finishIfRunning,
  results: notifyResult,
  extraTime: extendLatest,
  grading: sendGradingReminder,
  oldKeys: regradeLatest,
  retention: scheduleRetention,
  payments: pollProvider,
  prizes: schedulePrizes,
  claims: checkPrizeDeadlines,
  subscriptions: renewSubscription,
  cancelled: scheduleRefunds,
  erasures: scheduleErasure,
  deliveries: retryDelivery,
  organizations: scheduleOrganizationErasure,
  domains: scheduleDomainCheck,
  assignments: scheduleReminders,
  statistics: countPending,
};

type Done = Record<DueKind | 'parked', number>;
/** A note of quizzes that open, or of a charge, and the minute under which it stands. */
type Later = Pick<DueWork, 'name' | 'ids'> & { minute: string };
/** What comes after everything else, in this order. */
type Afterwards = Record<'payments' | 'starts', Later[]>;

/**
 * Every minute, the oldest first: finishes the attempts whose time is over, tells the results that nothing can
 * change any more, gives extra time to whoever began by what a function remembered, and marks again what was
 * marked by a key that one remembered; then asks about payments of which nothing was heard, and tells who waits that a quiz
 * has started, which hold up nothing of that. Once an hour it has the catalogue made anew.
 * @throws Error when it has parked something, and everything else is done: that is what sounds the alarm
 */
export async function handler(): Promise<{ finished: number; told: number; started: number }> {
  const until = now();
  const since = Math.min((await readDueCursor()) ?? until, until) - LOOK_BACK;
  // Whole minutes: the one that has just begun is looked at now, and not with the next sweep.
  const from = since - (since % MINUTE);
  const done: Done = {
    attempts: 0,
    results: 0,
    extraTime: 0,
    oldKeys: 0,
    starts: 0,
    grading: 0,
    retention: 0,
    payments: 0,
    prizes: 0,
    claims: 0,
    subscriptions: 0,
    cancelled: 0,
    erasures: 0,
    deliveries: 0,
    organizations: 0,
    domains: 0,
    assignments: 0,
    statistics: 0,
    parked: 0,
  };
  const later: Afterwards = { payments: [], starts: [] };
  let at = from;
  for (let minutes = 0; at <= until && minutes < MOST_MINUTES; minutes++, at += MINUTE) {
    const minute = minuteBucket(at);
    const limits = { most: SCHEDULER_CONCURRENCY, isOver: () => now() > until + SCHEDULER_BUDGET_MS };
    if (!(await forEachBounded(openIds(minute, done, later), limits, (open) => workOn(open, done)))) break;
  }
  await mapBounded(later.payments, PAYMENTS_AT_ONCE, ({ minute, ...due }) =>
    workOff(minute, { ...due, kind: 'payments' }, done),
  );
  await writeDueCursor(Math.min(at, until));
  done.starts = await tellOpenings(later.starts, until + OPENINGS_UNTIL_MS);
  await scheduleCatalogueRebuild();
  const answer = { finished: done.attempts, told: done.results, started: done.starts };
  if (answer.finished + answer.told + answer.started > 0) logger.info('due work', answer);
  if (done.parked > 0) throw new Error(`${done.parked} notes of due work cannot be read and were parked`);
  return answer;
}

/** A note while it is worked on. */
interface OpenNote extends Pick<DueWork, 'name'> {
  minute: string;
  kind: keyof typeof WORK;
  /** How many of its ids are not done. */
  left: number;
}

/** What is due in a minute, one attempt or quiz after the other, whatever note each stands on. */
async function* openIds(minute: string, done: Done, later: Afterwards) {
  for await (const due of listDue(minute)) {
    if (due.kind === 'starts' || due.kind === 'payments') later[due.kind].push({ ...due, minute });
    else if (due.kind) yield* notesOf(minute, { ...due, kind: due.kind });
    else {
      await parkDue(minute, due);
      logger.error('due work parked', { minute, name: due.name });
      done.parked += 1;
    }
  }
}

function notesOf(minute: string, { kind, name, ids }: DueWork & { kind: keyof typeof WORK }) {
  const note: OpenNote = { minute, kind, name, left: ids.length };
  return ids.map((id) => ({ id, note }));
}

async function workOff(
  minute: string,
  due: DueWork & { kind: keyof typeof WORK },
  done: Done,
): Promise<void> {
  for (const open of notesOf(minute, due)) await workOn(open, done);
}

/**
 * A note is removed only when all that stands on it is done, so a crash repeats it and changes nothing twice. An attempt
 * on which it fails holds up nobody else: its note stays and is tried again as long as the sweep looks back.
 */
async function workOn({ id, note }: { id: string; note: OpenNote }, done: Done): Promise<void> {
  const { minute, kind, name } = note;
  try {
    if (await WORK[kind](id)) done[kind] += 1;
    note.left -= 1;
    if (note.left === 0) await removeDue(minute, name);
  } catch (error) {
    logger.error('due work failed', { minute, name, reason: String(error) });
  }
}

/** Some quizzes at once; those for which no time is left are noted for the next sweep. Answers how many people were told. */
async function tellOpenings(openings: readonly Later[], until: number): Promise<number> {
  const waiting = openings.values();
  const tellSome = async () => {
    let told = 0;
    for (const opening of waiting) told += await tellOne(opening, until);
    return told;
  };
  const told = await Promise.all(Array.from({ length: OPENINGS_AT_ONCE }, tellSome));
  return told.reduce((sum, some) => sum + some, 0);
}

async function tellOne({ minute, name, ids }: Later, until: number): Promise<number> {
  let told = 0;
  try {
    for (const quizId of ids) {
      if (now() < until) told += await notifyOpening(quizId, until);
      else await putStart(quizId, now() + 1);
    }
    await removeDue(minute, name);
  } catch (error) {
    logger.error('due work failed', { minute, name, reason: String(error) });
  }
  return told;
}

async function countPending(quizId: string): Promise<boolean> {
  await settle(quizId);
  return true;
}

async function finishIfRunning(id: string): Promise<boolean> {
  const attempt = await getAttempt(id);
  // Whoever got more time is noted under the minute in which that ends.
  if (attempt?.status !== 'in_progress' || attempt.deadlineAt > now()) return false;
  return (await finishOverdue(attempt)).status !== 'in_progress';
}
