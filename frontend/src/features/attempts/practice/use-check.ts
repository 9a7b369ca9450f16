import { useEffect, useEffectEvent, useState } from 'react';
import { hasCode } from '@/lib/api/errors.ts';
import { useOnline } from '@/lib/online.ts';
import { saysAnything, type LocalAnswer } from '../engine/answers.ts';
import { useAttempt } from '../take/attempt-context.tsx';

/** Why there is no feedback. `closed`: the quiz is not practised any more. */
export type CheckTrouble = 'empty' | 'offline' | 'failed' | 'closed';

type State = 'checking' | 'checked' | Exclude<CheckTrouble, 'offline'>;

export interface Check {
  checking: boolean;
  trouble: CheckTrouble | undefined;
  check: () => void;
}

/** Has the answer to a question checked; one that another device has checked by itself, which changes nothing. */
export function useCheck(questionId: string, answer: LocalAnswer): Check {
  const runner = useAttempt();
  const online = useOnline();
  const [states, setStates] = useState<Readonly<Record<string, State>>>({});
  const isEmpty = !saysAnything(answer.userAnswer);
  // A quiz that counts by now tells nothing of any question.
  const state = runner.checksNoMore
    ? 'closed'
    : (states[questionId] ?? (answer.checking && LEFT[answer.checking]));
  const check = () => {
    if (state === 'checking') return;
    const become = (next: State) => setStates((before) => ({ ...before, [questionId]: next }));
    become(isEmpty ? 'empty' : 'checking');
    if (isEmpty) return;
    runner.check(questionId).then(
      () => become('checked'),
      (error: unknown) => become(hasCode(error, 'INVALID_STATE') ? 'closed' : 'failed'),
    );
  };
  const isUntold = answer.checked === true;
  const untold = isUntold && online ? questionId : undefined;
  const checkNow = useEffectEvent(check);
  useEffect(() => {
    if (untold !== undefined) checkNow();
  }, [untold]);
  const trouble = isUntold && !online ? 'offline' : troubleOf(state, isEmpty, online);
  return { checking: state === 'checking', trouble, check };
}

/** What an earlier look at the question, or an earlier page, has left: it is said why the answer stands still. */
const LEFT = { sent: 'checking', unheard: 'failed' } as const satisfies Record<string, State>;

function troubleOf(state: State | undefined, isEmpty: boolean, online: boolean): CheckTrouble | undefined {
  if (state === 'empty') return isEmpty ? state : undefined;
  if (state === 'failed') return online ? state : 'offline';
  return state === 'closed' ? state : undefined;
}
