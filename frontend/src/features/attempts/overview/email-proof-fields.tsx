import { useEffect } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import type { EmailProof } from './use-email-proof.ts';
import { useSecondsUntil } from '../shared/use-seconds-until.ts';
import type { StartValues } from './start-form.ts';
import { emailProof as text } from './email-proof-messages.ts';

interface EmailProofFieldsProps {
  form: SiteForm<StartValues>;
  proof: EmailProof;
  onResend: () => void;
}

/** The address was used on another device before: the code that was mailed to it, and whose attempt that was. */
export function EmailProofFields({ form, proof, onResend }: EmailProofFieldsProps) {
  const { setFocus } = form;
  useEffect(() => setFocus('emailCode'), [setFocus]);
  const { ref, ...goOn } = useFormControl(form, 'continueAttempt');
  const seconds = useSecondsUntil(proof.resendAt, Date.now);
  return (
    <div className="flex flex-col gap-4">
      <Alert tone={proof.isSpent ? 'warning' : 'accent'}>
        {proof.isSpent ? text.spent({ minutes: Math.ceil(seconds / 60) }) : text.sent({ email: proof.email })}
      </Alert>
      <TextField
        label={text.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        inputClassName="tabular tracking-widest"
        {...form.field('emailCode')}
      />
      <Checkbox
        ref={ref}
        label={text.goOn}
        hint={text.goOnHint}
        checked={goOn.value}
        onCheckedChange={goOn.set}
      />
      <Button
        variant="ghost"
        size="sm"
        className="tabular -ml-3 self-start"
        disabled={seconds > 0}
        onClick={onResend}
      >
        {seconds > 0 && !proof.isSpent ? text.resendIn({ seconds }) : text.resend}
      </Button>
    </div>
  );
}
