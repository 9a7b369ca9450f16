import type { Approval } from '@quizhall/shared/model/quizzes/approval';
import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { UNLIMITED } from '@quizhall/shared/rules/payments/plans';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { formatDate, formatDateTime, formatNumber } from '@/lib/format.ts';
import { decideApproval } from '../approvals/approval-calls.ts';
import { approvalMessages } from '../approvals/approval-messages.ts';
import { ROLE_NAMES } from './member-messages.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';

const TEXT = approvalMessages.member;

interface MemberReviewProps {
  dashboard: OrganizationDashboard;
  approval: Approval & { person: NonNullable<Approval['person']> };
  onReject: () => void;
  onClose: () => void;
}

/** Details of a person who asks to join, with the decision. */
export function MemberReview({ dashboard, approval, onReject, onClose }: MemberReviewProps) {
  const { organization } = dashboard;
  const change = useOrganizationChange(
    organization.id,
    () => decideApproval(organization.id, { id: approval.id, decision: 'approve' }),
    approvalMessages.approveFailed,
  );
  const approve = () =>
    change.run(undefined, () => {
      toast.success(approvalMessages.approved);
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TEXT.title(approval.title)}
      description={TEXT.text}
      footer={
        <>
          <Button variant="secondary" onClick={onReject}>
            {approvalMessages.reject}
          </Button>
          <Button loading={change.running} onClick={approve}>
            {approvalMessages.approve}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {change.problem && <Alert tone="danger">{change.problem}</Alert>}
        {approval.person.wasRemoved && <Alert tone="warning">{approvalMessages.wasRemoved}</Alert>}
        <dl className="grid grid-cols-1 gap-2 text-sm">
          {factsOf(approval, dashboard).map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 text-ink wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

function factsOf(
  { title, person, askedAt }: MemberReviewProps['approval'],
  { organization, limits }: OrganizationDashboard,
): [string, string][] {
  const most = limits.members === UNLIMITED ? TEXT.unlimited : formatNumber(limits.members);
  return [
    [TEXT.name, title],
    [TEXT.email, person.email],
    [TEXT.way, person.by ? TEXT.ways[person.by] : TEXT.unknownWay],
    ...(person.invitation ? [[TEXT.invited, person.invitation.email] satisfies [string, string]] : []),
    [TEXT.askedAt, formatDateTime(askedAt)],
    [TEXT.account, formatDate(person.accountCreatedAt)],
    [TEXT.department, person.department ?? TEXT.noDepartment],
    [TEXT.role, person.invitation ? ROLE_NAMES[person.invitation.role] : TEXT.member],
    [TEXT.seats, TEXT.seatsOf(organization.members, most)],
  ];
}
