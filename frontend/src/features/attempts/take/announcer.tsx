import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { passedMark, secondsLeft } from '../engine/countdown.ts';
import { saveStatus } from '../engine/sync-decide.ts';
import { useAttempt } from './attempt-context.tsx';
import { messages } from '../shared/messages.ts';
import type { AttemptRunner } from '../runner/attempt-runner.ts';

/** Time to read five words. */
const LOCKED_MS = 4_000;
/** Nobody has to look up at once. */
const MORE_TIME_MS = 15_000;

/** Says aloud what matters and nothing else: time marks, the connection lost and found, a question that was closed. */
export function Announcer() {
  const runner = useAttempt();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const stops = [
      announceTime(runner, setSaid),
      announceConnection(runner, setSaid),
      announceNotices(runner, setSaid),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [runner]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

type Say = (text: string) => void;

function announceTime(runner: AttemptRunner, say: Say): () => void {
  const leftNow = () => secondsLeft(runner.deadline, runner.serverNow(), runner.totalSeconds);
  let before = leftNow();
  const timer = setInterval(() => {
    const now = leftNow();
    const mark = passedMark(before, now, runner.totalSeconds);
    if (mark) say(messages.take.announce[mark]);
    before = now;
  }, 1_000);
  return () => clearInterval(timer);
}

function announceConnection(runner: AttemptRunner, say: Say): () => void {
  let offline = false;
  return runner.subscribe(() => {
    const { sync, durable } = runner.view();
    const status = saveStatus(sync, durable);
    if (status.kind === 'offline' && !offline)
      say(durable ? messages.save.wentOffline : messages.save.wentOfflineHere);
    if (status.kind === 'saved' && offline) say(messages.save.backOnline);
    if (status.kind === 'kept' && offline) say(messages.save.backKept);
    // While it tries, nothing is known yet.
    if (status.kind !== 'saving' && status.kind !== 'trouble') offline = status.kind === 'offline';
  });
}

function announceNotices(runner: AttemptRunner, say: Say): () => void {
  return runner.onNotice((notice) => {
    // Seen as well, as the next question takes its place, but not for long above it; toasts are read out by themselves.
    if (notice.type === 'question-locked')
      toast(messages.take.lockedNotice({ number: notice.index + 1 }), { duration: LOCKED_MS });
    if (notice.type === 'more-time')
      toast(messages.take.moreTime({ minutes: Math.round(notice.ms / 60_000) }), { duration: MORE_TIME_MS });
    if (notice.type === 'said') (notice.shown ? toast : say)(notice.text);
    if (notice.type === 'time-over') say(messages.take.timeOver);
  });
}
