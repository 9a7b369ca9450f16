import { useLocation } from 'react-router-dom';

/** Router state for a link to the login page, which leads back to the current page afterwards. */
export function useWayBack(): { from: string } {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}
