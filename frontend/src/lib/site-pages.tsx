import { createContext, type ReactNode, use } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const SitePages = createContext<(path: string) => boolean>(() => false);

/** Provides the site's routes to features, which must not import the app's route table or link to missing pages. */
export function SitePagesProvider({
  pageExists,
  children,
}: {
  pageExists: (path: string) => boolean;
  children: ReactNode;
}) {
  return <SitePages value={pageExists}>{children}</SitePages>;
}

/** Returns a function that checks whether a path has a page (query and hash are ignored). */
export function usePageExists(): (path: string) => boolean {
  return use(SitePages);
}

/** Inline link; plain text if the site has no such page. */
export function SiteLink({ to, children, ...rest }: LinkProps & { to: string }) {
  const pageExists = usePageExists();
  if (!pageExists(to)) return <>{children}</>;
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
