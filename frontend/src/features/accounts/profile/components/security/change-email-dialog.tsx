import { isEmail } from '@quizhall/shared/model/accounts/email';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { CodeInput } from '@/components/ui/code-input.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import {
  mustSignInAgain,
  SignInAgain,
  type SignInMethods,
  useNoticeStale,
} from '@/entities/account/sign-in-again.tsx';
import { rememberUser } from '@/lib/api/tokens.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { profileQuery } from '../../api/queries.ts';
import { confirmEmailChange, requestEmailChange } from '../../api/security-calls.ts';
import { securityMessages } from '../../security-messages.ts';
import { FormDialog } from './form-dialog.tsx';

const text = securityMessages.email;

interface Props {
  profile: Profile;
  methods: SignInMethods;
  onClose: () => void;
}

/** Asks for the new address and a proof of the owner, then for the mailed code. */
export function ChangeEmailDialog({ profile, methods, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <AddressStep profile={profile} methods={methods} onClose={onClose} onSent={setSentTo} />
  ) : (
    <CodeStep email={sentTo} onBack={() => setSentTo(undefined)} onDone={onClose} />
  );
}

interface AddressFields {
  email: string;
  password: string;
  totp: string;
}

function AddressStep({ profile, methods, onClose, onSent }: Props & { onSent: (email: string) => void }) {
  const id = useId();
  const mustSignIn = mustSignInAgain(methods);
  const asksCode = methods.twoFactor.enabled;
  const form = useSiteForm<AddressFields, AddressFields>({
    schema: ruled(({ email, password, totp }) => ({
      ...(email.trim().toLowerCase() === profile.email && { email: text.same }),
      ...(!isEmail(email.trim()) && { email: text.invalid }),
      ...(!email.trim() && { email: text.required }),
      ...(methods.hasPassword && !password && { password: text.passwordRequired }),
      ...(asksCode && !totp.trim() && { totp: text.totpRequired }),
    })),
    defaultValues: { email: '', password: '', totp: '' },
    failed: text.sendFailed,
    onFailed: useNoticeStale(),
    async onSubmit({ email, password, totp }) {
      const to = email.trim().toLowerCase();
      await requestEmailChange({ email: to, password, ...(asksCode && { totp: totp.trim() }) });
      toast.success(text.sent);
      onSent(to);
    },
  });
  return (
    <FormDialog
      open
      title={profile.email ? text.dialogTitle : text.addTitle}
      text={profile.email ? text.dialogText : text.addText}
      formId={id}
      submit={mustSignIn ? undefined : text.send}
      cancel={text.cancel}
      busy={form.formState.isSubmitting}
      onClose={onClose}
    >
      {mustSignIn ? (
        <SignInAgain providers={methods.providers} />
      ) : (
        <form id={id} noValidate data-first-focus className="grid grid-cols-1 gap-5" onSubmit={form.submit}>
          <FormError form={form} />
          <TextField
            label={text.new}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.field('email')}
          />
          {methods.hasPassword && (
            <PasswordField label={text.password} required {...form.field('password')} />
          )}
          {asksCode && (
            <TextField label={text.totp} autoComplete="one-time-code" required {...form.field('totp')} />
          )}
        </form>
      )}
    </FormDialog>
  );
}

interface CodeStepProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

function CodeStep({ email, onBack, onDone }: CodeStepProps) {
  const id = useId();
  const keep = useKeepEmail();
  const form = useSiteForm<{ otp: string }, { otp: string }>({
    schema: ruled(({ otp }) => ({ ...(!/^\d{6}$/.test(otp) && { otp: text.codeRequired }) })),
    defaultValues: { otp: '' },
    failed: text.confirmFailed,
    async onSubmit({ otp }) {
      keep((await confirmEmailChange(otp)).user);
      toast.success(text.done);
      onDone();
    },
  });
  const { ref, ...otp } = useFormControl(form, 'otp');
  return (
    <FormDialog
      open
      title={text.codeTitle}
      text={text.codeText(email)}
      formId={id}
      submit={text.confirm}
      cancel={text.back}
      busy={form.formState.isSubmitting}
      onClose={onBack}
    >
      <form id={id} noValidate data-first-focus className="grid grid-cols-1 gap-5" onSubmit={form.submit}>
        <FormError form={form} />
        <CodeInput
          length={6}
          label={text.code}
          value={otp.value}
          onChange={otp.set}
          error={otp.error}
          ref={ref}
        />
      </form>
    </FormDialog>
  );
}

/** Shows the new address everywhere at once: on the page, in the bar, in other tabs. */
function useKeepEmail() {
  const client = useQueryClient();
  const { updateUser } = useSession();
  return (user: Awaited<ReturnType<typeof confirmEmailChange>>['user']) => {
    updateUser({ email: user.email });
    rememberUser(user);
    void client.invalidateQueries({ queryKey: profileQuery(user.id).queryKey });
  };
}
