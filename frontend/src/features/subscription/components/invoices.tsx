import type { Invoice } from '@quizhall/shared/contract/subscription';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { routes } from 'virtual:contract-routes';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { PLANS } from '@/entities/plan/plan-texts.ts';
import { call } from '@/lib/api/call.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { saveFile } from '@/lib/save-file.ts';
import { showError } from '@/lib/show-error.ts';
import { invoicesQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { dayOf, moneyOf } from '../model/words.ts';

const TEXT = messages.invoices;

const nameOf = (plan: string) => (plan === 'pro' ? PLANS.pro.name : plan);

function PdfButton({ id, number }: Invoice) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(routes.users.downloadInvoice, { params: { id } }, { quiet: true }),
    onSuccess: saveFile,
    onError: (error) => showError(serverMessage(error, TEXT.pdfFailed)),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<FileDown />}
      loading={isPending}
      aria-label={TEXT.download(number)}
      onClick={() => mutate()}
    >
      {TEXT.pdf}
    </Button>
  );
}

const COLUMNS: readonly TableColumn<Invoice>[] = [
  { id: 'number', header: TEXT.number, primary: true, cell: ({ number }) => number },
  { id: 'date', header: TEXT.date, cell: ({ at }) => dayOf(at) },
  { id: 'plan', header: TEXT.plan, cell: ({ plan }) => nameOf(plan) },
  {
    id: 'period',
    header: TEXT.period,
    cell: ({ from, until }) => `${dayOf(from)} – ${dayOf(until)}`,
  },
  {
    id: 'amount',
    header: TEXT.amount,
    align: 'right',
    cell: ({ total, refunded }) => (
      <>
        {moneyOf(total)}
        {refunded > 0 && <span className="block text-xs text-muted">{TEXT.refunded(moneyOf(refunded))}</span>}
      </>
    ),
  },
  {
    id: 'pdf',
    header: TEXT.file,
    hideHeader: true,
    align: 'right',
    cell: (invoice) => <PdfButton {...invoice} />,
  },
];

/** What was paid, the newest first. */
export function Invoices() {
  const { data, error, isFetching, refetch } = useQuery(invoicesQuery());
  return (
    <Panel title={TEXT.title}>
      {data && data.length > 0 && (
        <Table caption={TEXT.caption} columns={COLUMNS} rows={data} rowKey={({ id }) => id} />
      )}
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
