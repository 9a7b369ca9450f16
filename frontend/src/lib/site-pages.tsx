import { createContext, type ReactNode, use } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const SitePages = createContext<(path: string) => boolean>(() => false);

/** Tells features which pages the site has: they must not know the app's route table, nor link to nowhere. */
export function SitePagesProvider({
  pageExists,
  children,
}: {
  pageExists: (path: string) => boolean;
  children: ReactNode;
}) {
  return <SitePages value={pageExists}>{children}</SitePages>;
}

/** Whether the site has a page under a path (query and hash do not matter). */
export function usePageExists(): (path: string) => boolean {
  return use(SitePages);
}

/** A link in running text; just the text where the site has no such page. */
export function SiteLink({ to, children, ...rest }: LinkProps & { to: string }) {
  const pageExists = usePageExists();
  if (!pageExists(to)) return <>{children}</>;
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
