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
import { formatDateTime } from '@/lib/format.ts';
import { Fact, Facts } from '../components/facts.tsx';
import { messages } from '../messages.ts';
import { type Checked, checkReceipt } from '../model/check-receipt.ts';

const TEXT = messages.receipt;

const REFUSED = {
  changed: { tone: 'danger', title: TEXT.changed, children: TEXT.changedText },
  unknown: { tone: 'warning', title: TEXT.unknown, children: TEXT.unknownText },
  none: { tone: 'warning', title: TEXT.none, children: TEXT.noneText },
} as const;

/** Whether the receipt stands, and in plain words for what. */
function ReceiptVerdict({ checked }: { checked: Checked }) {
  if (checked.verdict !== 'valid') return <Alert {...REFUSED[checked.verdict]} />;
  const { quiz, version, attempt, answers, at, sub, iss } = checked.covers;
  return (
    <>
      <Alert tone="success" title={TEXT.valid}>
        {TEXT.validText} {checked.here ? TEXT.by.here : TEXT.by.server}
      </Alert>
      <Panel title={TEXT.covers}>
        <Facts>
          <Fact term={TEXT.quiz}>{quiz.title}</Fact>
          <Fact term={TEXT.at}>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </Fact>
          <Fact term={TEXT.answers}>{answers.count}</Fact>
          <Fact term={TEXT.attempt}>{attempt}</Fact>
          <Fact term={TEXT.version}>{version}</Fact>
          <Fact term={TEXT.site}>{iss}</Fact>
          <Fact term={TEXT.attemptId}>
            <code className="text-xs">{sub}</code>
          </Fact>
          <Fact term={TEXT.digest}>
            <code className="text-xs">{answers.digest}</code>
          </Fact>
        </Facts>
      </Panel>
    </>
  );
}

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
