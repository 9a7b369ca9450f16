import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { InvoiceTable } from '@/entities/plan/invoice-table.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { readInvoice } from '../api/calls.ts';
import { invoicesQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';

const TEXT = messages.invoices;

/** What was paid, the newest first. */
export function Invoices() {
  const { data, error, isFetching, refetch } = useQuery(invoicesQuery());
  return (
    <Panel title={TEXT.title}>
      {data && data.length > 0 && <InvoiceTable invoices={data} readPdf={readInvoice} />}
      {data?.length === 0 && <p className="text-sm text-muted">{TEXT.empty}</p>}
      {!data && error && (
        <ErrorState
          as="h3"
          title={TEXT.failed}
          message={standardMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={TEXT.loading}>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Panel>
  );
}
