import type { ShownPassage } from '@quizhall/shared/model/question';
import { ChevronRight } from 'lucide-react';
import { MarkdownText } from '@/components/ui/markdown-text.tsx';
import { FormulasOf } from '@/lib/formula.tsx';
import { useIsWide } from '../../hooks/use-is-wide.ts';
import { messages } from '../../messages.ts';
import { ShownMedia } from '../shared/shown-media.tsx';

const { take } = messages;

/** What several questions are about: beside them where there is room, else above them, to be folded away. It stays where
 * it was scrolled to for as long as the next question is about it. */
export function PassagePanel({ passage }: { passage: ShownPassage }) {
  const wide = useIsWide();
  const title = passage.title || take.passage;
  const body = (
    <div
      // What scrolls must be reachable by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={title}
      className="grid max-h-[40dvh] grid-cols-1 gap-4 overflow-y-auto px-4 pb-4 -outline-offset-2 lg:max-h-[calc(100dvh-16rem)]"
    >
      {passage.media && <ShownMedia media={passage.media} label={title} place="question" />}
      <FormulasOf formulas={passage.formulas}>
        <MarkdownText text={passage.text} className="text-base text-ink" />
      </FormulasOf>
    </div>
  );
  const frame = 'min-w-0 rounded-card border border-line bg-surface';
  if (wide) {
    return (
      <section className={`${frame} sticky top-24 self-start`}>
        <h3 className="px-4 py-3 text-sm font-medium text-muted">{title}</h3>
        {body}
      </section>
    );
  }
  return (
    <details open className={`${frame} group`}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-4 text-sm font-medium text-muted [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      {body}
    </details>
  );
}
