import { useQuery } from '@tanstack/react-query';
import { UNLIMITED } from '@quizhall/shared/rules/payments/plans';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { usePaymentInAddress } from '@/entities/payment/return-address.ts';
import { InvoiceTable } from '@/entities/plan/invoice-table.tsx';
import { Used } from '@/entities/plan/used.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { readInvoice } from '../api/calls.ts';
import { invoicesQuery, type Subscribed, subscriptionQuery } from '../api/queries.ts';
import { CancelDialog, MonthlyDialog } from '../components/ask-dialogs.tsx';
import { Banner } from '../components/banner.tsx';
import { CurrentPlan } from '../components/current-plan.tsx';
import { PayDialog } from '../components/pay-dialog.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { messages } from '../messages.ts';
import { cycleOf, type OpenDialog, VIEW } from '../model/view.ts';

const INVOICES_TEXT = messages.invoices;

/** What was paid, the newest first. */
function Invoices() {
  const { data, error, isFetching, refetch } = useQuery(invoicesQuery());
  return (
    <Panel title={INVOICES_TEXT.title}>
      {data && data.length > 0 && <InvoiceTable invoices={data} readPdf={readInvoice} />}
      {data?.length === 0 && <p className="text-sm text-muted">{INVOICES_TEXT.empty}</p>}
      {!data && error && (
        <ErrorState
          as="h3"
          title={INVOICES_TEXT.failed}
          message={standardMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={INVOICES_TEXT.loading}>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Panel>
  );
}

const TEXT = messages.usage;

/** How much of the plan is used. */
function Usage({ usage, enforced }: Pick<Subscribed, 'usage' | 'enforced'>) {
  const isLimited = [usage.quizzes, usage.responsesPerMonth].some(({ limit }) => limit !== UNLIMITED);
  return (
    <Panel title={TEXT.title}>
      <div className="grid gap-5">
        <Used label={TEXT.quizzes} {...usage.quizzes} />
        <Used label={TEXT.responses} {...usage.responsesPerMonth} />
        {isLimited && <p className="text-sm text-faint">{enforced ? TEXT.enforced : TEXT.shown}</p>}
      </div>
    </Panel>
  );
}

/** `/subscription`: the own plan, its use, other plans and what was paid. */
export function Component() {
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery());
  return (
    <Page title={messages.title} lead={messages.lead}>
      {data && <Content subscribed={data} />}
      {!data && error && (
        <ErrorState
          title={messages.failed}
          message={standardMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={messages.loading} className="grid gap-5">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </Page>
  );
}

function Content({ subscribed }: { subscribed: Subscribed }) {
  const { filters, set } = useListFilters(VIEW);
  const { returned } = usePaymentInAddress();
  const cycle = cycleOf(filters, subscribed);
  const open: OpenDialog = (dialog, wanted = cycle) => set({ dialog, cycle: wanted });
  const close = () => set({ dialog: 'none' });
  const shared = { subscribed, onClose: close };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Banner subscribed={subscribed} onOpen={open} />
      <div className="grid grid-cols-1 items-stretch gap-6 lg:grid-cols-2">
        <CurrentPlan subscribed={subscribed} onOpen={open} />
        <Usage {...subscribed} />
      </div>
      <PlanCards
        subscribed={subscribed}
        cycle={cycle}
        onCycle={(next) => set({ cycle: next })}
        onOpen={open}
      />
      <Invoices />
      <PayDialog {...shared} cycle={cycle} open={filters.dialog === 'pay' || returned !== undefined} />
      <CancelDialog {...shared} open={filters.dialog === 'cancel'} />
      <MonthlyDialog {...shared} open={filters.dialog === 'monthly'} />
    </div>
  );
}
