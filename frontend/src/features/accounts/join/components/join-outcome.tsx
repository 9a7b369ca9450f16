import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { takePath } from '../hooks/use-join.ts';
import { messages } from '../messages.ts';
import type { JoinState } from '../model/join-state.ts';

const { join } = messages;

/** What became of the check, and the ways on from there; read out when it changes. */
export function JoinOutcome({ state }: { state: JoinState }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {state.status === 'checking' && <p className="text-sm text-muted">{join.checking}</p>}
      {state.status === 'success' && <Alert tone="success">{join.success}</Alert>}
      {state.status === 'auth_required' && (
        <WaysOn tone="warning" text={join.authRequired}>
          <AccountLinks code={state.code} />
        </WaysOn>
      )}
      {state.status === 'guest_welcome' && (
        <WaysOn tone="success" text={join.guestWelcome}>
          <ButtonLink to={takePath(state.code)}>{join.guest}</ButtonLink>
          <AccountLinks code={state.code} />
        </WaysOn>
      )}
      {state.status === 'blocked' && (
        <WaysOn tone="warning" text={state.message}>
          <ButtonLink to={sitePath(SITE_PATHS.quiz, { ref: state.code })} variant="secondary">
            {join.open}
          </ButtonLink>
        </WaysOn>
      )}
    </div>
  );
}

function WaysOn({
  tone,
  text,
  children,
}: {
  tone: 'success' | 'warning';
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone={tone} live={false}>
        {text}
      </Alert>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

/** Both lead back to the quiz afterwards. */
function AccountLinks({ code }: { code: string }) {
  const back = { from: takePath(code) };
  return (
    <>
      <ButtonLink to={SITE_PATHS.login} state={back} variant="secondary">
        {join.signIn}
      </ButtonLink>
      <ButtonLink to={SITE_PATHS.signup} state={back} variant="secondary">
        {join.signUp}
      </ButtonLink>
    </>
  );
}
