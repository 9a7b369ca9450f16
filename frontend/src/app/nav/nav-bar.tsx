import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { Logo } from '@/components/ui/logo.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { BAR, livingLinks, type SiteLink } from './links.ts';
import { ThemeToggle } from './theme-toggle.tsx';

// Menus and drawer bring code that visitors of the landing page mostly do not need: it is loaded when it is.
const loadSignedInNav = () => import('./signed-in-nav.tsx');
const loadDrawer = () => import('./nav-drawer.tsx');
const SignedInNav = lazy(async () => ({ default: (await loadSignedInNav()).SignedInNav }));
const NavDrawer = lazy(async () => ({ default: (await loadDrawer()).NavDrawer }));

const text = messages.nav;

/** The bar of spec 1 §2.2. */
export function NavBar() {
  const session = useSession();
  const links = livingLinks(BAR[session.user ? 'signedIn' : 'signedOut'], session.user);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-md">
      <nav
        aria-label={text.label}
        className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6 lg:gap-4"
      >
        <Link to="/" aria-label={text.home} className="mr-2 flex h-11 items-center rounded-control">
          <Logo />
        </Link>
        <ul className="hidden items-center gap-1 md:flex">
          {links.map((link) => (
            <li key={link.to}>
              <BarLink {...link} />
            </li>
          ))}
        </ul>
        <div className="ml-auto flex items-center gap-2">
          {session.status === 'signed-out' && <SignedOutActions />}
          {session.status === 'loading' && <Skeleton className="size-10 rounded-full" />}
          {session.status === 'signed-in' && (
            <Suspense fallback={<Skeleton className="size-10 rounded-full" />}>
              <SignedInNav user={session.user} />
            </Suspense>
          )}
          <DrawerButton />
        </div>
      </nav>
    </header>
  );
}

function BarLink({ to, label }: SiteLink) {
  const look =
    'inline-flex h-11 items-center rounded-control px-3 text-sm font-medium transition-colors hover:bg-well hover:text-ink';
  // A section of the landing page is never "the current page".
  if (to.includes('#')) {
    return (
      <Link to={to} className={cx(look, 'text-muted')}>
        {label}
      </Link>
    );
  }
  return (
    <NavLink to={to} className={({ isActive }) => cx(look, isActive ? 'text-accent-ink' : 'text-muted')}>
      {label}
    </NavLink>
  );
}

function SignedOutActions() {
  return (
    <>
      <ThemeToggle />
      <div className="hidden items-center gap-2 sm:flex">
        <ButtonLink to="/auth/login" variant="ghost">
          {text.signIn}
        </ButtonLink>
        <ButtonLink to="/auth/signup">{text.getStarted}</ButtonLink>
      </div>
    </>
  );
}

function DrawerButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const prefetch = () => void loadDrawer().catch(() => undefined);
  return (
    <>
      <PlainIconButton
        label={text.menu}
        icon={<MenuIcon aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="md:hidden"
      />
      {wanted && (
        <Suspense>
          <NavDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
