import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { CodeInput } from '@/components/ui/code-input.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { SiteLink } from '@/lib/site-pages.tsx';
import { messages } from '../messages.ts';
import type { VerifyForm } from '../model/forms.ts';
import { LINK_LOOK } from '@/components/ui/text-link.tsx';
import { useState } from 'react';
import { useSecondsLeft } from '@/lib/use-seconds-left.ts';
import { RESEND_SECONDS } from '../model/signup-wizard.ts';

/** Asks for another code, once a minute has passed since the last one. */
function ResendCode({ sentAt, onResend }: { sentAt: number | undefined; onResend: () => Promise<void> }) {
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
      {left > 0 ? resendIn({ seconds: left }) : resend}
    </Button>
  );
}

interface Props {
  form: SiteForm<VerifyForm>;
  /** A reload has lost the password: it is asked for again. */
  askPassword: boolean;
  codeSentAt: number | undefined;
  onResend: () => Promise<void>;
  onBack: () => void;
}

/** Step 3: the mailed code and the terms. */
export function VerifyStep({ form, askPassword, codeSentAt, onResend, onBack }: Props) {
  const { verify, back } = messages.signup;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      <div className="flex min-w-0 flex-col gap-2">
        <CodeField form={form} />
        <ResendCode sentAt={codeSentAt} onResend={onResend} />
      </div>
      {askPassword && (
        <PasswordField
          label={messages.fields.password}
          required
          hint={verify.again}
          autoComplete="new-password"
          {...form.field('password')}
        />
      )}
      <AcceptTerms form={form} />
      <FormError form={form} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {verify.submit}
        </Button>
        <Button variant="ghost" icon={<ArrowLeft />} onClick={onBack}>
          {back}
        </Button>
      </div>
    </form>
  );
}

function CodeField({ form }: Pick<Props, 'form'>) {
  const { code, expires } = messages.signup.verify;
  const { ref, ...otp } = useFormControl(form, 'otp');
  return (
    <CodeInput
      length={6}
      label={code}
      hint={expires}
      value={otp.value}
      onChange={otp.set}
      error={otp.error}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step exists for this one field
      autoFocus
      ref={ref}
    />
  );
}

function AcceptTerms({ form }: Pick<Props, 'form'>) {
  const { ref, ...terms } = useFormControl(form, 'acceptTerms');
  return (
    <Checkbox
      label={<TermsLabel />}
      checked={terms.value}
      onCheckedChange={terms.set}
      error={terms.error}
      ref={ref}
    />
  );
}

function TermsLabel() {
  const { accept } = messages.signup.verify;
  const { terms, privacy } = messages.brandTerms;
  return (
    <>
      {accept[0]}{' '}
      <SiteLink to="/terms" className={LINK_LOOK} target="_blank">
        {terms}
      </SiteLink>{' '}
      {accept[1]}{' '}
      <SiteLink to="/privacy" className={LINK_LOOK} target="_blank">
        {privacy}
      </SiteLink>
    </>
  );
}
