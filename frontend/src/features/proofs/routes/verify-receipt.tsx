import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { ReceiptVerdict } from '../components/receipt-verdict.tsx';
import { messages } from '../messages.ts';
import { checkReceipt } from '../model/check-receipt.ts';

const TEXT = messages.receipt;
/** Many times what a receipt has. */
const MOST_BYTES = 64 * 1024;

/** The receipt in a link to this page; any other text as it is. */
const receiptIn = (text: string): string => text.slice(text.lastIndexOf('#') + 1);

/** `/verify-receipt`: anybody checks a receipt, by its link, its text or its file. A link is checked at once. */
export function Component() {
  const { hash } = useLocation();
  const [text, setText] = useState(receiptIn(hash));
  const [missing, setMissing] = useState(false);
  // Also without a connection: the keys may be kept on the device.
  const check = useMutation({
    mutationFn: (receipt: string) => checkReceipt(receiptIn(receipt)),
    networkMode: 'always',
  });
  const { mutate } = check;
  useEffect(() => {
    if (hash) mutate(hash);
  }, [hash, mutate]);
  const change = (changed: string) => {
    setText(changed);
    setMissing(false);
    check.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim()) check.mutate(text);
    else setMissing(true);
  };
  const drop = async (file: File) => {
    const dropped = await file.text();
    change(dropped);
    check.mutate(dropped);
  };
  return (
    <Page width="text" title={TEXT.title} lead={TEXT.lead}>
      <div className="flex flex-col gap-6">
        <Panel title={TEXT.paste}>
          <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
            <TextArea
              label={TEXT.paste}
              hideLabel
              hint={TEXT.pasteHint}
              error={missing ? TEXT.empty : undefined}
              rows={5}
              spellCheck={false}
              autoComplete="off"
              className="font-mono"
              value={text}
              onChange={(event) => change(event.target.value)}
            />
            <FileDrop
              label={TEXT.file}
              hint={TEXT.fileHint}
              accept=".jws,.json,.txt"
              maxBytes={MOST_BYTES}
              onFile={(file) => void drop(file)}
            />
            <Button type="submit" loading={check.isPending} className="sm:justify-self-start">
              {TEXT.check}
            </Button>
          </form>
        </Panel>
        {check.error && <Alert tone="danger">{serverMessage(check.error, TEXT.failed)}</Alert>}
        {check.data && <ReceiptVerdict checked={check.data} />}
      </div>
    </Page>
  );
}
