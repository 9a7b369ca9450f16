import { useId } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { twoFactorMessages } from '../../two-factor-messages.ts';
import { FormDialog } from './form-dialog.tsx';
import {
  mustSignInAgain,
  SignInAgain,
  type SignInMethods,
  useNoticeStale,
} from '@/entities/account/sign-in-again.tsx';

interface Fields {
  password: string;
}
const SCHEMAS = {
  password: ruled<Fields>(({ password }) => ({
    ...(!password && { password: twoFactorMessages.passwordRequired }),
  })),
  nothing: ruled<Fields>(() => ({})),
};

interface Props {
  open: boolean;
  methods: SignInMethods;
  texts: { title: string; text: string; submit: string; failed: string };
  /** Does it; what it throws is shown in the form. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password, or another sign-in, before the account is opened in another way. */
export function ConfirmPasswordDialog({ open, methods, texts, onPassword, onClose }: Props) {
  const mustSignIn = mustSignInAgain(methods);
  const id = useId();
  const form = useSiteForm<Fields, Fields>({
    schema: methods.hasPassword ? SCHEMAS.password : SCHEMAS.nothing,
    defaultValues: { password: '' },
    failed: texts.failed,
    onFailed: useNoticeStale(),
    async onSubmit({ password }) {
      await onPassword(password);
      form.reset();
    },
  });
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={texts.title}
      text={texts.text}
      formId={id}
      submit={mustSignIn ? undefined : texts.submit}
      cancel={twoFactorMessages.cancel}
      busy={form.formState.isSubmitting}
      onClose={close}
    >
      {mustSignIn ? (
        <SignInAgain providers={methods.providers} />
      ) : (
        <form id={id} noValidate data-first-focus className="flex flex-col gap-5" onSubmit={form.submit}>
          <FormError form={form} />
          {methods.hasPassword && (
            <PasswordField label={twoFactorMessages.password} required {...form.field('password')} />
          )}
        </form>
      )}
    </FormDialog>
  );
}
