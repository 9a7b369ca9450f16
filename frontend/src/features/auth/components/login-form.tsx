import { routes } from 'virtual:contract-routes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { call } from '@/lib/api/call.ts';
import { ApiError } from '@/lib/api/errors.ts';
import { deviceId } from '@/lib/device-id.ts';
import { formField } from '@/lib/form-field.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { LoginForm as Schema } from '../model/forms.ts';
import { showFailure } from '../model/show-failure.ts';
import { FormError } from './form-error.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';

const { login, fields } = messages;

/** E-mail and password. Whoever shows this form leads on when the session stands. */
export function LoginForm() {
  const { signIn } = useSession();
  const form = useForm<Schema>({
    reValidateMode: 'onSubmit',
    resolver: zodResolver(Schema),
    defaultValues: { email: '', password: '', remember: false },
  });
  const remember = useWatch({ control: form.control, name: 'remember' });
  const submit = form.handleSubmit(async (body) => {
    try {
      const { tokens, user } = await call(
        routes.auth.login,
        { body: { ...body, deviceId: deviceId() } },
        { quiet: true },
      );
      toast.success(login.welcome(user.fullName));
      signIn(tokens, user);
    } catch (error) {
      const fallback = error instanceof ApiError ? login.failed : login.unexpected;
      showFailure(form, error, { fields: ['email', 'password'], fallback });
    }
  });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={fields.email}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={fields.emailPlaceholder}
        {...formField(form, 'email')}
      />
      <PasswordField label={fields.password} required {...formField(form, 'password')} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Checkbox
          label={login.remember}
          checked={remember}
          onCheckedChange={(checked) => form.setValue('remember', checked)}
        />
        <span className="text-sm">
          <TextLink to="/auth/forgot-password">{login.forgot}</TextLink>
        </span>
      </div>
      <FormError form={form} />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        {login.submit}
      </Button>
    </form>
  );
}
