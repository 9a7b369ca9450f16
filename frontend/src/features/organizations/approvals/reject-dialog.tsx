import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { decideApproval } from './approval-calls.ts';
import { organizationKey } from '../shared/queries.ts';
import { approvalMessages as TEXT } from './approval-messages.ts';

const FORM = 'reject';
const SCHEMA = ruled<{ reason: string }>(
  ({ reason }): Record<string, string> => (reason.trim() ? {} : { reason: TEXT.reasonMissing }),
);

interface RejectDialogProps {
  organizationId: string;
  approval: { id: string; title: string };
  onClose: () => void;
  /** Called after the rejection. */
  onDone?: () => void;
}

/** Rejects with a reason that is sent to the requester. */
export function RejectDialog({ organizationId, approval, onClose, onDone }: RejectDialogProps) {
  const client = useQueryClient();
  const form = useSiteForm({
    schema: SCHEMA,
    defaultValues: { reason: '' },
    failed: TEXT.rejectFailed,
    async onSubmit({ reason }) {
      await decideApproval(organizationId, {
        id: approval.id,
        decision: 'reject',
        reason: reason.trim(),
      });
      toast.success(TEXT.rejected);
      await client.invalidateQueries({ queryKey: organizationKey(organizationId) });
      onClose();
      onDone?.();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={TEXT.rejectTitle(approval.title || TEXT.untitled)}
      description={TEXT.rejectText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXT.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="danger" loading={form.formState.isSubmitting}>
            {TEXT.reject}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-4" data-first-focus>
        <FormError form={form} />
        <TextArea label={TEXT.reason} required rows={3} maxLength={500} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
