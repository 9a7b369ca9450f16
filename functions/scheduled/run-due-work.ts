import { minuteBucket } from '@quizhall/shared/rules/deadline';
import { getAttempt } from '../_data/attempts.ts';
import { listDue, readDueCursor, removeDue, writeDueCursor } from '../_data/due-work.ts';
import { now } from '../_http/clock.ts';
import { log } from '../_http/log.ts';
import { finishOverdue } from '../_taking/finish.ts';

const MINUTE = 60_000;
/** Work is noted by the stream consumer, which may lag: the last minutes are looked at again. */
const LOOK_BACK = 15 * MINUTE;
/** After an outage at most a day of minutes is swept in one run; the cursor remembers where to go on. */
const MOST_MINUTES = 24 * 60;

/** Every minute: finishes the attempts whose time is over, oldest minute first. */
export async function handler(): Promise<{ finished: number }> {
  const until = now();
  const from = Math.min((await readDueCursor()) ?? until, until) - LOOK_BACK;
  let finished = 0;
  let at = from;
  for (let minutes = 0; at <= until && minutes < MOST_MINUTES; minutes++, at += MINUTE) {
    finished += await sweep(minuteBucket(at));
  }
  await writeDueCursor(Math.min(at, until));
  if (finished > 0) log('info', 'due work', { finished });
  return { finished };
}

/**
 * Work is removed only when all of it is done, so a crash repeats it and changes nothing twice. An attempt that cannot
 * be finished holds up nobody else: its note stays and is tried again as long as the sweep looks back.
 */
async function sweep(minute: string): Promise<number> {
  let finished = 0;
  for await (const { name, attempts } of listDue(minute)) {
    const results = await Promise.allSettled(attempts.map(finishIfRunning));
    finished += results.filter((result) => result.status === 'fulfilled' && result.value).length;
    const failures = results.filter((result) => result.status === 'rejected');
    if (failures.length === 0) await removeDue(minute, name);
    for (const { reason } of failures) {
      log('error', 'attempt not finished', { minute, name, reason: String(reason) });
    }
  }
  return finished;
}

async function finishIfRunning(id: string): Promise<boolean> {
  const attempt = await getAttempt(id);
  if (attempt?.status !== 'in_progress') return false;
  await finishOverdue(attempt);
  return true;
}
