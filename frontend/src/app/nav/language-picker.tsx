import { Globe } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { chooseLanguage, LANGUAGE_NAMES, language } from '@/lib/language.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';

/** The language of the interface. The browser's own list: each language stands in its own words. */
export function LanguagePicker({ className }: { className?: string }) {
  const { user } = useSession();
  const choose = async (next: SiteLanguage) => {
    const later = user && (await import('./keep-language.ts').catch(() => undefined));
    await later?.keepLanguage(next);
    chooseLanguage(next);
  };
  return (
    <label className={cx('inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11', className)}>
      <Globe aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">{messages.footer.language}</span>
      <select
        value={language}
        onChange={({ target }) => void choose(target.value as SiteLanguage)}
        className="cursor-pointer rounded-inner bg-transparent py-1 pr-1 hover:text-accent-ink"
      >
        {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
          <option key={code} value={code} lang={code} className="bg-surface text-ink">
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
