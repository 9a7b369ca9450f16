import { useEffect, useState } from 'react';
import type { FoundAnswer } from './find-answers.ts';

/** All answers, once somebody searches; `failed`: they could not be loaded, and are asked for again with the next letter. */
export function useAnswers(search: string): readonly FoundAnswer[] | 'failed' | undefined {
  const [answers, setAnswers] = useState<readonly FoundAnswer[] | 'failed'>();
  const isThere = Array.isArray(answers);
  useEffect(() => {
    if (!search || isThere) return;
    import('virtual:help/answers').then(
      (loaded) => setAnswers(loaded.answers),
      () => setAnswers('failed'),
    );
  }, [search, isThere]);
  return answers;
}
