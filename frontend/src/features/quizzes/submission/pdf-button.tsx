import { routes } from 'virtual:contract-routes';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { call } from '@/lib/api/call.ts';
import { saveFile } from '@/lib/save-file.ts';
import { showError } from '@/lib/show-error.ts';

interface PdfButtonProps {
  submissionId: string;
  label: string;
  /** Full title if the label is short. */
  title?: string;
  /** Message for a failed download. */
  failed: string;
}

/** Downloads a submission as a PDF. */
export function PdfButton({ submissionId, label, title, failed }: PdfButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(routes.quizzes.downloadSubmission, { params: { id: submissionId } }, { quiet: true }),
    onSuccess: saveFile,
    onError: () => showError(failed),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<FileDown />}
      loading={isPending}
      aria-label={title}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
