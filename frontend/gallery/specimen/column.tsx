import { Moon, Sun } from 'lucide-react';
import { type ComponentType, createContext, use } from 'react';
import { cx } from '@/components/ui/cx.ts';
import type { Theme } from '@/lib/theme.ts';

const ThemeOfColumn = createContext<Theme>('light');

/** The theme of the column around; for names that must differ between the two. */
export const useColumn = (): Theme => use(ThemeOfColumn);

const FACES = {
  light: { name: 'Light', icon: <Sun aria-hidden="true" className="size-3.5" /> },
  dark: { name: 'Dark', icon: <Moon aria-hidden="true" className="size-3.5" /> },
} as const;

/** A specimen in both themes, side by side from 900 px on; wide ones always above each other. */
export function BothThemes({ Demo, wide = false }: { Demo: ComponentType; wide?: boolean | undefined }) {
  return (
    <div
      className={cx(
        'grid overflow-hidden rounded-card border border-line',
        !wide && 'min-[900px]:grid-cols-2',
      )}
    >
      {(['light', 'dark'] as const).map((theme) => (
        <ThemeOfColumn key={theme} value={theme}>
          <div className={cx(theme, 'min-w-0 bg-canvas p-4 text-ink sm:p-6')} data-column={theme}>
            <p data-gallery="caption" className="mb-5 flex items-center gap-1.5 text-xs text-muted">
              {FACES[theme].icon}
              {FACES[theme].name}
            </p>
            <div className="@container">
              <Demo />
            </div>
          </div>
        </ThemeOfColumn>
      ))}
    </div>
  );
}
