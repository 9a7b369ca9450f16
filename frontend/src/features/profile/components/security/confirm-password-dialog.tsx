import { useId } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { twoFactorMessages } from '../../two-factor-messages.ts';

interface Fields {
  password: string;
}
const SCHEMA = ruled<Fields>(({ password }) => ({
  ...(!password && { password: twoFactorMessages.passwordRequired }),
}));

interface Props {
  open: boolean;
  texts: { title: string; text: string; submit: string; failed: string };
  /** Does it; what it throws is shown in the form. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before the account is opened in another way. */
export function ConfirmPasswordDialog({ open, texts, onPassword, onClose }: Props) {
  const id = useId();
  const form = useSiteForm<Fields, Fields>({
    schema: SCHEMA,
    defaultValues: { password: '' },
    failed: texts.failed,
    async onSubmit({ password }) {
      await onPassword(password);
      form.reset();
    },
  });
  const busy = form.formState.isSubmitting;
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && close()}
      title={texts.title}
      description={texts.text}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {twoFactorMessages.cancel}
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate data-first-focus className="flex flex-col gap-5" onSubmit={form.submit}>
        <FormError form={form} />
        <PasswordField label={twoFactorMessages.password} required {...form.field('password')} />
      </form>
    </Dialog>
  );
}
