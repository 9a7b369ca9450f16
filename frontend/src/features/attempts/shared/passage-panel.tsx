import type { ShownPassage } from '@quizhall/shared/model/quizzes/question';
import { ChevronRight } from 'lucide-react';
import { use } from 'react';
import { WrittenIn } from '@/lib/written-in.ts';
import { MarkdownText } from '@/components/ui/markdown-text.tsx';
import { FormulasOf } from '@/lib/formula.tsx';
import { messages } from './messages.ts';
import { useIsWide } from './use-is-wide.ts';
import { ShownMedia } from './shown-media.tsx';

const FRAME = 'min-w-0 rounded-card border border-line bg-surface';

const titleOf = ({ title }: ShownPassage): string => title || messages.take.passage;

/** Text and file of a passage, in a part that scrolls by itself. */
function PassageBody({ passage }: { passage: ShownPassage }) {
  const title = titleOf(passage);
  return (
    <div
      lang={use(WrittenIn)}
      // What scrolls must be reachable by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={title}
      className="grid max-h-[40dvh] grid-cols-1 gap-4 overflow-y-auto px-4 pb-4 -outline-offset-2 lg:max-h-[calc(100dvh-16rem)] print:max-h-none"
    >
      {passage.media && <ShownMedia media={passage.media} label={title} place="question" />}
      <FormulasOf formulas={passage.formulas}>
        <MarkdownText text={passage.text} className="text-base text-ink" />
      </FormulasOf>
    </div>
  );
}

/** A passage above its questions, to be folded away. */
export function FoldedPassage({ passage }: { passage: ShownPassage }) {
  return (
    <details open className={`${FRAME} group`}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-4 text-sm font-medium text-muted [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {titleOf(passage)}
      </summary>
      <PassageBody passage={passage} />
    </details>
  );
}

/** What several questions are about: beside them where there is room, else above them, to be folded away. It stays where
 * it was scrolled to for as long as the next question is about it. */
export function PassagePanel({ passage }: { passage: ShownPassage }) {
  if (!useIsWide()) return <FoldedPassage passage={passage} />;
  return (
    <section className={`${FRAME} sticky top-24 self-start`}>
      <p className="px-4 py-3 text-sm font-medium text-muted">{titleOf(passage)}</p>
      <PassageBody passage={passage} />
    </section>
  );
}
