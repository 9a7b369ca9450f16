import { useEffect, useEffectEvent, useState } from 'react';
import { useKeepDraft } from '@/lib/form/use-keep-draft.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import type { SignupFields, SignupForm } from '../model/forms.ts';
import { savePendingSignup } from '../model/pending-signup.ts';
import { accountTypeOf, RESEND_SECONDS, type SentCode } from '../model/signup-wizard.ts';

/** The last code that was mailed; it and the details are kept for a reload of this tab. */
export function useSentCode(form: SiteForm<SignupFields, SignupForm>, before: SentCode | undefined) {
  const [sent, setSent] = useState(before);
  const keep = () => {
    const { accountType, organizationName = '', ...details } = form.getValues();
    const type = accountTypeOf(accountType);
    if (type) savePendingSignup({ ...details, organizationName, accountType: type, sent }, Date.now());
  };
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (sent) keepNow();
  }, [sent]);
  useKeepDraft(form, keep);
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
