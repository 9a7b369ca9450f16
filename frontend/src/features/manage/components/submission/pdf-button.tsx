import { routes } from 'virtual:contract-routes';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { call } from '@/lib/api/call.ts';
import { saveFile } from '@/lib/save-file.ts';
import { showError } from '@/lib/show-error.ts';
import { submission as TEXT } from '../../submission-messages.ts';

/** Saves a submission on paper, as a file. */
export function PdfButton({ submissionId }: { submissionId: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(routes.quizzes.downloadSubmission, { params: { id: submissionId } }, { quiet: true }),
    onSuccess: saveFile,
    onError: () => showError(TEXT.pdfFailed),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<FileDown />}
      loading={isPending}
      aria-label={TEXT.pdfLabel}
      onClick={() => mutate()}
    >
      {TEXT.pdf}
    </Button>
  );
}
