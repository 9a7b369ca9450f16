import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { routes } from 'virtual:contract-routes';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/lib/api/call.ts';
import { deviceId } from '@/lib/device-id.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { failureOf, type JoinState, outcomeOf } from '../model/join-state.ts';

/** Time to read that the quiz was found. */
const REDIRECT_MS = 1_000;

export const takePath = (code: string): string => sitePath(SITE_PATHS.quizTake, { ref: code });

/** Checks a code on the server and leads on to the quiz. */
export function useJoin() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [state, setState] = useState<JoinState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (state.status !== 'success') return undefined;
    const timer = setTimeout(() => void navigate(takePath(state.code)), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  const check = async (code: string) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ status: 'checking' });
    const signedIn = status === 'signed-in';
    const input = { params: { id: code }, query: { deviceId: deviceId() } };
    const outcome = await call(routes.attempts.getPredata, input, { signal, quiet: true }).then(
      (predata) => outcomeOf(code, predata, signedIn),
      (error: unknown) => failureOf(code, error),
    );
    if (!signal.aborted) setState(outcome);
  };

  return { state, check, reset: () => setState({ status: 'idle' }) };
}
