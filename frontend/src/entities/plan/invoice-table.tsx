import type { Invoice } from '@quizhall/shared/contract/payments/subscription';
import type { ReceivedFile } from '@quizhall/shared/contract/endpoint';
import { planName } from '@quizhall/shared/rules/payments/plans';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { saveFile } from '@/lib/save-file.ts';
import { showError } from '@/lib/show-error.ts';
import { dayOf, moneyOf } from './words.ts';

const TEXT = {
  caption: 'What you have paid',
  number: 'Number',
  date: 'Date',
  plan: 'Plan',
  period: 'Period',
  amount: 'Amount',
  file: 'File',
  pdf: 'PDF',
  pdfFailed: 'The invoice could not be downloaded',
  download: (number: string) => `Download invoice ${number}`,
  refunded: (amount: string) => `${amount} given back`,
};

/** Reads an invoice on paper by the id of its payment. */
type ReadPdf = (id: string) => Promise<ReceivedFile>;

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  readPdf: ReadPdf;
}

/** What was paid for plans, the newest first. */
export const InvoiceTable = ({ invoices, readPdf }: InvoiceTableProps) => (
  <Table caption={TEXT.caption} columns={columnsFor(readPdf)} rows={invoices} rowKey={({ id }) => id} />
);

function PdfButton({ id, number, readPdf }: Pick<Invoice, 'id' | 'number'> & { readPdf: ReadPdf }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readPdf(id),
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

const columnsFor = (readPdf: ReadPdf): TableColumn<Invoice>[] => [
  { id: 'number', header: TEXT.number, primary: true, cell: ({ number }) => number },
  { id: 'date', header: TEXT.date, cell: ({ at }) => dayOf(at) },
  { id: 'plan', header: TEXT.plan, cell: ({ plan }) => planName(plan) },
  { id: 'period', header: TEXT.period, cell: ({ from, until }) => `${dayOf(from)} – ${dayOf(until)}` },
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
    cell: ({ id, number }) => <PdfButton id={id} number={number} readPdf={readPdf} />,
  },
];
