import { Copy, Pause, Pencil, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ui/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '@/components/ui/dialog.tsx';
import { Drawer, type DrawerProps } from '@/components/ui/drawer.tsx';
import { Menu, type MenuProps } from '@/components/ui/menu.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { takePicture } from '../specimen/picture.tsx';

export const CATEGORIES = [
  { value: 'science', label: 'Science' },
  { value: 'history', label: 'History' },
  { value: 'geography', label: 'Geography' },
  { value: 'languages', label: 'Languages' },
];

const nothing = () => undefined;

/** A dialog as it is used: the same in the picture and behind the button. */
export const SampleDialog = (props: Pick<DialogProps, 'open' | 'onOpenChange'>) => (
  <Dialog
    {...props}
    title="Rename quiz"
    description="Learners see the new title at once."
    size="sm"
    footer={
      <>
        <Button variant="secondary" onClick={() => props.onOpenChange?.(false)}>
          Cancel
        </Button>
        <Button onClick={() => props.onOpenChange?.(false)}>Save</Button>
      </>
    }
  >
    <TextField label="Title" defaultValue="Photosynthesis" />
  </Dialog>
);

type SampleConfirmProps = Pick<ConfirmDialogProps, 'open' | 'onCancel' | 'onConfirm'>;

export const SampleConfirm = (props: SampleConfirmProps) => (
  <ConfirmDialog
    {...props}
    type="danger"
    title="Delete this quiz?"
    message="Its 48 attempts are deleted with it. This cannot be undone."
    confirmLabel="Delete quiz"
    typedText="DELETE"
  />
);

/** The way back is the strong button: for a step that is rarely meant. */
const SampleLeave = () => (
  <ConfirmDialog
    open
    type="warning"
    title="Discard changes?"
    message="Two questions have not been saved."
    confirmLabel="Discard"
    cancelLabel="Keep editing"
    prefer="cancel"
    onCancel={nothing}
    onConfirm={nothing}
  />
);

export const SampleDrawer = (props: Pick<DrawerProps, 'open' | 'onOpenChange'>) => (
  <Drawer {...props} title="Questions">
    <ol className="flex flex-col gap-2 text-sm text-ink">
      <li>1. What do plants take in?</li>
      <li>2. Where does it happen?</li>
      <li>3. What is chlorophyll for?</li>
    </ol>
  </Drawer>
);

const MENU_ITEMS: MenuProps['items'] = [
  { label: 'Edit', icon: <Pencil aria-hidden="true" /> },
  { label: 'Duplicate', icon: <Copy aria-hidden="true" /> },
  { label: 'Pause', icon: <Pause aria-hidden="true" />, disabled: true },
  'separator',
  { label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true },
];

export const SampleMenu = ({ defaultOpen }: Pick<MenuProps, 'defaultOpen'>) => (
  <Menu
    label="Quiz actions"
    items={MENU_ITEMS}
    align="start"
    defaultOpen={defaultOpen}
    trigger={<Button variant="secondary">Open menu</Button>}
  />
);

const press = (selector: string, key: string) => (host: HTMLElement) => {
  const field = host.querySelector<HTMLElement>(selector);
  flushSync(() => field?.focus());
  field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

const OVERLAYS = {
  dialog: () => takePicture(<SampleDialog open onOpenChange={nothing} />, '[role=dialog]'),
  confirm: () =>
    takePicture(<SampleConfirm open onCancel={nothing} onConfirm={nothing} />, '[role=alertdialog]'),
  leave: () => takePicture(<SampleLeave />, '[role=alertdialog]'),
  drawer: () => takePicture(<SampleDrawer open onOpenChange={nothing} />, '[role=dialog]'),
  menu: () => takePicture(<SampleMenu defaultOpen />, '[role=menu]'),
  select: () =>
    takePicture(
      <Select label="Category" value="science" onValueChange={nothing} options={CATEGORIES} />,
      '[role=listbox]',
      press('[role=combobox]', 'Enter'),
    ),
  combobox: () =>
    takePicture(
      <Combobox label="Subject" value="history" onValueChange={nothing} options={CATEGORIES} />,
      '[data-radix-popper-content-wrapper] > *',
      press('[role=combobox]', 'ArrowDown'),
    ),
  tooltip: () =>
    takePicture(
      <Tooltip content="Copy link">
        <button type="button">Copy</button>
      </Tooltip>,
      '[data-radix-popper-content-wrapper] > *',
      (host) => host.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
    ),
};

type Overlay = keyof typeof OVERLAYS;

const pictures = new Map<string, Element>();

/** Takes all pictures. Before the gallery is rendered, because overlays hide the page behind them while open. */
export function takePictures(): void {
  for (const [name, take] of Object.entries(OVERLAYS)) pictures.set(name, take());
}

export function pictureOf(overlay: Overlay): Element {
  const picture = pictures.get(overlay);
  if (!picture) throw new Error(`There is no picture of ${overlay}`);
  return picture;
}
