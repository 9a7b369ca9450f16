import { Alert } from '@/components/ui/alert.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { messages } from '../messages.ts';
import type { Checked } from '../model/check-receipt.ts';
import { Fact, Facts } from './facts.tsx';

const TEXT = messages.receipt;
const REFUSED = {
  changed: { tone: 'danger', title: TEXT.changed, children: TEXT.changedText },
  unknown: { tone: 'warning', title: TEXT.unknown, children: TEXT.unknownText },
  none: { tone: 'warning', title: TEXT.none, children: TEXT.noneText },
} as const;

/** Whether the receipt stands, and in plain words for what. */
export function ReceiptVerdict({ checked }: { checked: Checked }) {
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
