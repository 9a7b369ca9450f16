import { AppWindow } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { messages } from '../../messages.ts';

const { elsewhere } = messages;

/** Another tab goes on with the attempt. */
export function ElsewhereScreen({ onUse }: { onUse: () => void }) {
  return (
    <EmptyState
      as="h1"
      className="my-auto"
      icon={<AppWindow aria-hidden="true" />}
      title={elsewhere.title}
      text={elsewhere.text}
      action={<Button onClick={onUse}>{elsewhere.use}</Button>}
    />
  );
}
