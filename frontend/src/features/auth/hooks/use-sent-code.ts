import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignupFields } from '../model/forms.ts';
import { savePendingSignup } from '../model/pending-signup.ts';
import { accountTypeOf, RESEND_SECONDS, type SentCode } from '../model/signup-wizard.ts';

/** The last code that was mailed; it and the details are kept for a reload of this tab. */
export function useSentCode(form: UseFormReturn<SignupFields>, before: SentCode | undefined) {
  const [sent, setSent] = useState(before);
  const keep = useEffectEvent(() => {
    const { accountType, organizationName = '', ...details } = form.getValues();
    const type = accountTypeOf(accountType);
    if (type) savePendingSignup({ ...details, organizationName, accountType: type, sent }, Date.now());
  });
  useEffect(() => {
    if (sent) keep();
  }, [sent]);
  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return {
    sent,
    /** A code has gone out. */
    began: (email: string) => setSent({ at: Date.now(), email }),
    renewed: () => setSent((now) => now && { ...now, at: Date.now() }),
    /** The server's clock wants so many seconds more. */
    wait: (seconds: number) =>
      setSent((now) => now && { ...now, at: Date.now() - (RESEND_SECONDS - seconds) * 1_000 }),
  };
}
