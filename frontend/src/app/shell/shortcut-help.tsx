import { lazy, Suspense, useEffect, useState } from 'react';
import { handleShortcutKey, onShortcutHelp, showShortcutHelp, useShortcuts } from '@/lib/shortcuts.ts';
import { showError } from '@/lib/show-error.ts';
import { messages } from '../messages.ts';
import { PartBoundary } from './part-boundary.tsx';

const ShortcutDialog = lazy(async () => ({
  default: (await import('./shortcut-dialog.tsx')).ShortcutDialog,
}));

const HELP = [{ keys: '?', label: messages.shortcuts.help, run: showShortcutHelp }];

/** The site's key listener, and the list of shortcuts behind `?`. */
export function ShortcutHelp() {
  const [open, setOpen] = useState<boolean>();
  useShortcuts(messages.shortcuts.general, HELP);
  useEffect(() => onShortcutHelp(() => setOpen(true)), []);
  useEffect(() => {
    document.addEventListener('keydown', handleShortcutKey);
    return () => document.removeEventListener('keydown', handleShortcutKey);
  }, []);
  return (
    open !== undefined && (
      <PartBoundary onFailure={() => showError(messages.partFailed)}>
        <Suspense>
          <ShortcutDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      </PartBoundary>
    )
  );
}
