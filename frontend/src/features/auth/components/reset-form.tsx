import { routes } from 'virtual:contract-routes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { call } from '@/lib/api/call.ts';
import { formField } from '@/lib/form-field.ts';
import { messages } from '../messages.ts';
import { ResetForm as Schema } from '../model/forms.ts';
import { showFailure } from '../model/show-failure.ts';
import { AuthHeading } from './auth-heading.tsx';
import { FormError } from './form-error.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const { reset, fields } = messages;

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm<Schema>({
    reValidateMode: 'onSubmit',
    resolver: zodResolver(Schema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await call(routes.auth.resetPassword, { body: { token, password } }, { quiet: true });
      toast.success(reset.done);
      onDone();
    } catch (error) {
      showFailure(form, error, { fields: ['password'], fallback: reset.failed });
    }
  });
  return (
    <>
      <AuthHeading title={reset.title}>{reset.text}</AuthHeading>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <NewPasswordFields
          label={fields.newPassword}
          value={useWatch({ control: form.control, name: 'password' })}
          password={formField(form, 'password', ['confirmPassword'])}
          confirmPassword={formField(form, 'confirmPassword')}
        />
        <FormError form={form} />
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {reset.submit}
        </Button>
      </form>
    </>
  );
}
