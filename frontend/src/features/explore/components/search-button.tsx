import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ahead } from '@/components/later.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Kbd } from '@/components/ui/kbd.tsx';
import { usePart } from '@/components/use-part.ts';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { useSoon } from '@/lib/use-soon.ts';
import { messages } from '../messages.ts';

const loadOverlay = async () => (await import('./search-overlay.tsx')).SearchOverlay;

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
const keysOf = (): string => (isMac() ? '⌘K' : COMMON);

/** Opens the search: also by `/`, and by Ctrl or Command and K from everywhere on the page. */
export function SearchButton({ onSearch }: { onSearch: (query: string) => void }) {
  const [open, setOpen] = useState(false);
  const [SearchOverlay, want, fail] = usePart(loadOverlay, () => setOpen(false));
  const show = () => {
    setOpen(true);
    want();
  };
  const isSoon = useSoon();
  useEffect(() => {
    if (isSoon) ahead(loadOverlay);
  }, [isSoon]);
  useShortcuts(messages.shortcuts, [
    { keys: '/', label: messages.shortcut, run: show },
    { keys: 'Ctrl+K', label: messages.shortcut },
  ]);
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isOurs = event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isOurs || event.shiftKey || (!open && document.querySelector('[role=dialog],[role=alertdialog]')))
      return;
    event.preventDefault();
    show();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <Button variant="secondary" icon={<Search />} onClick={show} aria-keyshortcuts="Control+K Meta+K /">
        {messages.searchButton}
        <span aria-hidden="true" className="ml-1 max-sm:hidden">
          <Keys />
        </span>
      </Button>
      {SearchOverlay && (
        <PartBoundary onFailure={fail}>
          <SearchOverlay open={open} onOpenChange={setOpen} onSearch={onSearch} />
        </PartBoundary>
      )}
    </>
  );
}

const NEVER = () => () => undefined;
const COMMON = 'Ctrl+K';

/** What is rendered ahead does not know the keyboard. */
const Keys = () => <Kbd>{useSyncExternalStore(NEVER, keysOf, () => COMMON)}</Kbd>;
