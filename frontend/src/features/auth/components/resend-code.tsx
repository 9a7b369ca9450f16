import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useSecondsLeft } from '@/lib/use-seconds-left.ts';
import { messages } from '../messages.ts';
import { RESEND_SECONDS } from '../model/signup-wizard.ts';

/** Asks for another code, once a minute has passed since the last one. */
export function ResendCode({
  sentAt,
  onResend,
}: {
  sentAt: number | undefined;
  onResend: () => Promise<void>;
}) {
  const { resend, resendIn } = messages.signup.verify;
  const [busy, setBusy] = useState(false);
  const left = useSecondsLeft(sentAt === undefined ? undefined : sentAt + RESEND_SECONDS * 1_000);
  const send = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className="tabular -ml-3 self-start"
      disabled={left > 0}
      loading={busy}
      onClick={() => void send()}
    >
      {left > 0 ? resendIn(left) : resend}
    </Button>
  );
}
