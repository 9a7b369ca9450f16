import { LIMITS } from '@quizhall/shared/model/limits';
import type { Member } from '@quizhall/shared/model/organizations/member';
import type { PupilCard } from '@quizhall/shared/model/organizations/pupil';
import { useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { resetPupilPassword } from './member-calls.ts';
import { pupilMessages } from './pupil-messages.ts';
import { PupilCards } from './pupil-cards.tsx';

const TEXT = pupilMessages.reset;
const FORM = 'reset-password';
const SCHEMA = ruled<{ password: string }>(
  ({ password }): Record<string, string> =>
    password === '' || password.length >= LIMITS.passwordMin ? {} : { password: TEXT.short },
);

interface ResetPasswordProps {
  organizationId: string;
  member: Pick<Member, 'id' | 'name' | 'department'>;
  onClose: () => void;
}

/** Sets another password for an account without email, then shows it once. */
export function ResetPassword({ organizationId, member, onClose }: ResetPasswordProps) {
  const [card, setCard] = useState<PupilCard>();
  const form = useSiteForm({
    schema: SCHEMA,
    defaultValues: { password: '' },
    failed: TEXT.failed,
    async onSubmit({ password }) {
      setCard((await resetPupilPassword(organizationId, member.id, password)).pupil);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={card ? TEXT.done(member.name) : TEXT.title(member.name)}
      {...(!card && { description: TEXT.text })}
      footer={
        card ? (
          <Button variant="secondary" onClick={onClose}>
            {pupilMessages.close}
          </Button>
        ) : (
          <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
            {TEXT.submit}
          </Button>
        )
      }
    >
      {card ? (
        <PupilCards
          organizationId={organizationId}
          title={member.department?.name ?? ''}
          classCode={card.classCode}
          cards={[card]}
        />
      ) : (
        <form id={FORM} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-4" data-first-focus>
          <FormError form={form} />
          <TextField
            label={TEXT.password}
            hint={TEXT.hint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('password')}
          />
        </form>
      )}
    </Dialog>
  );
}
