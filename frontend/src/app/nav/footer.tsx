import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/ui/logo.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { type FooterColumn, footerColumns } from './footer-columns.ts';
import { FooterLine } from './simple-footer.tsx';

const text = messages.footer;

const TrustBadges = lazy(async () => ({ default: (await import('./trust-badges.tsx')).TrustBadges }));

/** The footer of spec 1 §2.2, with the columns that fit who is reading. */
export function Footer() {
  const { user } = useSession();
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto max-w-page px-4 pt-12 pb-8 sm:px-6">
        <div className="grid gap-10 md:grid-cols-[1.4fr_2fr]">
          <div>
            <Logo />
            <p className="mt-4 max-w-xs text-sm text-muted">{text.tagline}</p>
          </div>
          <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
            {footerColumns(user).map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </div>
        </div>
        {user && (
          <div className="mt-10 min-h-5">
            <Suspense>
              <TrustBadges />
            </Suspense>
          </div>
        )}
        <FooterLine className="mt-10 border-t border-line pt-6" />
      </div>
    </footer>
  );
}

function Column({ title, links }: FooterColumn) {
  return (
    <div>
      <h2 className="text-sm font-display text-ink">{title}</h2>
      <ul className="mt-3 flex flex-col">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center rounded-control text-sm text-muted hover:text-accent-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
