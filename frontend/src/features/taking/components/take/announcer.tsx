import { useEffect, useState } from 'react';
import { passedMark, secondsLeft } from '../../engine/countdown.ts';
import { saveStatus } from '../../engine/sync-decide.ts';
import { totalSeconds } from '../../model/total-seconds.ts';
import { useAttempt } from '../../hooks/attempt-context.tsx';
import { messages } from '../../messages.ts';
import type { AttemptSession } from '../../session/attempt-session.ts';

/** Says aloud what matters and nothing else: time marks, the connection lost and found, a question that was closed. */
export function Announcer() {
  const session = useAttempt();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const stops = [
      announceTime(session, setSaid),
      announceConnection(session, setSaid),
      announceNotices(session, setSaid),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

type Say = (text: string) => void;

function announceTime(session: AttemptSession, say: Say): () => void {
  const total = totalSeconds(session.opened.paper);
  const leftNow = () => secondsLeft(session.deadline, session.serverNow(), total);
  let before = leftNow();
  const timer = setInterval(() => {
    const now = leftNow();
    const mark = passedMark(before, now, total);
    if (mark) say(messages.take.announce[mark]);
    before = now;
  }, 1_000);
  return () => clearInterval(timer);
}

function announceConnection(session: AttemptSession, say: Say): () => void {
  let offline = false;
  return session.subscribe(() => {
    const { sync, durable } = session.view();
    const status = saveStatus(sync, durable);
    if (status.kind === 'offline' && !offline)
      say(durable ? messages.save.wentOffline : messages.save.wentOfflineHere);
    if (status.kind === 'saved' && offline) say(messages.save.backOnline);
    if (status.kind === 'offline' || status.kind === 'saved') offline = status.kind === 'offline';
  });
}

function announceNotices(session: AttemptSession, say: Say): () => void {
  return session.onNotice((notice) => {
    if (notice.type === 'question-locked') say(messages.take.lockedNotice(notice.index));
    if (notice.type === 'time-over') say(messages.take.timeOver);
  });
}
