import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { type FooterColumn, footerColumns } from './footer-columns.ts';
import { socialText } from './social-text.ts';
import { FooterLine } from './simple-footer.tsx';
import { language } from '@/lib/language.ts';

const text = messages.footer;

// Below the first screen, and each for a part of the readers.
const TrustBadges = lazyPart(async () => (await import('./trust-badges.tsx')).TrustBadges);
const SocialLinks = lazyPart(async () => (await import('./social-links.tsx')).SocialLinks);
const NewsletterBox = lazyPart(
  async () => (await import('@/features/site/newsletter/components/newsletter-box.tsx')).NewsletterBox,
);

const never = () => () => undefined;
const hasSocialLinks = () => socialText() !== '';

/** The footer, with what fits who is reading. */
export function Footer() {
  const { status, user } = useSession();
  // Not in the markup that was rendered ahead, which is one for all stages.
  const hasSocial = useSyncExternalStore(never, hasSocialLinks, () => false);
  return (
    <footer lang={language} className="border-t border-line bg-surface">
      <div className="mx-auto max-w-page px-4 pt-12 pb-8 sm:px-6">
        <div className="flex flex-wrap justify-between gap-x-16 gap-y-10">
          <div className="max-w-md flex-[1_1_18rem]">
            <Logo />
            <p className="mt-4 text-sm text-muted">{text.tagline}</p>
            {hasSocial && (
              <PartBoundary>
                <SocialLinks />
              </PartBoundary>
            )}
            {status === 'signed-out' && (
              <div className="mt-8 min-h-38 sm:min-h-26">
                <PartBoundary>
                  <NewsletterBox />
                </PartBoundary>
              </div>
            )}
            {user && (
              <div className="@container mt-8 min-h-13">
                <PartBoundary>
                  <TrustBadges />
                </PartBoundary>
              </div>
            )}
          </div>
          <div className="grid w-full grid-cols-2 gap-x-4 gap-y-8 sm:flex sm:w-auto sm:gap-x-16">
            {footerColumns(user).map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </div>
        </div>
        <FooterLine className="mt-10 border-t border-line pt-6" />
      </div>
    </footer>
  );
}

function Column({ title, links }: FooterColumn) {
  return (
    <div className="group/column only:col-span-full sm:min-w-28">
      <h2 className="text-sm font-display text-ink">{title}</h2>
      <ul className="mt-3 grid gap-x-8 group-only/column:grid-cols-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center rounded-control text-sm text-muted hover:text-accent-ink pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
