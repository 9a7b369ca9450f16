import { List, Moon, Search, Sun, X } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Kbd } from '@/components/ui/kbd.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { toggleTheme, useTheme } from '@/lib/theme.ts';
import { messages } from '../messages.ts';

export interface TopBarProps {
  search: string;
  onSearch: (search: string) => void;
  contentsId: string;
  contentsOpen: boolean;
  onContents: () => void;
}

/** Name, search and the theme of the page; on small screens also the way to the contents. */
export function TopBar({ search, onSearch, contentsId, contentsOpen, onContents }: TopBarProps) {
  const dark = useTheme() === 'dark';
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  return (
    <header
      data-gallery="bar"
      className="sticky top-0 z-30 border-b border-line bg-canvas px-4 py-3 sm:px-6 lg:py-0"
    >
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-4 gap-y-3 lg:h-16 lg:flex-nowrap">
        <a href="/gallery" className="flex min-w-0 flex-1 items-center gap-3 rounded-control lg:flex-none">
          <Logo mark />
          <span className="truncate font-display tracking-tight">{messages.title}</span>
        </a>
        <div className="order-last w-full lg:order-none lg:mx-auto lg:max-w-md">
          <TextField
            ref={field}
            type="search"
            label={messages.search}
            hideLabel
            placeholder={messages.searchExample}
            leading={<Search aria-hidden="true" />}
            trailing={
              <span aria-hidden="true" className="hidden pr-1.5 lg:block">
                <Kbd>/</Kbd>
              </span>
            }
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            inputClassName="[&::-webkit-search-cancel-button]:appearance-none"
          />
        </div>
        <PlainIconButton
          label={dark ? messages.toLight : messages.toDark}
          icon={dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
          onClick={toggleTheme}
        />
        <PlainIconButton
          className="lg:hidden"
          label={messages.contents}
          icon={contentsOpen ? <X aria-hidden="true" /> : <List aria-hidden="true" />}
          aria-expanded={contentsOpen}
          aria-controls={contentsId}
          onClick={onContents}
        />
      </div>
    </header>
  );
}

/** The key "/" goes to the search, except where it is text. */
function useSlash(field: { current: HTMLInputElement | null } & Ref<HTMLInputElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
