import type { ReceivedPayment } from '@quizhall/shared/model/payment';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { formatDateTime, formatMoney } from '@/lib/format.ts';
import { messages } from '../messages.ts';

const TEXT = messages.entries;

const TONES: Partial<Record<ReceivedPayment['status'], Tone>> = {
  succeeded: 'success',
  processing: 'accent',
  refunding: 'warning',
  declined: 'danger',
};

/** How somebody who has paid is called. */
export const payerName = ({ email }: ReceivedPayment): string => email ?? TEXT.unknown;

interface EntryRowProps {
  payment: ReceivedPayment;
  onRefund: () => void;
}

/** One payment for the entry to a quiz. */
export function EntryRow({ payment, onRefund }: EntryRowProps) {
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
