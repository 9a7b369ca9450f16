import { Moon, Sun } from 'lucide-react';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { toggleTheme, useTheme } from '@/lib/theme.ts';
import { messages } from '../messages.ts';

/** Names and shows the theme that a press brings. */
export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  const label = dark ? messages.theme.light : messages.theme.dark;
  return (
    <PlainIconButton
      label={label}
      title={label}
      icon={dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={toggleTheme}
    />
  );
}
