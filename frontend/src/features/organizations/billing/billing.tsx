import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { planName } from '@quizhall/shared/rules/payments/plans';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { usePaymentInAddress } from '@/entities/payment/return-address.ts';
import { InvoiceTable } from '@/entities/plan/invoice-table.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { readInvoice } from './billing-calls.ts';
import { type Billed, billingQuery } from '../shared/queries.ts';
import { billingMessages as TEXT } from './billing-messages.ts';
import { BILLING_VIEW, cycleOf, type OpenBilling } from './billing-view.ts';
import { mayThere } from '../dashboard/dashboard-tabs.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { PlanBanner } from './plan-banner.tsx';
import { PlanCards } from './plan-cards.tsx';
import { CancelDialog, LaterDialog, PayDialog } from './plan-dialogs.tsx';
import { PlanNow, PlanUsage } from './plan-now.tsx';

/** Billing of the organization. Other members than the owner only see the plan and its limits. */
export function Billing({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { organization, limits, role } = dashboard;
  if (mayThere(role, 'organization.own')) return <OwnersBilling dashboard={dashboard} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel
        title={settingsMessages.sections.billing}
        hint={settingsMessages.billing.current(planName(organization.plan))}
      >
        <p className="text-sm text-muted">{TEXT.ownerOnly}</p>
      </Panel>
      <PlanUsage
        limits={limits}
        usage={{
          members: { used: organization.members, limit: limits.members },
          quizzes: { used: organization.totalQuizzes, limit: limits.quizzes },
        }}
      />
    </div>
  );
}

function OwnersBilling({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { data, error, isFetching, refetch } = useQuery(billingQuery(dashboard.organization.id));
  if (data) return <Billed dashboard={dashboard} billed={data} />;
  if (error)
    return (
      <ErrorState
        title={TEXT.failed}
        message={standardMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div role="status" aria-label={TEXT.loading} className="grid gap-5">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

function Billed({ dashboard, billed }: { dashboard: OrganizationDashboard; billed: Billed }) {
  const { id } = dashboard.organization;
  const { filters, set } = useListFilters(BILLING_VIEW);
  const { returned } = usePaymentInAddress();
  const cycle = cycleOf(filters, billed);
  const open: OpenBilling = (dialog, about) => set({ dialog, ...about });
  const shared = {
    id,
    billed,
    cycle,
    plan: filters.plan,
    onClose: () => set({ dialog: 'none', plan: 'free' }),
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlanBanner id={id} billed={billed} onOpen={open} />
      <div className="grid grid-cols-1 items-stretch gap-6 xl:grid-cols-2">
        <PlanNow billed={billed} onOpen={open} />
        <PlanUsage usage={billed.usage} limits={dashboard.limits} />
      </div>
      <PlanCards
        id={id}
        billed={billed}
        cycle={cycle}
        onCycle={(next) => set({ cycle: next })}
        onOpen={open}
      />
      <Panel title={TEXT.invoices.title}>
        {billed.invoices.length > 0 ? (
          <InvoiceTable invoices={billed.invoices} readPdf={(chargeId) => readInvoice(id, chargeId)} />
        ) : (
          <p className="text-sm text-muted">{TEXT.invoices.empty}</p>
        )}
      </Panel>
      <PayDialog {...shared} open={filters.dialog === 'pay' || returned !== undefined} />
      <CancelDialog {...shared} open={filters.dialog === 'cancel'} />
      <LaterDialog {...shared} open={filters.dialog === 'later'} />
    </div>
  );
}
