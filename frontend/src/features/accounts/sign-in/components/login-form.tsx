import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';
import type { LoginForm as Schema } from '../model/forms.ts';
import { TextLink } from '@/components/ui/text-link.tsx';

const { login, fields } = messages;

/** E-mail and password. Whoever shows this form leads on when the session stands. */
export function LoginForm({ form }: { form: SiteForm<Schema> }) {
  const remember = useFormControl(form, 'remember');
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      <TextField
        label={fields.email}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={fields.emailPlaceholder}
        {...form.field('email')}
      />
      <PasswordField label={fields.password} required {...form.field('password')} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Checkbox label={login.remember} checked={remember.value} onCheckedChange={remember.set} />
        <span className="text-sm">
          <TextLink to={SITE_PATHS.forgotPassword}>{login.forgot}</TextLink>
        </span>
      </div>
      <FormError form={form} />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        {login.submit}
      </Button>
    </form>
  );
}
