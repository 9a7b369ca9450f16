import type { ShownPassage } from '@quizhall/shared/model/question';
import { useIsWide } from '../../hooks/use-is-wide.ts';
import { FoldedPassage, PASSAGE_FRAME, PassageBody, titleOf } from '../shared/passage-parts.tsx';

/** What several questions are about: beside them where there is room, else above them, to be folded away. It stays where
 * it was scrolled to for as long as the next question is about it. */
export function PassagePanel({ passage }: { passage: ShownPassage }) {
  if (!useIsWide()) return <FoldedPassage passage={passage} />;
  return (
    <section className={`${PASSAGE_FRAME} sticky top-24 self-start`}>
      <h3 className="px-4 py-3 text-sm font-medium text-muted">{titleOf(passage)}</h3>
      <PassageBody passage={passage} />
    </section>
  );
}
