import { encodeMoves } from '@quizhall/shared/rules/attempts/move-log';
import { type Journal, logMove, type Noticed } from './requests.ts';

/** Maximum length of the encoded moves in characters; a longer log is omitted. */
const MOST_MOVES = 12_000;

/** Behavior sent with every save, so that an attempt that is never submitted has its evidence too. */
export function noticedIn(
  journal: Journal,
  startedAt: string,
  questions: readonly { _id: string }[],
): Noticed {
  const moves = journal.navigationLog
    .filter(({ action }) => action !== 'answer')
    .map(({ timestamp, ...move }) => ({
      ...move,
      at: (Date.parse(timestamp) - Date.parse(startedAt)) / 1_000,
    }));
  const changed = questions.flatMap(({ _id }, index) => {
    const changes = journal.changes[_id];
    return changes ? [[index, changes] as const] : [];
  });
  const text = encodeMoves(moves);
  return {
    ...(text !== '' && text.length <= MOST_MOVES && { moves: text }),
    ...(changed.length > 0 && { changes: Object.fromEntries(changed) }),
  };
}

/** Logs an answer change. Repeated changes update the last entry instead of adding one per key press. */
export function logAnswer(journal: Journal, timestamp: string, questionIndex: number): Journal {
  const last = journal.navigationLog.at(-1);
  const goesOn = last?.action === 'answer' && last.questionIndex === questionIndex;
  const before = goesOn ? journal.navigationLog.slice(0, -1) : journal.navigationLog;
  return logMove({ ...journal, navigationLog: before }, { action: 'answer', timestamp, questionIndex });
}
