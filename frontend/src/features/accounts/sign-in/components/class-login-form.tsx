import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';
import type { ClassLoginForm as Fields } from '../model/forms.ts';

const { login, fields } = messages;

/** Class code, user name and password of an account without email. */
export function ClassLoginForm({ form }: { form: SiteForm<Fields> }) {
  const remember = useFormControl(form, 'remember');
  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      <TextField
        label={login.classCode}
        hint={login.classHint}
        required
        autoComplete="off"
        {...plain}
        {...form.field('classCode')}
      />
      <TextField
        label={login.userName}
        required
        autoComplete="username"
        {...plain}
        {...form.field('userName')}
      />
      <PasswordField label={fields.password} required {...form.field('password')} />
      <Checkbox label={login.remember} checked={remember.value} onCheckedChange={remember.set} />
      <p className="text-sm text-muted">{login.classForgot}</p>
      <FormError form={form} />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        {login.submit}
      </Button>
    </form>
  );
}
