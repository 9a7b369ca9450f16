import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { ERRORS } from '@quizhall/shared/contract/errors';
import { routes } from 'virtual:contract-routes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { call } from '@/lib/api/call.ts';
import { ApiError, hasCode } from '@/lib/api/errors.ts';
import { refreshToken } from '@/lib/api/tokens.ts';
import { language, sharedText } from '@/lib/language.ts';
import { deviceId } from '@/lib/device-id.ts';
import { revoke } from '@/lib/session/session-calls.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { originOf } from '../model/origin.ts';

const { login, provider: text } = messages;

/** What the refusal of the terms says of the person. */
const Newcomer = z.object({ name: z.string(), email: z.string() });

type Step =
  | { is: 'working' }
  | { is: 'terms'; name: string; email: string }
  | { is: 'code' }
  | { is: 'failed'; message: string };

/** The words for the `?error=` with which the API leads here. */
function messageOf(error: string): string {
  if (error === 'NOT_FOUND') return login.notConfigured;
  return Object.hasOwn(ERRORS, error) ? sharedText(ERRORS[error as keyof typeof ERRORS][1]) : login.failed;
}

/** Exchanges the code behind the `#` for a session; asks for the second step or the terms where the server does. */
export function useProviderSignIn() {
  const { search, hash } = useLocation();
  const [code] = useState(() => new URLSearchParams(hash.slice(1)).get('code'));
  const [error] = useState(() => new URLSearchParams(search).get('error'));
  const { signIn } = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(() =>
    error === null && code !== null
      ? { is: 'working' }
      : { is: 'failed', message: messageOf(error ?? 'SIGN_IN_OVER') },
  );
  const began = useRef(false);

  const send = async (more: { totp?: string; acceptTerms?: true }) => {
    const body = { code: code ?? '', deviceId: deviceId(), language, ...more };
    const { tokens, user, from, isNew } = await call(routes.auth.exchangeOidc, { body }, { quiet: true });
    toast.success(isNew ? text.created : login.welcome({ name: user.fullName }));
    const former = refreshToken();
    signIn(tokens, user);
    // One browser, one sign-in; where the server is not reached, the former one runs out.
    if (former) void Promise.allSettled([revoke(former)]);
    const welcome = isNew && from === undefined;
    const to = welcome ? sitePath(SITE_PATHS.profile, {}, { welcome: 'true' }) : originOf({ from });
    void navigate(to, { replace: true });
  };
  const exchange = async (more: { acceptTerms?: true } = {}) => {
    try {
      await send(more);
    } catch (failure) {
      if (hasCode(failure, 'TOTP_REQUIRED')) return setStep({ is: 'code' });
      if (hasCode(failure, 'TERMS_REQUIRED'))
        return setStep({ is: 'terms', ...Newcomer.parse(failure.data) });
      setStep({ is: 'failed', message: failure instanceof ApiError ? failure.message : login.failed });
    }
  };
  const begin = useEffectEvent(() => {
    // A code works once: not twice in the strict mode of development either.
    if (began.current || step.is !== 'working') return;
    began.current = true;
    void exchange();
  });
  useEffect(() => begin(), []);
  return {
    step,
    accept: () => exchange({ acceptTerms: true }),
    sendCode: (totp: string) => send({ totp }),
  };
}
