import { REPORT_REASONS } from '@quizhall/shared/model/explore/explore-enums';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { EXPLORE_MESSAGES as TEXT } from './messages.ts';
import { sendReport } from './queries.ts';

const REASONS = REPORT_REASONS.map((value) => ({ value, title: TEXT.reasons[value] }));

interface ReportDialogProps {
  quizId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Tells whoever runs the site what is wrong with a quiz. */
export function ReportDialog({ quizId, open, onOpenChange }: ReportDialogProps) {
  const [chosen, setChosen] = useState('');
  const [details, setDetails] = useState('');
  const reason = REPORT_REASONS.find((value) => value === chosen);
  const sending = useMutation({
    mutationFn: () => (reason ? sendReport(quizId, { reason, details }) : Promise.resolve()),
    onSuccess: () => {
      toast.success(TEXT.reported);
      onOpenChange(false);
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TEXT.reportTitle}
      description={TEXT.reportLead}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {TEXT.cancel}
          </Button>
          <Button disabled={!reason} loading={sending.isPending} onClick={() => sending.mutate()}>
            {TEXT.send}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {sending.error && (
          <Alert tone="danger">
            {TEXT.reportFailed}: {standardMessage(sending.error)}
          </Alert>
        )}
        <RadioCards label={TEXT.reason} value={chosen} onValueChange={setChosen} options={REASONS} />
        <TextArea
          label={TEXT.details}
          hint={TEXT.detailsHint}
          maxLength={1_000}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
