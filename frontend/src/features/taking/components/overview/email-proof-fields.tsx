import { useEffect } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { formField } from '@/lib/form-field.ts';
import type { EmailProof } from '../../hooks/use-email-proof.ts';
import { useSecondsUntil } from '../../hooks/use-seconds-until.ts';
import type { StartValues } from '../../model/start-form.ts';
import { emailProof as text } from '../../overview-messages.ts';

interface EmailProofFieldsProps {
  form: UseFormReturn<StartValues>;
  proof: EmailProof;
  onResend: () => void;
}

/** The address was used on another device before: the code that was mailed to it, and whose attempt that was. */
export function EmailProofFields({ form, proof, onResend }: EmailProofFieldsProps) {
  useEffect(() => form.setFocus('emailCode'), [form]);
  const seconds = useSecondsUntil(proof.resendAt, Date.now);
  return (
    <div className="flex flex-col gap-4">
      <Alert tone={proof.isSpent ? 'warning' : 'accent'}>
        {proof.isSpent ? text.spent(Math.ceil(seconds / 60)) : text.sent(proof.email)}
      </Alert>
      <TextField
        label={text.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        inputClassName="tabular tracking-widest"
        {...formField(form, 'emailCode')}
      />
      <Controller
        control={form.control}
        name="continueAttempt"
        render={({ field }) => (
          <Checkbox
            ref={field.ref}
            label={text.goOn}
            hint={text.goOnHint}
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
      <Button
        variant="ghost"
        size="sm"
        className="tabular -ml-3 self-start"
        disabled={seconds > 0}
        onClick={onResend}
      >
        {seconds > 0 && !proof.isSpent ? text.resendIn(seconds) : text.resend}
      </Button>
    </div>
  );
}
