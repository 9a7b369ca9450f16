import type { PasswordOwner } from '@quizhall/shared/rules/accounts/password';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { PasswordMeter } from '@/components/ui/password-meter.tsx';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';

type ConnectedField = ReturnType<SiteForm<Record<string, string>>['field']>;

interface Props {
  label: string;
  /** What is typed so far, for the meter. */
  value: string;
  /** The account it is for, as far as it is known. */
  owner?: PasswordOwner;
  password: ConnectedField;
  confirmPassword: ConnectedField;
}

/** A new password with its strength, and the same again. */
export function NewPasswordFields({ label, value, owner, password, confirmPassword }: Props) {
  const { fields } = messages;
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          label={label}
          required
          autoComplete="new-password"
          // The error names the length as well.
          hint={password.error ? undefined : fields.passwordHint}
          {...password}
        />
        <PasswordMeter value={value} {...(owner && { owner })} />
      </div>
      <PasswordField
        label={fields.confirmPassword}
        required
        autoComplete="new-password"
        {...confirmPassword}
      />
    </>
  );
}
