import { Globe } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { chooseLanguage, type InterfaceLanguage, LANGUAGE_NAMES, language, say } from '@/lib/language.ts';

/** The language of the interface. The browser's own list: each language stands in its own words. */
export function LanguagePicker({ className }: { className?: string }) {
  return (
    <label className={cx('inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11', className)}>
      <Globe aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">{say('Language')}</span>
      <select
        value={language}
        onChange={({ target }) => chooseLanguage(target.value as InterfaceLanguage)}
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
