import type { Profile, ProfileFields } from '@quizhall/shared/model/accounts/user';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useLeaveGuard } from '@/lib/form/use-leave-guard.ts';
import { messages } from '../../messages.ts';
import { profileDraft } from '../../model/kept-profile.ts';
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
  /** Saved or dropped: what still stands in the fields is kept no more. */
  const isOver = useRef(false);
  const draft = profileDraft(profile.id);
  const keep = (fields: ProfileFields | undefined) => {
    if (fields && !isOver.current) draft.save(fields);
    else draft.clear();
  };
  const close = () => {
    isOver.current = true;
    draft.clear();
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
      <EditForm
        id={id}
        profile={profile}
        kept={() => {
          isOver.current = false;
          return draft.load();
        }}
        keep={keep}
        tell={tell}
        onSaved={close}
      />
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
