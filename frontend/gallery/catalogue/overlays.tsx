import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { ToastCard } from '@/components/ui/toast-card.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { Held } from '../specimen/held.tsx';
import { Picture } from '../specimen/picture.tsx';
import { Row, Stack, State } from '../specimen/state.tsx';
import {
  CATEGORIES,
  pictureOf,
  SampleConfirm,
  SampleDialog,
  SampleDrawer,
  SampleMenu,
} from './overlay-pictures.tsx';
import type { PrimitiveGroup } from './types.ts';

/** Modal panels lie in a piece of dimmed page; what places them on a screen does not hold here. */
const MODAL =
  'relative grid place-items-center overflow-hidden rounded-control bg-scrim p-4 [&>*]:static! [&>*]:w-full! [&>*]:max-w-md! [&>*]:translate-none! [&>*]:rounded-card!';
const SHEET =
  'relative h-64 overflow-hidden rounded-control bg-scrim [&>*]:absolute! [&>*]:w-4/5! [&>*]:max-w-sm!';
const POPUP = 'w-fit [&>*]:static! [&>*]:animate-none!';

function Opener({
  label,
  children,
}: {
  label: string;
  children: (open: boolean, set: (open: boolean) => void) => ReactNode;
}) {
  return (
    <Held<boolean> initial={false}>
      {(open, set) => (
        <>
          <Button variant="secondary" onClick={() => set(true)}>
            {label}
          </Button>
          {children(open, set)}
        </>
      )}
    </Held>
  );
}

function DialogDemo() {
  return (
    <Stack>
      <State label="Open">
        <Picture of={pictureOf('dialog')} className={MODAL} />
      </State>
      <State label="Closed">
        <Opener label="Open dialog">{(open, set) => <SampleDialog open={open} onOpenChange={set} />}</Opener>
      </State>
    </Stack>
  );
}

function ConfirmDialogDemo() {
  return (
    <Stack>
      <State label="Open, word not typed yet">
        <Picture of={pictureOf('confirm')} className={MODAL} />
      </State>
      <State label="Open, the way back preferred">
        <Picture of={pictureOf('leave')} className={MODAL} />
      </State>
      <State label="Closed">
        <Opener label="Open confirmation">
          {(open, set) => (
            <SampleConfirm open={open} onCancel={() => set(false)} onConfirm={() => set(false)} />
          )}
        </Opener>
      </State>
    </Stack>
  );
}

function DrawerDemo() {
  return (
    <Stack>
      <State label="Open, on the right">
        <Picture of={pictureOf('drawer')} className={SHEET} />
      </State>
      <State label="Closed">
        <Opener label="Open drawer">{(open, set) => <SampleDrawer open={open} onOpenChange={set} />}</Opener>
      </State>
    </Stack>
  );
}

function MenuDemo() {
  return (
    <Row>
      <State label="Open">
        <Picture of={pictureOf('menu')} className={POPUP} />
      </State>
      <State label="Closed">
        <SampleMenu />
      </State>
    </Row>
  );
}

function ListsDemo() {
  return (
    <Row>
      <State label="Select, open">
        <Picture of={pictureOf('select')} className={`${POPUP} min-w-48`} />
      </State>
      <State label="Combobox, open">
        <Picture of={pictureOf('combobox')} className={`${POPUP} min-w-48`} />
      </State>
      <State label="Closed" className="w-48">
        <Stack>
          <Held initial="science">
            {(value, set) => (
              <Select label="Open select" value={value} onValueChange={set} options={CATEGORIES} />
            )}
          </Held>
          <Held initial="history">
            {(value, set) => (
              <Combobox label="Open combobox" value={value} onValueChange={set} options={CATEGORIES} />
            )}
          </Held>
        </Stack>
      </State>
    </Row>
  );
}

function TooltipDemo() {
  return (
    <Row>
      <State label="Open">
        <Picture of={pictureOf('tooltip')} className={POPUP} />
      </State>
      <State label="On hover and focus">
        <Tooltip content="Copy link">
          <PlainIconButton label="Copy link" icon={<Copy />} variant="secondary" />
        </Tooltip>
      </State>
    </Row>
  );
}

function ToastCardDemo() {
  const nothing = () => undefined;
  return (
    <Stack>
      <State label="Success">
        <ToastCard kind="success" onDismiss={nothing}>
          Quiz published.
        </ToastCard>
      </State>
      <State label="Error" inert>
        <ToastCard kind="error" onDismiss={nothing}>
          The quiz could not be saved. Check your connection.
        </ToastCard>
      </State>
      <State label="Information, with an action">
        <ToastCard
          kind="info"
          onDismiss={nothing}
          action={
            <Button size="sm" variant="secondary">
              Undo
            </Button>
          }
        >
          Question deleted.
        </ToastCard>
      </State>
      <State label="Loading">
        <ToastCard kind="loading">Importing 120 questions…</ToastCard>
      </State>
    </Stack>
  );
}

export const overlays: PrimitiveGroup = {
  id: 'overlays',
  title: 'Overlays',
  text: 'What comes in front of the page. Escape closes all of them, and focus returns to where it was.',
  primitives: [
    {
      name: 'Dialog',
      file: 'dialog.tsx',
      usage:
        'Use for a short task that ends in one decision. Not for anything with steps, or that people come back to: that is a page.',
      keywords: 'modal popup sheet',
      Demo: DialogDemo,
    },
    {
      name: 'ConfirmDialog',
      file: 'confirm-dialog.tsx',
      usage:
        'Use before something that is hard to undo. Not where undo is possible: do it, and offer that instead.',
      keywords: 'modal alert delete typed word',
      Demo: ConfirmDialogDemo,
    },
    {
      name: 'Drawer',
      file: 'drawer.tsx',
      usage:
        'Use for navigation and lists beside the work, on phones above all. Not for forms: that is a Dialog or a page.',
      keywords: 'modal sheet side panel navigator',
      Demo: DrawerDemo,
    },
    {
      name: 'Menu',
      file: 'menu.tsx',
      usage:
        'Use for the actions of one thing that are not worth a button each. Not for choosing a value: that is a Select.',
      keywords: 'dropdown actions more',
      Demo: MenuDemo,
    },
    {
      name: 'List boxes',
      usage:
        'Use through Select and Combobox: the same lines, marked by the pointer and the keys alike. Not on their own: the field names them.',
      keywords: 'select combobox option popup',
      Demo: ListsDemo,
    },
    {
      name: 'Tooltip',
      file: 'tooltip.tsx',
      usage: 'Use for the name of an icon. Not for anything people must know: touch never shows it.',
      keywords: 'hint hover',
      Demo: TooltipDemo,
    },
    {
      name: 'ToastCard',
      file: 'toast-card.tsx',
      usage: 'Use for what has happened, with undo where there is one. Not as the only place of an error.',
      keywords: 'notification snackbar message',
      Demo: ToastCardDemo,
    },
  ],
};
