import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { RotateCcw } from 'lucide-react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatDate } from '@/lib/format.ts';
import { restoreOrganization } from './life-calls.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { lifeMessages } from './life-messages.ts';
import { mayThere } from '../dashboard/dashboard-tabs.ts';
import { OrganizationTakeout } from './organization-takeout.tsx';

const TEXT = lifeMessages.closed;

interface Props {
  dashboard: OrganizationDashboard;
  deletion: NonNullable<OrganizationDashboard['deletion']>;
}

/** Replaces the tabs of a deleted organization: restore deadline, who can restore it, and the data export. */
export function ClosedOrganization({ dashboard: { organization, role }, deletion }: Props) {
  const isOwner = mayThere(role, 'organization.own');
  const { run, running, problem } = useOrganizationChange(
    organization.id,
    restoreOrganization,
    TEXT.restoreFailed,
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <Alert tone="warning" live={false} title={TEXT.title}>
        <p>
          {TEXT.text(formatDate(deletion.erasedFrom))} {isOwner ? TEXT.owner : TEXT.member}
        </p>
        {isOwner && (
          <Button
            className={`mt-4 ${WRAPS}`}
            icon={<RotateCcw />}
            loading={running}
            onClick={() => run(organization.id, () => toast.success(TEXT.restored))}
          >
            {TEXT.restore}
          </Button>
        )}
      </Alert>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {isOwner && <OrganizationTakeout id={organization.id} />}
    </div>
  );
}
