import type { Receipt as SignedReceipt } from '@quizhall/shared/model/receipt';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Download, ReceiptText } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatDateTime } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { result as text } from '../../result-messages.ts';

/** Proof that the answers arrived, as a file that anybody can check on a page of its own. */
export function Receipt({ receipt: { at, jws }, quizTitle }: { receipt: SignedReceipt; quizTitle: string }) {
  // Behind `#`, so that no server sees or logs it.
  const path = `${SITE_PATHS.verifyReceipt}#${jws}`;
  const save = () =>
    saveFile({ blob: new Blob([jws], { type: 'application/jose' }), fileName: fileNameOf(quizTitle) });
  return (
    <Card as="section" aria-labelledby="receipt" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <ReceiptText aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="receipt" className="text-sm font-semibold text-ink">
          {text.receipt}
        </h2>
        <p className="text-sm text-muted">
          {text.receiptText({ when: formatDateTime(at) })} <TextLink to={path}>{text.receiptCheck}</TextLink>
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap gap-3">
        <CopyButton size="sm" label={text.copyReceipt} text={`${location.origin}${path}`} />
        <Button
          size="sm"
          variant="secondary"
          className={WRAPS}
          icon={<Download aria-hidden="true" />}
          onClick={save}
        >
          {text.saveReceipt}
        </Button>
      </div>
    </Card>
  );
}

/** What no file system takes in a name becomes a blank. */
const fileNameOf = (quizTitle: string) =>
  `${text
    .receiptFile({ quiz: quizTitle })
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .slice(0, 100)
    .trim()}.jws`;
