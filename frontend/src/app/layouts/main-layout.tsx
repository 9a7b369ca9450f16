import { Link, Outlet } from 'react-router-dom';
import { Logo } from '@/components/ui/logo.tsx';
import { messages } from '../messages.ts';
import { Footer } from '../nav/footer.tsx';
import { NavBar } from '../nav/nav-bar.tsx';
import { SimpleFooter } from '../nav/simple-footer.tsx';
import { ThemeToggle } from '../nav/theme-toggle.tsx';
import { Main } from './main.tsx';

/** The sign-in layout's quiet sister: one panel, nothing that moves. For the pages that links in mails open. */
export function CardLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-page items-center justify-between px-4 py-4 sm:px-6">
        <Link to="/" aria-label={messages.nav.home} className="flex h-11 items-center rounded-control">
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <Main className="items-center justify-center px-4 py-6">
        <div className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-raised sm:p-10">
          <Outlet />
        </div>
      </Main>
      <SimpleFooter />
    </div>
  );
}

// One chunk for the three: they share footer and buttons.

/** The footer begins where the first screen ends, so that it does not move while a page and its data arrive. */
const BELOW_THE_FOLD = 'min-h-[calc(100dvh-4rem)]';

/** Bar, page, footer. */
export function MainLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar />
      <Main className={BELOW_THE_FOLD}>
        <Outlet />
      </Main>
      <Footer />
    </div>
  );
}

/** Bar, page, one line of footer: for pages with a single purpose. */
export function SimpleLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar />
      <Main className={BELOW_THE_FOLD}>
        <Outlet />
      </Main>
      <SimpleFooter />
    </div>
  );
}
