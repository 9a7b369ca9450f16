import type { AttemptResult } from '@quizhall/shared/model/attempt';
import { ReceiptText } from 'lucide-react';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { result as text } from '../../result-messages.ts';

/** Proof that the answers arrived: whoever disputes it shows the code to the owner. */
export function Receipt({ receipt }: { receipt: AttemptResult['receipt'] }) {
  const { hash, signature, at } = receipt;
  return (
    <Card as="section" aria-labelledby="receipt" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <ReceiptText aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="receipt" className="text-sm font-semibold text-ink">
          {text.receipt}
        </h2>
        <p className="text-sm text-muted">{text.receiptText(formatDateTime(at))}</p>
        <p className="mt-1 font-mono text-xs break-all text-muted">{hash}</p>
      </div>
      <CopyButton size="sm" label={text.copyReceipt} text={`${hash}\n${signature}\n${at}`} />
    </Card>
  );
}
