import type { QuizOverview } from '@quizhall/shared/contract/quiz-overview';
import { Presentation } from 'lucide-react';
import { presentPath } from '@/entities/quiz/quiz-links.ts';
import { ShareCode, ShareLink } from '@/entities/quiz/share-values.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { enterFullscreen } from '@/lib/full-screen.ts';
import { dashboard as TEXT } from '../../dashboard-messages.ts';

/** Code and link of a quiz where its owner sees them at once, and the way to the projector. */
export function JoinStrip({ quiz }: { quiz: QuizOverview }) {
  return (
    <section
      aria-label={TEXT.join}
      className="mb-6 grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5 md:grid-cols-[minmax(14rem,1fr)_minmax(0,2fr)_auto] md:items-end"
    >
      <ShareCode size="sm" code={quiz.code} />
      <ShareLink size="sm" shareableLink={quiz.shareableLink} />
      <ButtonLink
        variant="secondary"
        icon={<Presentation />}
        to={presentPath(quiz.id)}
        onClick={enterFullscreen}
        className="md:mb-1"
      >
        {TEXT.present.open}
      </ButtonLink>
      {quiz.status === 'draft' && <p className="text-sm text-muted md:col-span-3">{TEXT.shareDraft}</p>}
    </section>
  );
}
