import { minuteBucket } from '@quizhall/shared/rules/deadline';
import { getAttempt } from '../_data/attempts.ts';
import {
  type DueAttempts,
  type DueKind,
  listDue,
  parkDue,
  readDueCursor,
  removeDue,
  writeDueCursor,
} from '../_data/due-work.ts';
import { now } from '../_platform/clock.ts';
import { log } from '../_platform/log.ts';
import { tellOpening } from '../_notifications/opening.ts';
import { tellResult } from '../_notifications/tell.ts';
import { extendLatest } from '../_taking/extend.ts';
import { finishOverdue } from '../_taking/finish.ts';

const MINUTE = 60_000;
/** Work is noted by the stream consumer, which may lag: the last minutes are looked at again. */
const LOOK_BACK = 15 * MINUTE;
/** After an outage at most a day of minutes is swept in one run; the cursor remembers where to go on. */
const MOST_MINUTES = 24 * 60;

/** The work of each kind, on one thing at a time; answers whether there was something to do. */
const WORK: Record<DueKind, (id: string) => Promise<boolean>> = {
  attempts: finishIfRunning,
  results: tellResult,
  extraTime: extendLatest,
  starts: (quizId) => tellOpening(quizId),
};

type Done = Record<DueKind | 'parked', number>;

/**
 * Every minute, the oldest first: finishes the attempts whose time is over, tells the results that nothing can
 * change any more, gives extra time to whoever began by what a function remembered, and tells who waits that a quiz has started.
 * @throws Error when it has parked something, and everything else is done: that is what sounds the alarm
 */
export async function handler(): Promise<{ finished: number; told: number }> {
  const until = now();
  const since = Math.min((await readDueCursor()) ?? until, until) - LOOK_BACK;
  // Whole minutes: the one that has just begun is looked at now, and not with the next sweep.
  const from = since - (since % MINUTE);
  const done: Done = { attempts: 0, results: 0, extraTime: 0, starts: 0, parked: 0 };
  let at = from;
  for (let minutes = 0; at <= until && minutes < MOST_MINUTES; minutes++, at += MINUTE) {
    await sweep(minuteBucket(at), done);
  }
  await writeDueCursor(Math.min(at, until));
  const answer = { finished: done.attempts, told: done.results };
  if (answer.finished + answer.told > 0) log('info', 'due work', answer);
  if (done.parked > 0) throw new Error(`${done.parked} notes of due work cannot be read and were parked`);
  return answer;
}

async function sweep(minute: string, done: Done): Promise<void> {
  for await (const due of listDue(minute)) {
    if (due.kind) await work(minute, due, done);
    else {
      await parkDue(minute, due);
      log('error', 'due work parked', { minute, name: due.name });
      done.parked += 1;
    }
  }
}

/**
 * Work is removed only when all of it is done, so a crash repeats it and changes nothing twice. An attempt on which it
 * fails holds up nobody else: its note stays and is tried again as long as the sweep looks back.
 */
async function work(minute: string, { kind, name, attempts }: DueAttempts, done: Done): Promise<void> {
  const results = await Promise.allSettled(attempts.map(WORK[kind]));
  done[kind] += results.filter((result) => result.status === 'fulfilled' && result.value).length;
  const failures = results.filter((result) => result.status === 'rejected');
  if (failures.length === 0) await removeDue(minute, name);
  for (const { reason } of failures) {
    log('error', 'due work failed', { minute, name, reason: String(reason) });
  }
}

async function finishIfRunning(id: string): Promise<boolean> {
  const attempt = await getAttempt(id);
  // Whoever got more time is noted under the minute in which that ends.
  if (attempt?.status !== 'in_progress' || attempt.deadlineAt > now()) return false;
  return (await finishOverdue(attempt)).status !== 'in_progress';
}
