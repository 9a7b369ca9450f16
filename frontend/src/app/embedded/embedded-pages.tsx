import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { RouteObject } from 'react-router-dom';
import { AwayPage } from './away-page.tsx';

export { openLinksBeside } from './open-beside.ts';

const quizPage = () => import('@/features/taking/routes/quiz-page.tsx');

/** All that a frame shows: a quiz, once it is known that it may be shown, the attempt and its result. */
export const embeddedPages: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('@/lib/query/data-provider.tsx')).DataProvider }),
    children: [
      {
        lazy: () => import('@/features/taking/routes/embedded.tsx'),
        children: [
          // The address that other sites embed. Not a redirect: that would move the focus into the frame.
          { path: '/:ref', lazy: quizPage },
          { path: SITE_PATHS.quiz, lazy: quizPage },
          { path: SITE_PATHS.quizTake, lazy: () => import('@/features/taking/routes/take.tsx') },
          { path: SITE_PATHS.quizResult, lazy: () => import('@/features/taking/routes/result.tsx') },
        ],
      },
    ],
  },
  { path: '*', element: <AwayPage /> },
];
