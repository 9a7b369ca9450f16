import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { type RouteObject, useLocation } from 'react-router-dom';
import { ExternalLink } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { openTab } from './open-beside.ts';
import { laterMessages } from '../later-messages.ts';

const TEXT = laterMessages.away;

/** In place of every page that is not shown inside another site: sign-in, accounts, everything of owners. */
function AwayPage() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      as="h1"
      className="my-auto"
      icon={<ExternalLink />}
      title={TEXT.title}
      text={TEXT.text}
      action={<Button onClick={() => openTab(location.origin + pathname + search)}>{TEXT.open}</Button>}
    />
  );
}

export { openLinksBeside } from './open-beside.ts';

const quizPage = () => import('@/features/attempts/routes/quiz-page.tsx');

/** All that a frame shows: a quiz, once it is known that it may be shown, the attempt and its result. */
export const embeddedPages: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('@/lib/query/data-provider.tsx')).DataProvider }),
    children: [
      {
        lazy: () => import('@/features/attempts/routes/embedded.tsx'),
        children: [
          // The address that other sites embed. Not a redirect: that would move the focus into the frame.
          { path: '/:ref', lazy: quizPage },
          { path: SITE_PATHS.quiz, lazy: quizPage },
          { path: SITE_PATHS.quizTake, lazy: () => import('@/features/attempts/routes/take.tsx') },
          { path: SITE_PATHS.quizResult, lazy: () => import('@/features/attempts/routes/result.tsx') },
        ],
      },
    ],
  },
  { path: '*', element: <AwayPage /> },
];
