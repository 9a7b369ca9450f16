import { Outlet } from 'react-router-dom';
import { Footer } from '../nav/footer.tsx';
import { NavBar } from '../nav/nav-bar.tsx';
import { SimpleFooter } from '../nav/simple-footer.tsx';
import { Main } from './main.tsx';

// One chunk for the three: they share footer and buttons.
export { CardLayout } from './card-layout.tsx';

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
