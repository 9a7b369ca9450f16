import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import { useAttempt } from './attempt-context.tsx';
import { messages } from '../shared/messages.ts';
import { NavigatorPanel } from './navigator-panel.tsx';

interface NavigatorDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where somebody goes on who has chosen a question. */
  questionStart: () => HTMLElement | null | undefined;
}

/** The navigator where there is no room beside the question. Loaded when it is opened for the first time. */
export function NavigatorDrawer({ open, onOpenChange, questionStart }: NavigatorDrawerProps) {
  const runner = useAttempt();
  const went = useRef(false);
  const close = (withQuestion = false) => {
    went.current = withQuestion;
    onOpenChange(false);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={() => close()}
      title={messages.take.navigator}
      side="bottom"
      focusAfter={() => (went.current ? questionStart() : undefined)}
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
      <NavigatorPanel onWent={() => close(true)} />
    </Drawer>
  );
}
