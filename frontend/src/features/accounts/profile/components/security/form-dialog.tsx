import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** Of the form inside, which the button below sends. */
  formId: string;
  /** Absent: there is nothing to send. */
  submit: string | undefined;
  cancel: string;
  /** It is being sent: until that is over the dialog stays. */
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form that is asked for in between. */
export function FormDialog({ open, title, text, formId, submit, cancel, busy, onClose, children }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={title}
      description={text}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          {submit && (
            <Button type="submit" form={formId} loading={busy}>
              {submit}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
