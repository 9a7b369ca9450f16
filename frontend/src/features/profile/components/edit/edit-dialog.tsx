import type { Profile } from '@quizhall/shared/model/user';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useLeaveGuard } from '@/lib/form/use-leave-guard.ts';
import { messages } from '../../messages.ts';
import { EditForm, type FormState } from './edit-form.tsx';

const text = messages.edit;

interface Props {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

const CLEAN: FormState = { dirty: false, busy: false, uploading: false };

/** The form in its dialog, which asks before it loses what was typed. */
export function EditDialog({ profile, open, onClose }: Props) {
  const id = useId();
  const [{ dirty, busy, uploading }, tell] = useState(CLEAN);
  const [asking, setAsking] = useState(false);
  const blocker = useLeaveGuard(open && dirty);
  const close = () => {
    tell(CLEAN);
    setAsking(false);
    onClose();
  };
  const wish = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else close();
  };
  const isLeaving = blocker.state === 'blocked';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && wish()}
      title={text.title}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={wish}>
            {text.cancel}
          </Button>
          <Button type="submit" form={id} loading={busy} disabled={uploading}>
            {text.save}
          </Button>
        </>
      }
    >
      <EditForm id={id} profile={profile} tell={tell} onSaved={close} />
      <ConfirmDialog
        open={asking || isLeaving}
        type="warning"
        title={text.leaveTitle}
        message={text.leaveText}
        confirmLabel={text.leave}
        cancelLabel={text.stay}
        onConfirm={() => {
          close();
          if (isLeaving) blocker.proceed();
        }}
        onCancel={() => {
          setAsking(false);
          if (isLeaving) blocker.reset();
        }}
      />
    </Dialog>
  );
}
