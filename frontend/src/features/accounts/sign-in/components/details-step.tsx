import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { AccountType } from '@quizhall/shared/model/enums';
import { Button } from '@/components/ui/button.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';
import type { SignupFields, SignupForm } from '../model/forms.ts';
import { accountTypeOf } from '../model/signup-wizard.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface ChosenTypeProps {
  type: AccountType;
  /** Absent when a link has chosen the type. */
  onChange: (() => void) | undefined;
}

/** The type of the account being created. */
function ChosenType({ type, onChange }: ChosenTypeProps) {
  const { chosen, change } = messages.signup.details;
  return (
    <div className="flex items-center justify-between gap-3 min-h-11 rounded-control bg-well py-1 pr-1 pl-3">
      <p className="flex min-w-0 flex-wrap items-center gap-2 text-sm text-muted">
        {chosen} <Badge tone="accent">{messages.accountTypes[type].title}</Badge>
      </p>
      {onChange && (
        <Button variant="ghost" size="sm" onClick={onChange}>
          {change}
        </Button>
      )}
    </div>
  );
}

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
