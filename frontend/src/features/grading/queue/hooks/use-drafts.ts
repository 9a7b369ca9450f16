import { useCallback, useMemo, useRef, useState } from 'react';
import { type GradeDraft, type GradeDrafts, keptGrades, withDraft } from '../model/drafts.ts';

/** Unsaved grades, stored on the device on every input. */
export function useDrafts(quizId: string) {
  const kept = useMemo(() => keptGrades(quizId), [quizId]);
  const [drafts, setDrafts] = useState<GradeDrafts>(() => kept.load() ?? {});
  const latest = useRef(drafts);
  const put = useCallback(
    (key: string, draft: GradeDraft | undefined) => {
      latest.current = withDraft(latest.current, key, draft);
      if (Object.keys(latest.current).length > 0) kept.save(latest.current);
      else kept.clear();
      setDrafts(latest.current);
    },
    [kept],
  );
  return { drafts, put, has: () => Object.keys(latest.current).length > 0 };
}
export type Drafts = ReturnType<typeof useDrafts>;
