import { ArrowLeft } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { formField } from '@/lib/form-field.ts';
import { messages } from '../messages.ts';
import type { SignupFields } from '../model/forms.ts';
import { useSecondsLeft } from '../hooks/use-seconds-left.ts';
import { accountTypeOf, isSameAddress, RESEND_SECONDS, type SentCode } from '../model/signup-wizard.ts';
import { ChosenType } from './chosen-type.tsx';
import { FormError } from './form-error.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

interface Props {
  form: UseFormReturn<SignupFields>;
  sent: SentCode | undefined;
  /** These details are those of the code on its way. */
  isRegistered: (values: SignupFields) => boolean;
  /** Back to the choice of the account type; absent when a link has made that choice. */
  onBack: (() => void) | undefined;
  onSubmit: () => void;
}

/** Step 2: who signs up. */
export function DetailsStep({ form, onBack, onSubmit, ...code }: Props) {
  const { fields, signup } = messages;
  const [accountType, password] = useWatch({ control: form.control, name: ['accountType', 'password'] });
  const type = accountTypeOf(accountType);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {onBack && type && <ChosenType type={type} onChange={onBack} />}
      <TextField
        label={fields.name}
        required
        autoComplete="name"
        maxLength={100}
        {...formField(form, 'name')}
      />
      <TextField
        label={fields.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={fields.emailPlaceholder}
        {...formField(form, 'email')}
      />
      {type === 'organization' && (
        <TextField
          label={fields.organizationName}
          required
          autoComplete="organization"
          maxLength={100}
          {...formField(form, 'organizationName')}
        />
      )}
      <NewPasswordFields
        label={fields.password}
        value={password}
        password={formField(form, 'password', ['confirmPassword'])}
        confirmPassword={formField(form, 'confirmPassword')}
      />
      <FormError form={form} />
      <div className="flex flex-col gap-3">
        <SendCode form={form} {...code} />
        {onBack && (
          <Button variant="ghost" icon={<ArrowLeft />} onClick={onBack}>
            {signup.back}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Asks for the code; not for a second one within a minute, and for none while the first one still fits. */
function SendCode({ form, sent, isRegistered }: Pick<Props, 'form' | 'sent' | 'isRegistered'>) {
  const text = messages.signup.details;
  useWatch({ control: form.control });
  const values = form.getValues();
  const known = isRegistered(values);
  const asked = !known && sent && isSameAddress(sent.email, values.email);
  const left = useSecondsLeft(asked ? sent.at + RESEND_SECONDS * 1_000 : undefined);
  return (
    <>
      {left > 0 && <p className="text-sm text-muted">{text.wait}</p>}
      <Button
        type="submit"
        size="lg"
        className="tabular"
        disabled={left > 0}
        loading={form.formState.isSubmitting}
      >
        {known ? text.goOn : left > 0 ? text.submitIn(left) : text.submit}
      </Button>
    </>
  );
}
