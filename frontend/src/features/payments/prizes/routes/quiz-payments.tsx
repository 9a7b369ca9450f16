import type { ReceivedPayment } from '@quizhall/shared/model/payments/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CreditCard } from 'lucide-react';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useParams } from 'react-router-dom';
import { DataList } from '@/components/list/data-list.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { formatDateTime, formatMoney } from '@/lib/format.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useLast } from '@/lib/use-last.ts';
import { entryPaymentsQuery } from '../api/queries.ts';
import { refundEntry } from '../api/payment-calls.ts';
import { messages } from '../messages.ts';

const TEXT = messages.entries;

const TONES: Partial<Record<ReceivedPayment['status'], Tone>> = {
  succeeded: 'success',
  processing: 'accent',
  refunding: 'warning',
  declined: 'danger',
};

/** How somebody who has paid is called. */
const payerName = ({ email }: ReceivedPayment): string => email ?? TEXT.unknown;

interface EntryRowProps {
  payment: ReceivedPayment;
  onRefund: () => void;
}

/** One payment for the entry to a quiz. */
function EntryRow({ payment, onRefund }: EntryRowProps) {
  const { status, total, method, createdAt, isGuest, isRefundable } = payment;
  const amount = formatMoney(total / 100);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="truncate text-sm font-medium text-ink">{payerName(payment)}</p>
        <p className="mt-0.5 text-sm text-muted">
          {[formatDateTime(createdAt), messages.methods[method], ...(isGuest ? [TEXT.guest] : [])].join(
            ' · ',
          )}
        </p>
      </div>
      <Badge tone={TONES[status] ?? 'neutral'}>{messages.statuses[status]}</Badge>
      <p className="tabular text-sm font-medium text-ink sm:min-w-18 sm:text-right">{amount}</p>
      <div className="ml-auto flex justify-end empty:hidden sm:min-w-20 sm:empty:flex">
        {isRefundable && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={TEXT.refundOf({ who: payerName(payment), amount })}
            onClick={onRefund}
          >
            {TEXT.refund}
          </Button>
        )}
      </div>
    </li>
  );
}

/** `/quiz/:id/payments`: who has paid to take a quiz, for whoever has to do with its money. */
export function Component() {
  const { id = '' } = useParams();
  const list = useCursorList(entryPaymentsQuery(id), ({ payments }) => payments);
  const [asked, setAsked] = useState<ReceivedPayment>();
  const frame = useRef<HTMLDivElement>(null);
  if (list.error && !list.items)
    return <QuizLoadError error={list.error} retrying={list.retrying} onRetry={list.retry} />;
  return (
    <Page
      width="text"
      title={TEXT.title}
      lead={list.firstPage && TEXT.lead({ quiz: list.firstPage.title })}
      actions={
        <ButtonLink variant="secondary" icon={<ArrowLeft />} to={dashboardPath(id)}>
          {TEXT.back}
        </ButtonLink>
      }
    >
      <div ref={frame} tabIndex={-1} className="outline-none">
        <DataList
          boxed
          list={list}
          texts={TEXT.list}
          skeleton={<Rows />}
          empty={<EmptyState icon={<CreditCard />} title={TEXT.emptyTitle} text={TEXT.emptyText} />}
        >
          {(payments) => (
            <ul className="divide-y divide-line">
              {payments.map((one) => (
                <EntryRow key={one.id} payment={one} onRefund={() => setAsked(one)} />
              ))}
            </ul>
          )}
        </DataList>
      </div>
      <AskRefund
        quizId={id}
        payment={asked}
        onClose={() => setAsked(undefined)}
        // The button that asked goes with the refund.
        onDone={() => frame.current?.focus()}
      />
    </Page>
  );
}

const Rows = () =>
  [0, 1, 2].map((row) => (
    <div key={row} className="px-5 py-3.5">
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="mt-2 h-4 w-1/3" />
    </div>
  ));

interface AskRefundProps {
  quizId: string;
  payment: ReceivedPayment | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before an entry is given back. */
function AskRefund({ quizId, payment, onClose, onDone }: AskRefundProps) {
  const client = useQueryClient();
  const shown = useLast(payment);
  const refund = useMutation({
    mutationFn: (paymentId: string) => refundEntry(quizId, paymentId),
    onSuccess: async () => {
      toast.success(TEXT.done);
      onClose();
      await client.invalidateQueries({ queryKey: entryPaymentsQuery(quizId).queryKey });
      onDone();
    },
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={payment !== undefined}
      type="warning"
      title={TEXT.ask}
      message={TEXT.askText({ who: payerName(shown), amount: formatMoney(shown.total / 100) })}
      confirmLabel={TEXT.confirm}
      loading={refund.isPending}
      error={refund.error && serverMessage(refund.error, TEXT.failed)}
      onConfirm={() => refund.mutate(shown.id)}
      onCancel={() => {
        refund.reset();
        onClose();
      }}
    />
  );
}
