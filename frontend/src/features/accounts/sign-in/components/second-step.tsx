import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CodeInput } from '@/components/ui/code-input.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ApiError } from '@/lib/api/errors.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { type SiteForm, useSiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';
import { RecoveryForm, TotpForm } from '../model/forms.ts';
import { AuthHeading } from './auth-heading.tsx';

const { login, secondStep: text } = messages;

export interface SecondStepProps {
  /** As it was typed; absent where another provider knows it. */
  email?: string;
  /** Sends it; what it throws is shown beside the field. */
  onCode: (totp: string) => Promise<void>;
  onBack: () => void;
  backLabel?: string;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code in its place. */
export function SecondStep({ email, onCode, onBack, backLabel = text.back }: SecondStepProps) {
  const [recovering, setRecovering] = useState(false);
  return (
    <>
      <AuthHeading title={text.title}>
        <p aria-live="polite">{recovering ? text.recoveryText : text.text}</p>
        {email && <p className="mt-1 wrap-anywhere">{text.account({ email })}</p>}
      </AuthHeading>
      {recovering ? <RecoveryCode onCode={onCode} /> : <AppCode onCode={onCode} />}
      <div className="mt-3 flex flex-col gap-1">
        <Button variant="ghost" onClick={() => setRecovering(!recovering)}>
          {recovering ? text.byApp : text.byRecovery}
        </Button>
        <Button variant="ghost" icon={<ArrowLeft />} onClick={onBack}>
          {backLabel}
        </Button>
      </div>
    </>
  );
}

type StepProps = Pick<SecondStepProps, 'onCode'>;

function useCodeForm(schema: typeof TotpForm, onCode: StepProps['onCode']) {
  return useSiteForm({
    schema,
    defaultValues: { totp: '' },
    onSubmit: ({ totp }) => onCode(totp),
    failed: (error) => (error instanceof ApiError ? login.failed : login.unexpected),
    under: 'totp',
  });
}

function AppCode({ onCode }: StepProps) {
  const form = useCodeForm(TotpForm, onCode);
  const { ref, ...code } = useFormControl(form, 'totp');
  return (
    <StepForm form={form}>
      <CodeInput
        length={6}
        label={text.code}
        value={code.value}
        onChange={code.set}
        error={code.error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step exists for this one field
        autoFocus
        ref={ref}
      />
    </StepForm>
  );
}

function RecoveryCode({ onCode }: StepProps) {
  const form = useCodeForm(RecoveryForm, onCode);
  return (
    <StepForm form={form}>
      <TextField
        label={text.recoveryCode}
        required
        hint={text.recoveryHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
        {...form.field('totp')}
      />
    </StepForm>
  );
}

function StepForm({ form, children }: { form: SiteForm<TotpForm>; children: ReactNode }) {
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      {children}
      <FormError form={form} />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        {text.submit}
      </Button>
    </form>
  );
}
