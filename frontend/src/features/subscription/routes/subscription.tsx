import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { usePaymentInAddress } from '@/entities/payment/return-address.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { type Subscribed, subscriptionQuery } from '../api/queries.ts';
import { CancelDialog, MonthlyDialog } from '../components/ask-dialogs.tsx';
import { Banner } from '../components/banner.tsx';
import { CurrentPlan } from '../components/current-plan.tsx';
import { Invoices } from '../components/invoices.tsx';
import { PayDialog } from '../components/pay-dialog.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { Usage } from '../components/usage.tsx';
import { messages } from '../messages.ts';
import { cycleOf, type OpenDialog, VIEW } from '../model/view.ts';

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
