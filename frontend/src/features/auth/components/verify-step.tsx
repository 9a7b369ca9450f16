import { ArrowLeft } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { CodeInput } from '@/components/ui/code-input.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { formField } from '@/lib/form-field.ts';
import { SiteLink } from '@/lib/site-pages.tsx';
import { messages } from '../messages.ts';
import type { VerifyForm } from '../model/forms.ts';
import { FormError } from './form-error.tsx';
import { ResendCode } from './resend-code.tsx';
import { LINK_LOOK } from '@/components/ui/text-link.tsx';

interface Props {
  form: UseFormReturn<VerifyForm>;
  /** A reload has lost the password: it is asked for again. */
  askPassword: boolean;
  codeSentAt: number | undefined;
  onResend: () => Promise<void>;
  onBack: () => void;
  onSubmit: () => void;
}

/** Step 3: the mailed code and the terms. */
export function VerifyStep({ form, askPassword, codeSentAt, onResend, onBack, onSubmit }: Props) {
  const { verify, back } = messages.signup;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
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
          {...formField(form, 'password')}
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

function CodeField({ form }: { form: UseFormReturn<VerifyForm> }) {
  const { code, expires } = messages.signup.verify;
  return (
    <Controller
      control={form.control}
      name="otp"
      render={({ field, fieldState }) => (
        <CodeInput
          length={6}
          label={code}
          hint={expires}
          value={field.value}
          onChange={(otp) => {
            field.onChange(otp);
            form.clearErrors('otp');
            form.clearErrors('root');
          }}
          error={fieldState.error?.message}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step exists for this one field
          autoFocus
          ref={field.ref}
        />
      )}
    />
  );
}

function AcceptTerms({ form }: { form: UseFormReturn<VerifyForm> }) {
  return (
    <Controller
      control={form.control}
      name="acceptTerms"
      render={({ field, fieldState }) => (
        <Checkbox
          label={<TermsLabel />}
          checked={field.value}
          onCheckedChange={(checked) => {
            field.onChange(checked);
            form.clearErrors('acceptTerms');
          }}
          error={fieldState.error?.message}
          ref={field.ref}
        />
      )}
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
