import type { WonPrize } from '@quizhall/shared/model/payments/prize';
import { LIMITS } from '@quizhall/shared/model/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { formatMoney } from '@/lib/format.ts';
import { holdPrize } from './prize-queries.ts';
import { messages } from './prize-messages.ts';

const TEXT = messages.holdDialog;

interface HoldDialogProps {
  quizId: string;
  prize: WonPrize;
  onClose: () => void;
}

/** Asks for the reason to hold a prize. */
export function HoldDialog({ quizId, prize, onClose }: HoldDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const mutationKey = ['hold', prize.id];
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: () => holdPrize(quizId, prize.id, reason.trim()),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: quizKeys.prizes(quizId) });
      onClose();
    },
  });
  const send = () => {
    if (reason.trim() === '') return setIsMissing(true);
    // Ignores a second press before the button is rendered as busy.
    if (client.isMutating({ mutationKey }) === 0) mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TEXT.title}
      description={TEXT.text(prize.name, formatMoney(prize.cents / 100), prize.holdableUntil)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXT.cancel}
          </Button>
          <Button loading={isPending} onClick={send}>
            {TEXT.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          label={TEXT.reason}
          hint={TEXT.reasonHint}
          value={reason}
          maxLength={LIMITS.auditReason}
          error={isMissing && reason.trim() === '' ? TEXT.missing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {error && <Alert tone="danger">{serverMessage(error, TEXT.failed)}</Alert>}
      </div>
    </Dialog>
  );
}
