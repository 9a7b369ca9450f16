import { Outlet } from 'react-router-dom';
import { Footer } from '../nav/footer.tsx';
import { SimpleFooter } from '../nav/simple-footer.tsx';
import { NavBar } from '../nav/nav-bar.tsx';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { Main } from './main.tsx';

/** Bar, page, footer. */
export function MainLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar />
      <Main>
        <Outlet />
      </Main>
      <Footer />
      <OfflineBanner />
    </div>
  );
}

/** Bar, page, one line of footer: for pages with a single purpose. */
export function SimpleLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar />
      <Main>
        <Outlet />
      </Main>
      <SimpleFooter />
      <OfflineBanner />
    </div>
  );
}
