import { formatCertificateCode } from '@quizhall/shared/rules/certificate-code';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Download } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { result } from '../../result-messages.ts';
import { Certificate, type CertificateFacts } from './certificate.tsx';
import { PrintSheet } from './print-sheet.tsx';

const { certificate: text } = result;

/** The certificate that was earned, and its way to paper. A guest without a name writes one on it first. */
export function CertificateCard({ facts, code }: { facts: CertificateFacts; code: string }) {
  const [typed, setTyped] = useState('');
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const name = facts.name || typed.trim();
  const download = () => {
    setMissing(!name);
    if (name) setPrinting(true);
    else field.current?.focus();
  };
  const sheet = <Certificate {...facts} name={name || text.someone} />;
  return (
    <Card as="section" aria-labelledby="certificate" className="flex flex-col gap-5">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <h2 id="certificate" className="text-xl font-display tracking-tight text-ink">
            {text.title}
          </h2>
          <p className="mt-1 text-sm text-muted">{text.text}</p>
          <p className="mt-1 text-sm text-muted">
            {text.verify}{' '}
            <TextLink to={sitePath(SITE_PATHS.verifyCertificate, { code })}>
              {formatCertificateCode(code)}
            </TextLink>
          </p>
        </div>
        <Button className="shrink-0" icon={<Download aria-hidden="true" />} onClick={download}>
          {text.download}
        </Button>
      </div>
      {!facts.name && (
        <TextField
          ref={field}
          className="scroll-mt-24"
          label={text.name}
          required
          error={missing ? text.nameRequired : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
          maxLength={100}
          autoComplete="name"
        />
      )}
      <div className="mx-auto w-full max-w-lg overflow-hidden rounded-control border border-line">
        {sheet}
      </div>
      {printing && <PrintSheet onPrinted={printed}>{sheet}</PrintSheet>}
    </Card>
  );
}
