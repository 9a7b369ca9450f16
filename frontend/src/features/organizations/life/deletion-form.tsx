import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { DeletionList } from '@/entities/account/deletion-parts.tsx';
import { type SignInMethods, useNoticeStale } from '@/entities/account/sign-in-again.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { deleteOrganization } from './life-calls.ts';
import { organizationKey } from '../shared/queries.ts';
import { lifeMessages } from './life-messages.ts';

const TEXT = lifeMessages.remove;

interface Fields {
  confirm: string;
  password: string;
  totp: string;
}

/** Confirmation of an organization's deletion. Its dashboard shows the result. */
export function useDeletionForm({ id, name }: { id: string; name: string }, methods?: SignInMethods) {
  const client = useQueryClient();
  const asksCode = methods?.twoFactor.enabled === true;
  return useSiteForm<Fields, Fields>({
    schema: ruled<Fields>(({ confirm, password, totp }) => ({
      ...(confirm.trim() !== name && { confirm: TEXT.nameWrong }),
      ...(methods?.hasPassword && !password && { password: TEXT.passwordRequired }),
      ...(asksCode && !totp.trim() && { totp: TEXT.codeRequired }),
    })),
    defaultValues: { confirm: '', password: '', totp: '' },
    failed: TEXT.failed,
    onFailed: useNoticeStale(),
    async onSubmit({ confirm, password, totp }) {
      await deleteOrganization(id, { confirm, password, ...(totp.trim() && { totp: totp.trim() }) });
      toast.success(TEXT.done);
      await client.invalidateQueries({ queryKey: organizationKey(id) });
    },
  });
}

interface Props {
  id: string;
  form: ReturnType<typeof useDeletionForm>;
  name: string;
  methods: SignInMethods;
}

export function DeletionForm({ id, form, name, methods }: Props) {
  return (
    <form id={id} noValidate className="grid grid-cols-1 gap-5" onSubmit={form.submit}>
      <FormError form={form} />
      <DeletionList title={TEXT.now} items={TEXT.nowList} />
      <DeletionList title={TEXT.later} items={TEXT.laterList} />
      <TextField
        label={TEXT.name}
        hint={TEXT.nameHint(name)}
        autoComplete="off"
        required
        {...form.field('confirm')}
      />
      {methods.hasPassword && <PasswordField label={TEXT.password} required {...form.field('password')} />}
      {methods.twoFactor.enabled && (
        <TextField label={TEXT.code} autoComplete="one-time-code" required {...form.field('totp')} />
      )}
    </form>
  );
}
