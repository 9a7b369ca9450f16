import { useMutation } from '@tanstack/react-query';
import { BadgeCheck, Download } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { saveFile } from '@/lib/save-file.ts';
import { getBadge } from './certificate-query.ts';
import { useCertificatePdf } from './use-certificate-pdf.ts';
import { certificateFiles as TEXT } from './messages.ts';

/** Saves the certificate on paper. */
export function SavePdf({ code }: { code: string }) {
  const pdf = useCertificatePdf(code);
  return (
    <Button
      className={WRAPS}
      icon={<Download aria-hidden="true" />}
      loading={pdf.isPending}
      onClick={() => pdf.mutate()}
    >
      {TEXT.pdf}
    </Button>
  );
}

/** Saves the signed badge. */
export function SaveBadge({ code }: { code: string }) {
  const badge = useMutation({ mutationFn: () => getBadge(code), onSuccess: saveFile });
  return (
    <Button
      variant="secondary"
      className={WRAPS}
      icon={<BadgeCheck aria-hidden="true" />}
      loading={badge.isPending}
      onClick={() => badge.mutate()}
    >
      {TEXT.badge}
    </Button>
  );
}
