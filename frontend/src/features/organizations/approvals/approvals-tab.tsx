import type { Approval } from '@quizhall/shared/model/quizzes/approval';
import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck, FileText, User } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { DataList } from '@/components/list/data-list.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { reviewPath } from '@/entities/quiz/quiz-links.ts';
import { formatAgo } from '@/lib/format.ts';
import { listState } from '@/lib/list/cursor-list.ts';
import { decideApproval } from './approval-calls.ts';
import { approvalsQuery } from '../shared/queries.ts';
import { approvalMessages as TEXT } from './approval-messages.ts';
import { ROLE_NAMES } from '../members/member-messages.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { MemberReview } from '../members/member-review.tsx';
import { RejectDialog } from './reject-dialog.tsx';

/** Pending approvals of the organization. */
export function ApprovalsTab({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { id } = dashboard.organization;
  const approvals = useQuery(approvalsQuery(id));
  const [rejecting, setRejecting] = useState<Approval>();
  const [reviewed, setReviewed] = useState<Approval>();
  return (
    <div className="grid grid-cols-1 gap-6">
      <SectionTitle>{TEXT.title}</SectionTitle>
      <DataList
        list={listState(approvals, approvals.data)}
        texts={TEXT}
        skeleton={<Skeleton className="h-48 w-full" />}
        empty={<EmptyState icon={<CheckCheck />} title={TEXT.emptyTitle} text={TEXT.emptyText} />}
      >
        {(items) => (
          <ul className="grid grid-cols-1 gap-4">
            {items.map((approval) => (
              <Item
                key={approval.id}
                organizationId={id}
                approval={approval}
                onReview={() => setReviewed(approval)}
                onReject={() => setRejecting(approval)}
              />
            ))}
          </ul>
        )}
      </DataList>
      {reviewed?.person && (
        <MemberReview
          dashboard={dashboard}
          approval={{ ...reviewed, person: reviewed.person }}
          onReject={() => {
            setReviewed(undefined);
            setRejecting(reviewed);
          }}
          onClose={() => setReviewed(undefined)}
        />
      )}
      {rejecting && (
        <RejectDialog organizationId={id} approval={rejecting} onClose={() => setRejecting(undefined)} />
      )}
    </div>
  );
}

interface ItemProps {
  organizationId: string;
  approval: Approval;
  onReview: () => void;
  onReject: () => void;
}

function Item({ organizationId, approval, onReview, onReject }: ItemProps) {
  const { id, type, subject, by, askedAt, isLive, person } = approval;
  const title = approval.title || TEXT.untitled;
  const change = useOrganizationChange(
    organizationId,
    () => decideApproval(organizationId, { id, decision: 'approve' }),
    TEXT.approveFailed,
  );
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-2">
          <Badge icon={type === 'quiz' ? <FileText /> : <User />}>{TEXT.types[type]}</Badge>
          <span className="min-w-0 font-medium break-words text-ink">{title}</span>
        </p>
        <p className="mt-1 text-sm text-muted">{TEXT.askedBy(by.name, formatAgo(askedAt))}</p>
        {person && (
          <p className="text-sm break-words text-muted">
            {[person.email, person.by && TEXT.cameBy[person.by]].filter(Boolean).join(' · ')}
          </p>
        )}
        {person?.invitation && (
          <p className="text-sm break-words text-ink">
            {TEXT.invitation(person.invitation.email, ROLE_NAMES[person.invitation.role])}
          </p>
        )}
        {person?.wasRemoved && <p className="text-sm text-ink">{TEXT.wasRemoved}</p>}
        {isLive && <p className="text-sm text-muted">{TEXT.isLive}</p>}
        {change.problem && (
          <p role="alert" className="text-sm text-danger-ink">
            {change.problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {person && (
          <Button variant="ghost" size="sm" aria-label={TEXT.reviewOf(title)} onClick={onReview}>
            {TEXT.review}
          </Button>
        )}
        {type === 'quiz' && (
          <ButtonLink variant="ghost" size="sm" to={reviewPath(subject)} aria-label={TEXT.reviewOf(title)}>
            {TEXT.review}
          </ButtonLink>
        )}
        <Button variant="secondary" size="sm" aria-label={TEXT.rejectOf(title)} onClick={onReject}>
          {TEXT.reject}
        </Button>
        <Button
          size="sm"
          aria-label={TEXT.approveOf(title)}
          loading={change.running}
          onClick={() => change.run(undefined, () => toast.success(TEXT.approved))}
        >
          {TEXT.approve}
        </Button>
      </div>
    </Card>
  );
}
