import type { OrganizationDomain } from '@quizhall/shared/model/organizations/joining';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { checkDomain, removeDomain } from './joining-calls.ts';
import { formatDate } from '@/lib/format.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { joiningMessages } from './joining-messages.ts';

const TEXT = joiningMessages.domains;

interface DomainRowProps {
  organizationId: string;
  domain: OrganizationDomain;
}

/** Domain with its verification state and DNS record. */
export function DomainRow({ organizationId, domain: { domain, state, record, endsAt } }: DomainRowProps) {
  const [asked, setAsked] = useState(false);
  const check = useOrganizationChange(organizationId, () => checkDomain(organizationId, domain));
  const removal = useOrganizationChange(organizationId, () => removeDomain(organizationId, domain));
  const proven = state === 'proven' && endsAt === undefined;
  return (
    <li className="grid grid-cols-1 gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="min-w-0 flex-[1_1_10rem] font-medium break-words text-ink">{domain}</span>
        <Badge tone={proven ? 'success' : 'warning'}>
          {endsAt === undefined ? TEXT.states[state] : TEXT.missed}
        </Badge>
        <Button variant="ghost" size="sm" aria-label={TEXT.removeOf(domain)} onClick={() => setAsked(true)}>
          {TEXT.remove}
        </Button>
      </div>
      {!proven && (
        <div className="@container grid grid-cols-1 gap-3">
          <p className="text-sm text-muted">
            {endsAt === undefined ? TEXT.record : TEXT.again(formatDate(endsAt))}
          </p>
          <dl className="grid grid-cols-1 gap-2 text-sm">
            <Value label={TEXT.name} value={record.name} copy={TEXT.copyName} />
            <Value label={TEXT.value} value={record.value} copy={TEXT.copyValue} />
          </dl>
          {check.problem && (
            <p role="alert" className="text-sm text-danger-ink">
              {check.problem}
            </p>
          )}
          <Button
            size="sm"
            className={`justify-self-start ${WRAPS}`}
            loading={check.running}
            aria-label={TEXT.checkOf(domain)}
            onClick={() => check.run(undefined, () => toast.success(TEXT.checked(domain)))}
          >
            {TEXT.check}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked}
        type="danger"
        {...TEXT.removing(domain)}
        confirmLabel={TEXT.remove}
        loading={removal.running}
        error={removal.problem}
        onConfirm={() => removal.run(undefined, () => toast.success(TEXT.removed(domain)))}
        onCancel={() => setAsked(false)}
      />
    </li>
  );
}

function Value({ label, value, copy }: { label: string; value: string; copy: string }) {
  return (
    <div className="rounded-control bg-well py-1.5 pr-1.5 pl-3">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 flex-[1_1_14rem] font-mono text-xs wrap-anywhere text-ink">{value}</span>
        <CopyButton size="sm" text={value} label={copy} />
      </dd>
    </div>
  );
}
