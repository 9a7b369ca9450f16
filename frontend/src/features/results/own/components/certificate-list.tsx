import { type EarnedCertificate, MOST_TOLD } from '@quizhall/shared/model/accounts/own-rewards';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Download, ScrollText } from 'lucide-react';
import { Panel } from '@/components/ui/panel.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatDate, formatPercent } from '@/lib/format.ts';
import { useCertificatePdf } from '@/entities/certificate/use-certificate-pdf.ts';
import { Button } from '@/components/ui/button.tsx';
import { rewards as text } from '../rewards-messages.ts';

/** The newest certificates: each as a PDF, and the page by which anybody can check it. */
export function CertificateList({
  certificates,
  count,
}: {
  certificates: readonly EarnedCertificate[];
  count: number;
}) {
  return (
    <Panel
      title={text.certificates}
      hint={count > MOST_TOLD ? text.newest({ count: certificates.length }) : undefined}
      padded={false}
    >
      <ul className="divide-y divide-line">
        {certificates.map((certificate) => (
          <Row key={certificate.code} {...certificate} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ code, quiz, at, score }: EarnedCertificate) {
  const pdf = useCertificatePdf(code);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <ScrollText aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">
          <TextLink to={sitePath(SITE_PATHS.verifyCertificate, { code })}>
            {text.openCertificate({ title: quiz.title })}
          </TextLink>
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={at}>{formatDate(at)}</time>
          {` · ${text.score({ percent: formatPercent(score) })}`}
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        aria-label={text.pdfOf({ title: quiz.title })}
        loading={pdf.isPending}
        onClick={() => pdf.mutate()}
      >
        {text.pdf}
      </Button>
    </li>
  );
}
