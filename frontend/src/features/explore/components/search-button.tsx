import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { lazyPart, preload } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Kbd } from '@/components/ui/kbd.tsx';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { useSoon } from '@/lib/use-soon.ts';
import { messages } from '../messages.ts';

const loadOverlay = async () => (await import('./search-overlay.tsx')).SearchOverlay;
const SearchOverlay = lazyPart(loadOverlay);

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
const keysOf = (): string => (isMac() ? '⌘K' : COMMON);

/** Opens the search: also by `/`, and by Ctrl or Command and K from everywhere on the page. */
export function SearchButton({ onSearch }: { onSearch: (query: string) => void }) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const isSoon = useSoon();
  useEffect(() => {
    if (isSoon) preload(loadOverlay);
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
      <OnDemand wanted={open} onFailure={() => setOpen(false)}>
        <SearchOverlay open={open} onOpenChange={setOpen} onSearch={onSearch} />
      </OnDemand>
    </>
  );
}

const NEVER = () => () => undefined;
const COMMON = 'Ctrl+K';

/** What is rendered ahead does not know the keyboard. */
const Keys = () => <Kbd>{useSyncExternalStore(NEVER, keysOf, () => COMMON)}</Kbd>;
