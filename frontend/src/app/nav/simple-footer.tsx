import { Link } from 'react-router-dom';
import { cx } from '@/components/ui/cx.ts';
import { showShortcutHelp } from '@/lib/shortcuts.ts';
import { language } from '@/lib/language.ts';
import { messages } from '../messages.ts';
import { legalLinks } from './footer-columns.ts';
import { LanguagePicker } from './language-picker.tsx';

const YEAR = new Date().getFullYear();

export function SimpleFooter() {
  return (
    <footer lang={language} className="mx-auto w-full max-w-page px-4 py-6 sm:px-6">
      <FooterLine />
    </footer>
  );
}

/** Copyright, legal links, version. */
export function FooterLine({ className }: { className?: string }) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm text-faint',
        className,
      )}
    >
      <p>{messages.footer.copyright({ year: YEAR })}</p>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {legalLinks().map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-9 items-center hover:text-accent-ink">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={showShortcutHelp}
            className="inline-flex min-h-9 items-center rounded-inner hover:text-accent-ink"
          >
            {messages.shortcuts.title}
          </button>
        </li>
        <li>
          <LanguagePicker className="hover:text-accent-ink" />
        </li>
        <li className="tabular">{messages.footer.version}</li>
      </ul>
    </div>
  );
}
