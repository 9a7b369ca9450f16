import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatDate } from '@/lib/format.ts';
import { sessionsQuery } from '../../api/queries.ts';
import { signInMethodsQuery } from '@/entities/account/sign-in-methods-query.ts';
import { disableTwoFactor, renewRecoveryCodes } from '../../api/two-factor-calls.ts';
import { twoFactorMessages as text } from '../../two-factor-messages.ts';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetupTwoFactorDialog } from './setup-two-factor-dialog.tsx';
import type { SignInMethods } from '@/entities/account/sign-in-again.tsx';

type Open = 'setup' | 'renew' | 'disable' | undefined;

/** Whether signing in asks for a code, too: switching it on and off, and the codes for when the phone is gone. */
export function TwoFactorSection({ userId }: { userId: string }) {
  const query = useQuery(signInMethodsQuery(userId));
  return (
    <Panel title={text.title} hint={text.hint}>
      {query.data ? (
        <Methods userId={userId} methods={query.data} />
      ) : query.error ? (
        <ErrorState
          title={text.failed}
          message={standardMessage(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-11" />
          <VisuallyHidden>{text.loading}</VisuallyHidden>
        </div>
      )}
    </Panel>
  );
}

function Methods({ userId, methods }: { userId: string; methods: SignInMethods }) {
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>();
  const reload = () => client.invalidateQueries({ queryKey: signInMethodsQuery(userId).queryKey });
  const close = () => setOpen(undefined);
  const told = (made: readonly string[]) => {
    setCodes(made);
    close();
    void reload();
  };
  const { enabled } = methods.twoFactor;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <State methods={methods} />
        <div className="flex flex-wrap gap-3">
          {enabled && (
            <>
              <Button variant="secondary" className={WRAPS} onClick={() => setOpen('renew')}>
                {text.renew}
              </Button>
              <Button variant="secondary" className={WRAPS} onClick={() => setOpen('disable')}>
                {text.switchOff}
              </Button>
            </>
          )}
          {!enabled && (
            <Button variant="secondary" className={WRAPS} onClick={() => setOpen('setup')}>
              {text.switchOn}
            </Button>
          )}
        </div>
      </div>
      <SetupTwoFactorDialog
        open={open === 'setup'}
        methods={methods}
        onClose={close}
        onDone={(made) => {
          told(made);
          void client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
        }}
      />
      <ConfirmPasswordDialog
        open={open === 'renew'}
        methods={methods}
        texts={text.renewing}
        onClose={close}
        onPassword={async (password) => told(await renewRecoveryCodes(password))}
      />
      <ConfirmPasswordDialog
        open={open === 'disable'}
        methods={methods}
        texts={text.disabling}
        onClose={close}
        onPassword={async (password) => {
          await disableTwoFactor(password);
          toast.success(text.turnedOff);
          close();
          await reload();
        }}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </>
  );
}

/** Few are left: time to make new ones. */
const FEW = 3;

function State({ methods: { twoFactor } }: { methods: SignInMethods }) {
  const { enabled, since, recoveryCodes } = twoFactor;
  if (!enabled) return <Badge>{text.off}</Badge>;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2 text-muted">
        <Badge tone="success">{text.on}</Badge>
        {since && (
          <span>
            {text.since} <time dateTime={since}>{formatDate(since)}</time>
          </span>
        )}
      </p>
      <p className="text-sm text-muted">
        {text.left(recoveryCodes)} {recoveryCodes <= FEW && text.fewLeft}
      </p>
    </div>
  );
}
