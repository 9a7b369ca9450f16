import { isEmail, withoutInvisible } from '@quizhall/shared/model/accounts/email';
import { type CoAuthorRole, CO_AUTHOR_ROLES } from '@quizhall/shared/model/enums';
import { Send } from 'lucide-react';
import toast from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { invite } from '../api/people-calls.ts';
import { messages } from '../messages.ts';
import { RadioCards } from '@/components/ui/radio-cards.tsx';

const ROLE_OPTIONS = CO_AUTHOR_ROLES.map((value) => ({ value, ...messages.roles[value] }));

interface RoleCardsProps {
  value: CoAuthorRole;
  onChange: (role: CoAuthorRole) => void;
  error: string | undefined;
}

/** Choice of a role, with a description of each. */
function RoleCards({ value, onChange, error }: RoleCardsProps) {
  return (
    <RadioCards
      label={messages.invite.role}
      value={value}
      onValueChange={(role) => onChange(role as CoAuthorRole)}
      options={ROLE_OPTIONS}
      columns={3}
      error={error}
    />
  );
}

const TEXT = messages.invite;

interface Fields {
  email: string;
  role: CoAuthorRole;
}

/** Avoids the contract's schema, which is larger than the page. */
const SCHEMA = ruled<Fields>(({ email }): Record<string, string> => {
  const address = withoutInvisible(email);
  if (!address) return { email: TEXT.emailMissing };
  return isEmail(address) ? {} : { email: TEXT.emailInvalid };
});

interface InviteFormProps {
  quizId: string;
  onSent: () => void;
}

export function InviteForm({ quizId, onSent }: InviteFormProps) {
  const form = useSiteForm<Fields, Fields>({
    schema: SCHEMA,
    defaultValues: { email: '', role: 'editor' },
    failed: TEXT.failed,
    async onSubmit({ email, role }) {
      const sent = await invite(quizId, { email: withoutInvisible(email), role });
      toast.success(TEXT.sent(sent.email));
      form.reset({ email: '', role });
      onSent();
    },
  });
  const role = useFormControl(form, 'role');
  return (
    <Panel title={TEXT.title} hint={TEXT.hint}>
      <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-4">
        <FormError form={form} />
        <TextField label={TEXT.email} type="email" autoComplete="off" required {...form.field('email')} />
        <RoleCards value={role.value} onChange={role.set} error={role.error} />
        <div className="@container">
          <Button type="submit" icon={<Send />} loading={form.formState.isSubmitting} className={WRAPS}>
            {TEXT.send}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
