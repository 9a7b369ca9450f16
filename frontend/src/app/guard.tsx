import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from './messages.ts';

const CreatorsOnly = lazyPart(async () => (await import('./creators-only.tsx')).CreatorsOnly);

/** Pages of signed-in people. The way back travels in `state.from`, which the login page reads. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const from = useLocation();
  if (session.status === 'loading') return <GuardLoading />;
  if (session.status === 'signed-out') {
    // Who signs out on purpose goes home; everybody else is asked to sign in, and then comes back here.
    if (session.byChoice) return <Navigate to="/" replace />;
    return <Navigate to={SITE_PATHS.login} state={{ from }} replace />;
  }
  return children;
}

/** Pages of quiz creators; the server refuses the call as well. */
export function RequireCreator({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <CreatorOnly>{children}</CreatorOnly>
    </RequireSession>
  );
}

function CreatorOnly({ children, offersShared = false }: { children: ReactNode; offersShared?: boolean }) {
  const { user } = useSession();
  if (user && mayAnywhere(user, 'quiz.create')) return children;
  return <CreatorsOnly fallback={<GuardLoading />} offersShared={offersShared} />;
}

/**
 * Lists and figures of own quizzes: for quiz creators, for owners of quizzes, and for learners who look at quizzes that are
 * shared with them.
 */
export function RequireQuizzes({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <QuizzesOnly>{children}</QuizzesOnly>
    </RequireSession>
  );
}

function QuizzesOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user?.quizCount || new URLSearchParams(search).get('scope') === 'shared') return children;
  return <CreatorOnly offersShared={pathname === SITE_PATHS.quizManage}>{children}</CreatorOnly>;
}

/** Pages of an organization. Others land on their account, which says why. */
export function RequireOrganization({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <MemberOnly>{children}</MemberOnly>
    </RequireSession>
  );
}

function MemberOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  // Right after a login only the basics of a person are known.
  if (!user?.organizations) return <GuardLoading />;
  return user.organizationId ? (
    children
  ) : (
    <Navigate to={SITE_PATHS.profile} state={{ withoutOrganization: true }} replace />
  );
}

function GuardLoading() {
  return (
    <p role="status" className="grid min-h-[60vh] place-items-center text-muted">
      {messages.loading}
    </p>
  );
}
