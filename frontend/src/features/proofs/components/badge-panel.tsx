import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { ExternalLink } from '@/components/ui/text-link.tsx';
import { SaveBadge } from '@/entities/certificate/save-buttons.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { messages } from '../messages.ts';
import { type CheckedBadge, checkBadge } from '../model/check-badge.ts';

const TEXT = messages.certificate;

/** The badge as a file, and whether its signature holds. */
export function BadgePanel({ code }: { code: string }) {
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
