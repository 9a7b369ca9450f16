import { useQuery } from '@tanstack/react-query';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { CircleCheck, LinkIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { AuthHeading } from '../components/auth-heading.tsx';
import { Outcome } from '../components/outcome.tsx';
import { ResetForm } from '../components/reset-form.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { showError } from '@/lib/show-error.ts';
import { ApiError } from '@/lib/api/errors.ts';
import { resetTokenQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';

type TokenState = 'validating' | 'valid' | 'invalid' | 'unreachable';

/** Whether a reset link still works. Without an answer nobody knows, and one may ask again. */
function useResetToken(token: string): { state: TokenState; retry: () => void; retrying: boolean } {
  const query = useQuery(resetTokenQuery(token));
  const state = stateOf(token, query.data, query.error);
  useEffect(() => {
    if (state === 'invalid') showError(messages.reset.invalid);
  }, [state]);
  return { state, retry: () => void query.refetch(), retrying: query.isFetching };
}

function stateOf(token: string, valid: boolean | undefined, error: Error | null): TokenState {
  if (valid) return 'valid';
  if (token === '' || valid === false) return 'invalid';
  if (!error) return 'validating';
  return error instanceof ApiError && !error.isTemporary ? 'invalid' : 'unreachable';
}

const { reset } = messages;
/** Time to read that it worked. */
const REDIRECT_MS = 3_000;

/** /auth/reset-password?token=…: a new password for whoever has the mailed link. */
export function Component() {
  useTitle(reset.title);
  const token = useSearchParams()[0].get('token') ?? '';
  const { state, retry, retrying } = useResetToken(token);
  const [done, setDone] = useState(false);
  if (done) return <PasswordReset />;
  if (state === 'valid') return <ResetForm token={token} onDone={() => setDone(true)} />;
  if (state === 'invalid') return <InvalidLink />;
  if (state === 'validating') return <Validating />;
  return (
    <ErrorState
      as="h1"
      title={reset.unreachableTitle}
      message={API_MESSAGES.network}
      onRetry={retry}
      retrying={retrying}
    />
  );
}

function Validating() {
  return (
    <>
      <AuthHeading title={reset.title} />
      <output className="flex items-center gap-3 text-sm text-muted">
        <Spinner className="text-accent-ink" /> {reset.validating}
      </output>
    </>
  );
}

function InvalidLink() {
  return (
    <Outcome icon={<LinkIcon />} tone="danger" title={reset.invalidTitle}>
      <p>{reset.invalidText}</p>
      <ButtonLink to={SITE_PATHS.forgotPassword} className="mt-6 w-full">
        {reset.request}
      </ButtonLink>
      <p className="mt-4">
        <TextLink to={SITE_PATHS.login}>{messages.forgot.toLogin}</TextLink>
      </p>
    </Outcome>
  );
}

function PasswordReset() {
  const navigate = useNavigate();
  const { status, signOut } = useSession();
  useEffect(() => {
    // The reset has ended every session of the account, this browser's very likely among them.
    if (status === 'signed-in') void signOut({ quiet: true });
  }, [status, signOut]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(SITE_PATHS.login, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Outcome icon={<CircleCheck />} tone="success" title={reset.doneTitle}>
      <p>{reset.doneText}</p>
      <p className="mt-6">
        <TextLink to={SITE_PATHS.login} replace>
          {reset.toLogin}
        </TextLink>
      </p>
    </Outcome>
  );
}
