import { Fragment } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Kbd } from '@/components/ui/kbd.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { currentShortcuts, type ShortcutGroup, useShortcutsSetting } from '@/lib/shortcuts.ts';
import { laterMessages } from '../later-messages.ts';
import { messages } from '../messages.ts';

const text = { ...messages.shortcuts, ...laterMessages.shortcuts };

/** What the whole site has stands below what the page has. */
const SITE_GROUPS: string[] = [text.goTo, text.general];

function groupsInOrder(): ShortcutGroup[] {
  const place = ({ title }: ShortcutGroup) => SITE_GROUPS.indexOf(title);
  return currentShortcuts().toSorted((one, other) => place(one) - place(other));
}

interface ShortcutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every shortcut of the page that is open, and the switch that turns single keys off. */
export function ShortcutDialog({ open, onOpenChange }: ShortcutDialogProps) {
  const [on, setOn] = useShortcutsSetting();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.title}
      size="lg"
      footer={
        <div className="w-full">
          <Switch label={text.setting} hint={text.settingHint} checked={on} onCheckedChange={setOn} />
        </div>
      }
    >
      <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-2">
        {groupsInOrder().map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className="text-sm font-display text-ink">{title}</h3>
            <dl className="mt-1">
              {shortcuts.map(({ keys, label }) => (
                <div
                  key={keys + label}
                  className="flex min-h-10 items-center justify-between gap-4 border-b border-line py-1.5 text-sm last:border-b-0"
                >
                  <dt className="min-w-0 text-muted">{label}</dt>
                  <dd className="flex shrink-0 items-center gap-1.5">
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p role="status" className="text-sm text-muted not-empty:mt-5">
        {on ? '' : text.areOff}
      </p>
    </Dialog>
  );
}

/** `g h` as one key after the other, `Ctrl+S` as two together, `A or 1` as either. */
function Keys({ keys }: { keys: string }) {
  const words = keys.split(' ');
  return words.map((word, place) => {
    // oxlint-disable-next-line react/no-array-index-key -- the same word may stand twice
    if (word === 'or') return <Word key={place}>{text.or}</Word>;
    const follows = place > 0 && words[place - 1] !== 'or';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the same key may be pressed twice
      <Fragment key={place}>
        {follows && <Word>{text.andThen}</Word>}
        {(word.length > 1 ? word.split('+') : [word]).map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Fragment>
    );
  });
}

function Word({ children }: { children: string }) {
  return <span className="text-xs text-faint">{children}</span>;
}
