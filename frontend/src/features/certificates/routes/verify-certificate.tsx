import type { Certificate } from '@quizhall/shared/model/certificates/certificate';
import {
  formatCertificateCode,
  parseCertificateCode,
} from '@quizhall/shared/rules/certificates/certificate-code';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { cx } from '@/components/ui/cx.ts';
import { Panel } from '@/components/ui/panel.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ExternalLink } from '@/components/ui/text-link.tsx';
import { certificateQuery } from '@/entities/certificate/certificate-query.ts';
import { SaveBadge, SavePdf } from '@/entities/certificate/save-buttons.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { formatDate, formatPercent } from '@/lib/format.ts';
import { Fact, Facts } from '../components/facts.tsx';
import { messages } from '../messages.ts';
import { checkBadge, type CheckedBadge } from '../model/check-badge.ts';

const TEXT = messages.certificate;

/** The badge as a file, and whether its signature holds. */
function BadgePanel({ code }: { code: string }) {
  const check = useMutation({ mutationFn: () => checkBadge(code) });
  return (
    <Panel title={TEXT.badge} hint={TEXT.badgeText}>
      <div className="flex flex-wrap gap-3">
        <SaveBadge code={code} />
        <Button
          variant="secondary"
          icon={<ShieldCheck aria-hidden="true" />}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          {TEXT.checkBadge}
        </Button>
      </div>
      {(check.data || check.error) && (
        <div className="mt-5">
          {check.error && <Alert tone="danger">{serverMessage(check.error, TEXT.checkFailed)}</Alert>}
          {check.data && <Verdict checked={check.data} />}
        </div>
      )}
    </Panel>
  );
}

function Verdict({ checked }: { checked: CheckedBadge }) {
  if (checked.verdict === 'valid')
    return (
      <Alert tone="success" title={TEXT.signed}>
        {TEXT.signedText} <code className="text-xs wrap-anywhere">{checked.kid}</code>
      </Alert>
    );
  if (checked.verdict === 'unable')
    return (
      <Alert tone="warning" title={TEXT.unable}>
        {TEXT.unableText} <ExternalLink href={checked.key}>{TEXT.key}</ExternalLink>
      </Alert>
    );
  const isChanged = checked.verdict === 'changed';
  return (
    <Alert tone={isChanged ? 'danger' : 'warning'} title={isChanged ? TEXT.unsigned : TEXT.unseenKey}>
      {isChanged ? TEXT.unsignedText : TEXT.unseenKeyText}
    </Alert>
  );
}

/** `/verify/:code`: whether a certificate is real, for whoever was shown one. */
export function Component() {
  const { code: typed = '' } = useParams();
  const code = parseCertificateCode(typed) ?? typed;
  const { data, error, isFetching, refetch } = useQuery(certificateQuery(code));
  if (data) return <Shown certificate={data} />;
  return (
    <Page width="text" title={TEXT.title}>
      {!error && <p role="status">{TEXT.loading}</p>}
      {error && hasCode(error, 'NOT_FOUND', 'INVALID_INPUT') && (
        <div className="flex flex-col gap-6">
          <Alert tone="danger" title={TEXT.unknown}>
            {TEXT.unknownText({ code: formatCertificateCode(code) })}
          </Alert>
          <AnotherCode key={code} typed={typed} />
        </div>
      )}
      {error && !hasCode(error, 'NOT_FOUND', 'INVALID_INPUT') && (
        <ErrorState
          title={TEXT.failed}
          message={serverMessage(error, API_MESSAGES.unexpected)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

/** The code once more, to mend a letter of it. */
function AnotherCode({ typed }: { typed: string }) {
  const [code, setCode] = useState(typed);
  const navigate = useNavigate();
  const trimmed = code.trim();
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed) void navigate(sitePath(SITE_PATHS.verifyCertificate, { code: trimmed }));
      }}
    >
      <TextField
        label={TEXT.another}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit">{TEXT.lookUp}</Button>
    </form>
  );
}

function Shown({ certificate }: { certificate: Certificate }) {
  const { code, valid, name = TEXT.nameless, quizTitle, score, completedAt, issuer, brand } = certificate;
  return (
    <Page width="text" title={TEXT.title} documentTitle={TEXT.documentTitle({ name, quiz: quizTitle })}>
      <div className="flex flex-col gap-6">
        <Alert tone={valid ? 'success' : 'danger'} title={valid ? TEXT.valid : TEXT.void}>
          {valid ? TEXT.validText : TEXT.voidText}
        </Alert>
        <Panel title={TEXT.says}>
          <Facts>
            <Fact term={TEXT.name}>{name}</Fact>
            <Fact term={TEXT.quiz}>{quizTitle}</Fact>
            <Fact term={TEXT.score}>{formatPercent(score)}</Fact>
            <Fact term={TEXT.completed}>
              <time dateTime={completedAt}>{formatDate(completedAt)}</time>
            </Fact>
            <Fact term={TEXT.issuer}>
              <span className="flex items-center gap-2.5">
                {brand?.logoUrl && (
                  <img
                    src={brand.logoUrl}
                    alt=""
                    className="h-9 max-w-32 rounded-inner bg-white object-contain p-0.5"
                  />
                )}
                <span
                  className={cx('min-w-0 wrap-anywhere', brand && 'border-b-2')}
                  style={brand && { borderColor: brand.color }}
                >
                  {issuer}
                </span>
              </span>
            </Fact>
            <Fact term={TEXT.code}>
              <code>{formatCertificateCode(code)}</code>
            </Fact>
          </Facts>
        </Panel>
        {valid && (
          <Panel title={TEXT.paper} hint={TEXT.paperText}>
            <SavePdf code={code} />
          </Panel>
        )}
        {valid && <BadgePanel code={code} />}
      </div>
    </Page>
  );
}
