import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Navigate } from 'react-router-dom';
import { useSession } from '@/lib/session/session-context.tsx';

/** `/dashboard/quiz/create`: the wizard, for the current organization. */
export function Component() {
  const { organizationId } = useSession().user ?? {};
  const search = organizationId && `?${new URLSearchParams({ organization: organizationId }).toString()}`;
  return <Navigate to={{ pathname: SITE_PATHS.quizCreate, search }} replace />;
}
