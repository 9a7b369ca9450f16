import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { handleShortcutKey, onShortcutHelp, showShortcutHelp, useShortcuts } from '@/lib/shortcuts.ts';
import { messages } from '../messages.ts';

const ShortcutDialog = lazyPart(async () => (await import('./shortcut-dialog.tsx')).ShortcutDialog);

/** Read when it is shown: the language comes after this file. */
const HELP = [
  {
    keys: '?',
    get label() {
      return messages.shortcuts.help;
    },
    run: showShortcutHelp,
  },
];

/** The site's key listener, and the list of shortcuts behind `?`. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useShortcuts(messages.shortcuts.general, HELP);
  useEffect(() => onShortcutHelp(() => setOpen(true)), []);
  useEffect(() => {
    document.addEventListener('keydown', handleShortcutKey);
    return () => document.removeEventListener('keydown', handleShortcutKey);
  }, []);
  return (
    <OnDemand wanted={open} onFailure={() => setOpen(false)}>
      <ShortcutDialog open={open} onOpenChange={setOpen} />
    </OnDemand>
  );
}
