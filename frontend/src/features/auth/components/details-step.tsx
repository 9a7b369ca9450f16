import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';
import type { SignupFields, SignupForm } from '../model/forms.ts';
import { accountTypeOf } from '../model/signup-wizard.ts';
import { ChosenType } from './chosen-type.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

interface Props {
  form: SiteForm<SignupFields, SignupForm>;
  /** These details are those of the code on its way. */
  isRegistered: (values: SignupFields) => boolean;
  /** Back to the choice of the account type; absent when a link has made that choice. */
  onBack: (() => void) | undefined;
}

/** Step 2: who signs up. */
export function DetailsStep({ form, onBack, isRegistered }: Props) {
  const { fields, signup } = messages;
  const [accountType, password, name, email] = useWatch({
    control: form.control,
    name: ['accountType', 'password', 'name', 'email'],
  });
  const type = accountTypeOf(accountType);
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      {type && <ChosenType type={type} onChange={onBack} />}
      <TextField label={fields.name} required autoComplete="name" maxLength={100} {...form.field('name')} />
      <TextField
        label={fields.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={fields.emailPlaceholder}
        {...form.field('email')}
      />
      {type === 'organization' && (
        <TextField
          label={fields.organizationName}
          required
          autoComplete="organization"
          maxLength={100}
          {...form.field('organizationName')}
        />
      )}
      <NewPasswordFields
        label={fields.password}
        value={password}
        owner={{ name, email }}
        password={form.field('password', ['confirmPassword'])}
        confirmPassword={form.field('confirmPassword')}
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
