import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { useEndRetakes } from './use-end-retakes.ts';
import { result } from './result-messages.ts';

const { answers: text } = result;

/** "I am done": asks first, because it cannot be taken back. */
export function EndRetakes({ submissionId }: { submissionId: string }) {
  const [asking, setAsking] = useState(false);
  const { end, ending, problem } = useEndRetakes(submissionId);
  return (
    <>
      <Button
        variant="secondary"
        className={`mt-4 ${WRAPS}`}
        icon={<ListChecks aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {text.done}
      </Button>
      <ConfirmDialog
        open={asking}
        type="warning"
        title={text.confirm.title}
        message={text.confirm.message}
        confirmLabel={text.confirm.confirm}
        cancelLabel={text.confirm.cancel}
        loading={ending}
        error={problem}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
