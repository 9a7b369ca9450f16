import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Button } from '@/components/ui/button.tsx';
import { usePart } from '@/components/use-part.ts';
import { messages } from '../messages.ts';

const load = async () => (await import('@/entities/quiz/export/export-dialog.tsx')).ExportDialog;

interface ExportButtonProps {
  id: string;
  /** The page shows more than the server has. */
  dirty: boolean;
}

/** The questions as a file, of the quiz as the server has it. */
export function ExportButton({ id, dirty }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  const [ExportDialog, want, fail] = usePart(load, () => setOpen(false));
  const show = () => {
    setOpen(true);
    want();
  };
  return (
    <>
      <Button size="sm" variant="secondary" icon={<FileDown />} onClick={show}>
        {messages.questions.export}
      </Button>
      {ExportDialog && (
        <PartBoundary onFailure={fail}>
          <ExportDialog quiz={{ id }} open={open} unsaved={dirty} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
