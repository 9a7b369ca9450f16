import { useEffect, useEffectEvent, useState } from 'react';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { usePart } from '@/components/use-part.ts';
import { handleShortcutKey, onShortcutHelp, showShortcutHelp, useShortcuts } from '@/lib/shortcuts.ts';
import { messages } from '../messages.ts';

const loadDialog = async () => (await import('./shortcut-dialog.tsx')).ShortcutDialog;

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
  const [ShortcutDialog, want, fail] = usePart(loadDialog, () => setOpen(false));
  const show = useEffectEvent(() => {
    setOpen(true);
    want();
  });
  useShortcuts(messages.shortcuts.general, HELP);
  useEffect(() => onShortcutHelp(() => show()), []);
  useEffect(() => {
    document.addEventListener('keydown', handleShortcutKey);
    return () => document.removeEventListener('keydown', handleShortcutKey);
  }, []);
  return (
    ShortcutDialog && (
      <PartBoundary onFailure={fail}>
        <ShortcutDialog open={open} onOpenChange={setOpen} />
      </PartBoundary>
    )
  );
}
