import { withoutInvisible } from '@quizhall/shared/model/accounts/email';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { users } from '@quizhall/shared/contract/accounts/users';
import { useController } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { FormError } from '@/components/form/form-error.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { deleteAccount } from '../../api/deletion-calls.ts';
import { deletionMessages as text } from '../../deletion-messages.ts';
import { DeletionList } from '@/entities/account/deletion-parts.tsx';
import { type SignInMethods, useNoticeStale } from '@/entities/account/sign-in-again.tsx';

interface Fields {
  heir: string;
  confirm: string;
  password: string;
  totp: string;
}
type Deletion = ResponseOf<typeof users.getDeletion>;

const ARCHIVE = 'archive';

/** What is asked of whoever deletes their account, and what follows: signed out, at home, with a word that it is done. */
export function useDeletionForm(email: string, methods: SignInMethods | undefined) {
  const asksCode = methods?.twoFactor.enabled === true;
  const { signOut } = useSession();
  const navigate = useNavigate();
  return useSiteForm<Fields, Fields>({
    schema: ruled<Fields>(({ confirm, password, totp }) => ({
      ...(withoutInvisible(confirm).toLowerCase() !== email && {
        confirm: email.includes('@') ? text.addressWrong : text.userNameWrong,
      }),
      ...(methods?.hasPassword && !password && { password: text.passwordRequired }),
      ...(asksCode && !totp.trim() && { totp: text.codeRequired }),
    })),
    defaultValues: { heir: ARCHIVE, confirm: '', password: '', totp: '' },
    failed: text.failed,
    onFailed: useNoticeStale(),
    async onSubmit({ heir, confirm, password, totp }) {
      await deleteAccount({
        confirm,
        password,
        ...(totp.trim() && { totp: totp.trim() }),
        ...(heir !== ARCHIVE && { transferTo: heir }),
      });
      await signOut({ quiet: true });
      toast.success(text.done);
      await navigate('/');
    },
  });
}

interface Props {
  id: string;
  form: ReturnType<typeof useDeletionForm>;
  email: string;
  deletion: Deletion;
  methods: SignInMethods;
}

export function DeletionForm({ id, form, email, deletion: { quizzes, heirs }, methods }: Props) {
  const { field } = useController({ control: form.control, name: 'heir' });
  return (
    <form id={id} noValidate className="grid grid-cols-1 gap-5" onSubmit={form.submit}>
      <FormError form={form} />
      <DeletionList title={text.goes} items={text.goesList} />
      <DeletionList title={text.stays} items={text.staysList} />
      {quizzes > 0 && (
        <RadioCards
          label={text.quizzes(quizzes)}
          value={field.value}
          onValueChange={field.onChange}
          options={[
            { value: ARCHIVE, title: text.archive, description: text.archiveText },
            ...heirs.map((heir) => ({
              value: heir.id,
              title: text.handOver(heir.name),
              description: text.handOverText(heir.quizzes, quizzes),
            })),
          ]}
        />
      )}
      <TextField
        label={email.includes('@') ? text.address : text.userName}
        hint={text.addressHint(email)}
        type={email.includes('@') ? 'email' : 'text'}
        autoComplete="off"
        required
        {...form.field('confirm')}
      />
      {methods.hasPassword && <PasswordField label={text.password} required {...form.field('password')} />}
      {methods.twoFactor.enabled && (
        <TextField label={text.code} autoComplete="one-time-code" required {...form.field('totp')} />
      )}
    </form>
  );
}
