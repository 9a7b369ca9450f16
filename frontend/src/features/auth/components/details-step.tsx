import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { formField } from '@/lib/form-field.ts';
import { messages } from '../messages.ts';
import type { SignupFields } from '../model/forms.ts';
import { accountTypeOf } from '../model/signup-wizard.ts';
import { ChosenType } from './chosen-type.tsx';
import { FormError } from './form-error.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

interface Props {
  form: UseFormReturn<SignupFields>;
  /** These details are those of the code on its way. */
  isRegistered: (values: SignupFields) => boolean;
  /** Back to the choice of the account type; absent when a link has made that choice. */
  onBack: (() => void) | undefined;
  onSubmit: () => void;
}

/** Step 2: who signs up. */
export function DetailsStep({ form, onBack, onSubmit, isRegistered }: Props) {
  const { fields, signup } = messages;
  const [accountType, password] = useWatch({ control: form.control, name: ['accountType', 'password'] });
  const type = accountTypeOf(accountType);
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
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
        <SendCode form={form} isRegistered={isRegistered} />
        {onBack && (
          <Button variant="ghost" icon={<ArrowLeft />} onClick={onBack}>
            {signup.back}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Asks for the code; for none while the last one still fits. */
function SendCode({ form, isRegistered }: Pick<Props, 'form' | 'isRegistered'>) {
  const text = messages.signup.details;
  useWatch({ control: form.control });
  return (
    <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
      {isRegistered(form.getValues()) ? text.goOn : text.submit}
    </Button>
  );
}
