import { AppWindow, MonitorSmartphone } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { messages } from '../../later-messages.ts';

const LOOKS = {
  tab: { Icon: AppWindow, text: messages.elsewhere.tab },
  device: { Icon: MonitorSmartphone, text: messages.elsewhere.device },
};

/** Another tab of this browser, or another device, goes on with the attempt. */
export function ElsewhereScreen({ where, onUse }: { where: keyof typeof LOOKS; onUse: () => void }) {
  const { Icon, text } = LOOKS[where];
  return (
    <EmptyState
      as="h1"
      focused
      className="my-auto"
      icon={<Icon aria-hidden="true" />}
      title={text.title}
      text={text.text}
      action={<Button onClick={onUse}>{text.use}</Button>}
    />
  );
}
