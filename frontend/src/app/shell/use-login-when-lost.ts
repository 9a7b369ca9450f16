import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionLost } from '@/lib/api/session-events.ts';

/** A session that ended under a page leads to the login page, and from there back to that page. */
export function useLoginWhenLost(): void {
  const navigate = useNavigate();
  const from = useLocation();
  useEffect(
    () => onSessionLost(() => void navigate(SITE_PATHS.login, { state: { from } })),
    [navigate, from],
  );
}
