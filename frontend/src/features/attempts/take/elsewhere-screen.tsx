import { AppWindow, MonitorSmartphone } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { messages } from './later-messages.ts';

const LOOKS = {
  tab: { Icon: AppWindow, text: messages.elsewhere.tab },
  device: { Icon: MonitorSmartphone, text: messages.elsewhere.device },
};

interface ElsewhereScreenProps {
  where: keyof typeof LOOKS;
  onUse: () => void;
}

/** Another tab of this browser, or another device, goes on with the attempt. */
export function ElsewhereScreen({ where, onUse }: ElsewhereScreenProps) {
  const { Icon, text } = LOOKS[where];
  return (
    <EmptyState
      as="h1"
      focused
      className="my-auto"
      icon={<Icon aria-hidden="true" />}
      title={text.title}
      text={text.text}
      action={
        <div className="flex flex-col items-center gap-6">
          {where === 'device' && <Holdings />}
          <Button onClick={onUse}>{text.use}</Button>
        </div>
      }
    />
  );
}

const { holdings } = messages.elsewhere;

/** Which device holds what, as far as this one knows. */
function Holdings() {
  const runner = useAttempt();
  const unsent = useAttemptView(() => runner.unsent);
  const other = useAttemptView(({ sync }) => sync.other);
  const savedAt = other?.savedAt;
  const ago = savedAt && minutesBetween(Date.parse(savedAt), runner.serverNow());
  return (
    <dl className="grid gap-2 text-sm text-ink">
      <Held name={holdings.here} what={holdings.unsent({ count: unsent })} />
      {other && (
        <Held
          name={other.device ? holdings.otherNamed({ device: other.device }) : holdings.other}
          what={[
            ...(ago === undefined || ago === '' ? [] : [holdings.saved({ minutes: ago })]),
            holdings.answers({ count: other.answers }),
          ].join(', ')}
        />
      )}
    </dl>
  );
}

const minutesBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / 60_000));

function Held({ name, what }: { name: string; what: string }) {
  return (
    <div className="flex flex-wrap justify-center gap-x-1.5">
      <dt className="font-semibold">{name}</dt>
      <dd>{what}</dd>
    </div>
  );
}
