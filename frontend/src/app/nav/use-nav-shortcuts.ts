import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { messages } from '../messages.ts';
import { GO_TO, livingLinks } from './links.ts';

const text = messages.shortcuts;

const searchField = () =>
  [...document.querySelectorAll<HTMLInputElement>('#main input[type="search"]')].find((field) =>
    field.checkVisibility(),
  );

const SEARCH = [
  {
    keys: '/',
    label: text.search,
    exists: () => searchField() !== undefined,
    run: () => searchField()?.focus(),
  },
];

/** Keys that lead to other pages. Only where the bar is: nobody should fall out of an attempt by a letter. */
export function useNavShortcuts(user: SessionUser | undefined): void {
  const navigate = useNavigate();
  const goTo = livingLinks(GO_TO, user).map(({ letter, label, to }) => ({
    keys: `g ${letter}`,
    label,
    run: () => void navigate(to),
  }));
  useShortcuts(text.goTo, goTo);
  useShortcuts(text.general, SEARCH);
}
