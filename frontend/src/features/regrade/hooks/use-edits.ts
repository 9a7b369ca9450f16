import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Edit, editFromAddress, type KeyedQuestion } from '../model/correction-form.ts';

/** What is typed, and the revision of the quiz that it was typed for: another one is said, and followed with the next preview. */
export function useEdits(
  { revision }: Pick<OwnQuiz, 'revision'>,
  questions: readonly KeyedQuestion[],
  outdated: readonly string[],
) {
  const [search] = useSearchParams();
  const [fromAddress] = useState(() => editFromAddress(search, questions, outdated));
  const [edits, setEdits] = useState<Edit[]>(fromAddress);
  const [basis, setBasis] = useState(revision);
  const has = edits.length > 0;
  return {
    edits,
    /** The quiz has changed since. */
    isBehind: has && basis !== revision,
    /** More than what the address says would be lost. */
    isTyped: has && JSON.stringify(edits) !== JSON.stringify(fromAddress),
    changeEdits: (next: Edit[]) => {
      if (!has) setBasis(revision);
      setEdits(next);
    },
    follow: () => setBasis(revision),
  };
}
