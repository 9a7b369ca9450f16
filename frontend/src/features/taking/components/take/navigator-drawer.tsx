import { Button } from '@/components/ui/button.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import { useAttempt } from '../../hooks/attempt-context.tsx';
import { messages } from '../../messages.ts';
import { NavigatorPanel } from './navigator-panel.tsx';

interface NavigatorDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The navigator where there is no room beside the question. Loaded when it is opened for the first time. */
export function NavigatorDrawer({ open, onOpenChange }: NavigatorDrawerProps) {
  const runner = useAttempt();
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={messages.take.navigator}
      side="bottom"
      footer={
        runner.allowsBack && (
          <Button
            className="flex-1"
            onClick={() => {
              close();
              runner.review();
            }}
          >
            {messages.take.toReview}
          </Button>
        )
      }
    >
      <NavigatorPanel onWent={close} />
    </Drawer>
  );
}
