import { routes } from 'virtual:contract-routes';
import { useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { call } from '@/lib/api/call.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';
import { ResetForm as Schema } from '../model/forms.ts';
import { AuthHeading } from './auth-heading.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const { reset, fields } = messages;

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useSiteForm({
    schema: Schema,
    defaultValues: { password: '', confirmPassword: '' },
    onSubmit: async ({ password }) => {
      await call(routes.auth.resetPassword, { body: { token, password } }, { quiet: true });
      toast.success(reset.done);
      onDone();
    },
    failed: reset.failed,
    toast: true,
  });
  return (
    <>
      <AuthHeading title={reset.title}>{reset.text}</AuthHeading>
      <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
        <NewPasswordFields
          label={fields.newPassword}
          value={useWatch({ control: form.control, name: 'password' })}
          password={form.field('password', ['confirmPassword'])}
          confirmPassword={form.field('confirmPassword')}
        />
        <FormError form={form} />
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {reset.submit}
        </Button>
      </form>
    </>
  );
}
