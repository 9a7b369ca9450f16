import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import type { Certificate } from '@quizhall/shared/model/certificates/certificate';
import { formatCertificateCode } from '@quizhall/shared/rules/certificates/certificate-code';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { CertificatePicture } from '@/entities/certificate/certificate-picture.tsx';
import { certificateQuery } from '@/entities/certificate/certificate-query.ts';
import { SaveBadge, SavePdf } from '@/entities/certificate/save-buttons.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { certificate as text } from './certificate-messages.ts';

/**
 * It is stored within seconds of the hand-in. Unknown codes are counted as guesses, for a whole class behind one address
 * together: so it is not looked for before, and not often.
 */
const FIRST_LOOK_MS = 5_000;
const LOOKS_AGAIN = 1;
const LOOK_AGAIN_MS = 5_000;

type Earned = NonNullable<AttemptResult['certificate']>;

/** The certificate that was earned, as it stands today, with its files and its page. `fresh`: earned a moment ago. */
export function CertificateCard({ code, template, fresh }: Earned & { fresh: boolean }) {
  const [isDue, setDue] = useState(!fresh);
  useEffect(() => {
    if (isDue) return undefined;
    const timer = setTimeout(() => setDue(true), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  const { data, error, isFetching, refetch } = useQuery({
    ...certificateQuery(code),
    enabled: isDue,
    retry: (failed, cause) => hasCode(cause, 'NOT_FOUND') && failed < LOOKS_AGAIN,
    retryDelay: LOOK_AGAIN_MS,
  });
  const again = (
    <Button
      size="sm"
      variant="secondary"
      className={WRAPS}
      loading={isFetching}
      onClick={() => void refetch()}
    >
      {text.again}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="certificate" className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="w-40 max-w-full shrink-0 @max-[15rem]:hidden">
        <CertificatePicture template={template} />
      </div>
      <div className="flex min-w-0 flex-1 basis-64 flex-col items-start gap-4">
        <h2 id="certificate" className="text-xl font-display tracking-tight text-ink">
          {text.title}
        </h2>
        {data && <Standing certificate={data} />}
        {!data && !error && (
          <p role="status" className="text-sm text-muted">
            {text.looking}
          </p>
        )}
        {!data && error && <NotSeen code={code} error={error} again={again} />}
      </div>
    </Card>
  );
}

/** Where anybody checks it, by its code. */
function PageLink({ code }: { code: string }) {
  return (
    <TextLink to={sitePath(SITE_PATHS.verifyCertificate, { code })} className="wrap-anywhere">
      {text.page({ code: formatCertificateCode(code) })}
    </TextLink>
  );
}

function Standing({ certificate: { code, valid, name, issuer } }: { certificate: Certificate }) {
  if (!valid)
    return (
      <Alert tone="warning" live={false} title={text.void} className="self-stretch">
        {text.voidText} <PageLink code={code} />
      </Alert>
    );
  const address = window.location.origin + sitePath(SITE_PATHS.verifyCertificate, { code });
  return (
    <>
      <div className="text-sm text-muted">
        <p className="wrap-anywhere">
          {name ? text.to({ name, issuer }) : `${text.toNobody({ issuer })} ${text.nameless}`}
        </p>
        <p className="mt-1">
          {text.stands} <PageLink code={code} />
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap gap-3">
        <SavePdf code={code} />
        <SaveBadge code={code} />
        <CopyButton label={text.copy} text={address} />
      </div>
    </>
  );
}

function NotSeen({ code, error, again }: { code: string; error: Error; again: ReactNode }) {
  const isMaking = hasCode(error, 'NOT_FOUND');
  return (
    <Alert
      tone={isMaking ? 'neutral' : 'warning'}
      live={false}
      title={isMaking ? text.making : text.failed}
      className="self-stretch"
    >
      <p>
        {isMaking ? text.makingText : `${serverMessage(error, API_MESSAGES.unexpected)} ${text.failedText}`}{' '}
        <PageLink code={code} />
      </p>
      <div className="mt-3">{again}</div>
    </Alert>
  );
}
