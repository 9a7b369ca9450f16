import { useLocation } from 'react-router-dom';

/** The landing page: whoever signs in there goes on to their account. */
const LANDING = ['/', '/home'];

/** Router state for a link to the login page, which leads back to the current page afterwards. */
export function useWayBack(): { from: string } | undefined {
  const { pathname, search, hash } = useLocation();
  return LANDING.includes(pathname) ? undefined : { from: pathname + search + hash };
}
