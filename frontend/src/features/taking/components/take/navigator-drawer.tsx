import { Drawer } from '@/components/ui/drawer.tsx';
import { messages } from '../../messages.ts';
import { NavigatorPanel } from './navigator-panel.tsx';

interface NavigatorDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The navigator where there is no room beside the question. Loaded when it is opened for the first time. */
export function NavigatorDrawer({ open, onOpenChange }: NavigatorDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={messages.take.navigator} side="bottom">
      <NavigatorPanel onWent={() => onOpenChange(false)} />
    </Drawer>
  );
}
