import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import { parts } from './messages.ts';

/** The look of a link in text, also for a `<button>` that stands in a sentence. */
export const LINK_LOOK =
  'rounded-inner font-medium text-accent-ink underline decoration-accent-ink/45 underline-offset-4 transition-colors ' +
  'hover:decoration-accent-ink focus-visible:decoration-accent-ink active:text-ink ' +
  'disabled:cursor-not-allowed disabled:text-disabled disabled:no-underline';

/** A link inside a sentence. `<TextLink to="/auth/signup">Create an account</TextLink>` */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={cx(LINK_LOOK, className)} />;
}

/** A link out of the product, in a tab of its own. `<ExternalLink href="https://…">WCAG 2.2</ExternalLink>` */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={LINK_LOOK}>
      {children}
      <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-[1em] align-[-0.125em]" />
      <span className="sr-only"> ({parts.opensInNewTab})</span>
    </a>
  );
}
