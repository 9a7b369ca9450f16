import { Outlet } from 'react-router-dom';
import { Main } from './main.tsx';

/** Nothing but the page: taking a quiz hides bar and footer. */
export function PlainLayout() {
  return (
    <Main className="min-h-dvh">
      <Outlet />
    </Main>
  );
}
