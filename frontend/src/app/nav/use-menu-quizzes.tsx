import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { newestQuizzes } from '@/entities/quiz/newest-quizzes.ts';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { statusLabel, statusTone } from './links.ts';

/** An entry of a menu, in bar and drawer alike. */
export interface QuizEntry {
  label: string;
  to: string;
  trailing: ReactNode;
}

/**
 * The own quizzes as entries of a menu, from the cache of the site, and asked for once they are wanted; `ask` asks again
 * where they did not come. `coming`: there are some that have not arrived yet. Those that do not come leave the way to
 * the page that says why.
 */
export function useMenuQuizzes(
  user: SessionUser,
  wanted: boolean,
): { entries: QuizEntry[]; coming: boolean; ask: () => void } {
  const { data, isError, isFetching, refetch } = useQuery({ ...newestQuizzes, enabled: wanted });
  const entries = (data ?? []).map(({ id, title, status }) => ({
    label: title,
    to: sitePath(SITE_PATHS.quizDashboard, { id }),
    trailing: <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>,
  }));
  const failed = isError && !isFetching;
  return {
    entries,
    coming: !data && !failed && user.quizCount !== 0,
    ask: () => {
      if (failed) void refetch();
    },
  };
}
