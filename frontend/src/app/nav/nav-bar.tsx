import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { preload, lazyPart } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { type SessionUser, useSession } from '@/lib/session/session-context.tsx';
import { language } from '@/lib/language.ts';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { messages } from '../messages.ts';
import { barLook } from './bar-look.ts';
import { BAR, GO_TO, isCreator, livingLinks, type SiteLink } from './links.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useWayBack } from './use-way-back.ts';

const shortcutsText = messages.shortcuts;

const searchField = () =>
  [...document.querySelectorAll<HTMLInputElement>('#main input[type="search"]')].find((field) =>
    field.checkVisibility(),
  );

const SEARCH = [
  {
    keys: '/',
    label: shortcutsText.search,
    exists: () => searchField() !== undefined,
    run: () => searchField()?.focus(),
  },
];

/** Keys that lead to other pages. Only where the bar is: nobody should fall out of an attempt by a letter. */
function useNavShortcuts(user: SessionUser | undefined): void {
  const navigate = useNavigate();
  const goTo = livingLinks(GO_TO, user).map(({ letter, label, to }) => ({
    keys: `g ${letter}`,
    label,
    run: () => void navigate(to),
  }));
  useShortcuts(shortcutsText.goTo, goTo);
  useShortcuts(shortcutsText.general, SEARCH);
}

// Menus and drawer bring code that visitors of the landing page mostly do not need: it is loaded when it is.
const loadSignedInNav = () => import('./signed-in-nav.tsx');
const loadDrawer = async () => (await import('./nav-drawer.tsx')).NavDrawer;
const NavDrawer = lazyPart(loadDrawer);
const BarMenus = lazyPart(async () => (await loadSignedInNav()).BarMenus);
const PersonalNav = lazyPart(async () => (await loadSignedInNav()).PersonalNav);

const text = messages.nav;

/** The bar over every page. What it has room for is counted in letters, not in pixels: large text gets the narrow bar. */
export function NavBar() {
  const { status, user } = useSession();
  useNavShortcuts(user);
  return (
    <header
      lang={language}
      data-keep-clear
      className="@container sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-md"
    >
      <nav
        aria-label={text.label}
        className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6 lg:gap-4"
      >
        <Link to="/" aria-label={text.home} className="mr-2 flex h-11 items-center rounded-control">
          <Logo className="@max-[18rem]:[&>span]:hidden" />
        </Link>
        <ul className="hidden items-center gap-1 @3xl:flex">
          <BarLinks links={livingLinks(BAR[user ? 'signedIn' : 'signedOut'], user)} />
          {user && (
            <PartBoundary>
              <BarMenus user={user} fallback={isCreator(user) && <MenuPlace />} />
            </PartBoundary>
          )}
          {user && <BarLinks links={livingLinks(BAR.afterMenus, user)} />}
        </ul>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {status === 'signed-out' && <SignedOutActions />}
          {status === 'loading' && <PersonalPlace />}
          {user && (
            <PartBoundary fallback={<ReloadLink />}>
              <PersonalNav user={user} fallback={<PersonalPlace />} />
            </PartBoundary>
          )}
          <DrawerButton />
        </div>
      </nav>
    </header>
  );
}

/** Keeps the place of the first menu, so that what stands after it does not move. */
function MenuPlace() {
  return (
    <li className="flex h-11 w-30 items-center px-3">
      <Skeleton className="h-4 w-full" />
    </li>
  );
}

/** As large as bell and avatar. */
function PersonalPlace() {
  return (
    <>
      <span className="grid size-11 place-items-center">
        <Skeleton className="size-6" />
      </span>
      <span className="hidden size-11 place-items-center @3xl:grid">
        <Skeleton className="size-9 rounded-full" />
      </span>
    </>
  );
}

/** When the menus could not be loaded. */
function ReloadLink() {
  return (
    <Button variant="ghost" onClick={() => location.reload()}>
      {messages.error.reload}
    </Button>
  );
}

function BarLinks({ links }: { links: SiteLink[] }) {
  return links.map((link) => (
    <li key={link.to}>
      <BarLink {...link} />
    </li>
  ));
}

function BarLink({ to, label }: SiteLink) {
  // A section of the landing page is never "the current page".
  if (to.includes('#')) {
    return (
      <Link to={to} className={barLook(false)}>
        {label}
      </Link>
    );
  }
  return (
    <NavLink end to={to} className={({ isActive }) => barLook(isActive)}>
      {label}
    </NavLink>
  );
}

function SignedOutActions() {
  const back = useWayBack();
  return (
    <>
      <ThemeToggle />
      <div className="hidden items-center gap-2 @2xl:flex">
        <ButtonLink to={SITE_PATHS.login} state={back} variant="ghost">
          {text.signIn}
        </ButtonLink>
        <ButtonLink to={SITE_PATHS.signup}>{text.getStarted}</ButtonLink>
      </div>
    </>
  );
}

function DrawerButton() {
  const [open, setOpen] = useState(false);
  const prefetch = () => preload(loadDrawer);
  return (
    <>
      <PlainIconButton
        label={text.menu}
        icon={<MenuIcon aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
        className="@3xl:hidden"
      />
      <OnDemand wanted={open} onFailure={() => setOpen(false)}>
        <NavDrawer open={open} onOpenChange={setOpen} />
      </OnDemand>
    </>
  );
}
