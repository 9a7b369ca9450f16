import { readStored, removeStored, writeStored } from '@/lib/storage.ts';
import { type Answers, answerTo } from '../engine/answers.ts';
import type { Change, Progress } from './attempt-records.ts';

/**
 * What a page that goes away had not written yet. IndexedDB takes a moment that such a page may not have; local storage
 * takes it at once.
 */
const keyOf = (sessionId: string) => `quizhall.attempts/aside/${sessionId}`;

export function putAside(sessionId: string, change: Change): void {
  writeStored(keyOf(sessionId), JSON.stringify(change));
}

export function dropAside(sessionId: string): void {
  removeStored(keyOf(sessionId));
}

export function readAside(sessionId: string): Change | undefined {
  const text = readStored(keyOf(sessionId));
  return text === undefined ? undefined : JSON.parse(text);
}

/** Later edits and longer times count; what the storage already has does not come back. */
export function withAside(answers: Answers, aside: Change['answers'] = {}): Answers {
  const newer = Object.entries(aside).filter(([id, { edit, timeSpent }]) => {
    const stored = answerTo(answers, id);
    return edit > stored.edit || (edit === stored.edit && timeSpent > stored.timeSpent);
  });
  return { ...answers, ...Object.fromEntries(newer) };
}

/** The later of two states of the same attempt. */
export function laterProgress(stored: Progress, aside: Progress | undefined): Progress {
  return aside && aside.owner === stored.owner && aside.stamp > stored.stamp ? aside : stored;
}
