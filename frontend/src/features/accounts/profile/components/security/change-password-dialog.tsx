import { LIMITS } from '@quizhall/shared/model/limits';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import {
  COMMON_PASSWORD_MESSAGE,
  isTooEasy,
  type PasswordOwner,
} from '@quizhall/shared/rules/accounts/password';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { PasswordMeter } from '@/components/ui/password-meter.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { profileQuery } from '../../api/queries.ts';
import { changePassword } from '../../api/security-calls.ts';
import { securityMessages } from '../../security-messages.ts';
import { FormDialog } from './form-dialog.tsx';

const text = securityMessages.password;

interface Fields {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** The rules of the contract, without its schema library. */
const schemaFor = (owner: PasswordOwner) =>
  ruled<Fields>(({ currentPassword, newPassword, confirmPassword }) => ({
    ...(!currentPassword && { currentPassword: text.required }),
    ...(isTooEasy(newPassword, owner) && { newPassword: COMMON_PASSWORD_MESSAGE }),
    ...(newPassword.length > LIMITS.passwordMax && { newPassword: text.long }),
    ...(newPassword.length < LIMITS.passwordMin && { newPassword: text.short }),
    ...(!newPassword && { newPassword: text.required }),
    ...(!confirmPassword && { confirmPassword: text.confirmRequired }),
    ...(confirmPassword !== newPassword && { confirmPassword: text.differ }),
  }));

interface Props {
  user: Pick<Profile, 'id' | 'fullName' | 'email'>;
  open: boolean;
  onClose: () => void;
}

export function ChangePasswordDialog({ user, open, onClose }: Props) {
  const owner = { name: user.fullName, email: user.email };
  const id = useId();
  const client = useQueryClient();
  const form = useSiteForm<Fields, Fields>({
    schema: schemaFor(owner),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    failed: text.failed,
    async onSubmit({ currentPassword, newPassword }) {
      await changePassword(currentPassword, newPassword);
      toast.success(text.done);
      close();
      await client.invalidateQueries({ queryKey: profileQuery(user.id).queryKey });
    },
  });
  /** No password is kept for the next time. */
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={text.change}
      text={text.text}
      formId={id}
      submit={text.save}
      cancel={text.cancel}
      busy={form.formState.isSubmitting}
      onClose={close}
    >
      <form id={id} noValidate data-first-focus className="flex flex-col gap-5" onSubmit={form.submit}>
        <FormError form={form} />
        <PasswordField label={text.current} required {...form.field('currentPassword')} />
        <div className="flex flex-col gap-2">
          <PasswordField
            label={text.new}
            required
            autoComplete="new-password"
            hint={form.formState.errors.newPassword ? undefined : text.hint}
            {...form.field('newPassword', ['confirmPassword'])}
          />
          <PasswordMeter value={useWatch({ control: form.control, name: 'newPassword' })} owner={owner} />
        </div>
        <PasswordField
          label={text.confirm}
          required
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
      </form>
    </FormDialog>
  );
}
