import { Link, Outlet } from 'react-router-dom';
import { Logo } from '@/components/ui/logo.tsx';
import { messages } from '../messages.ts';
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
