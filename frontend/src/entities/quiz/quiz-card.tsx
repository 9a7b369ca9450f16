import type { CoverPicture, QuizCard as QuizCardData } from '@quizhall/shared/model/quizzes/quiz';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card.tsx';
import { Cover } from '@/components/ui/cover.tsx';
import { cx } from '@/components/ui/cx.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CATEGORY_LABELS, DIFFICULTY_LABELS } from './labels.ts';

/** Low, whatever the picture's shape, and a strip on phones: a list of whole pictures would be all there is to see. */
const COVER = 'max-h-28 sm:aspect-[2/1] sm:max-h-none';

interface QuizCardProps {
  quiz: Pick<QuizCardData, 'id' | 'title' | 'category' | 'difficulty'> & {
    coverImage?: CoverPicture | undefined;
  };
  /** Where the whole card leads. */
  to: string;
  /** What may be done with it, beside the title. */
  menu?: ReactNode;
  /** Selects it, on the picture. */
  box?: ReactNode;
  /** Something is done with it just now. */
  busy?: boolean;
  /** What this list says of a quiz: status, numbers, dates. */
  children: ReactNode;
}

/**
 * A quiz in a list, whoever's it is.
 * `<QuizCard quiz={quiz} to={dashboardPath(quiz.id)} menu={…}>…</QuizCard>`
 */
export function QuizCard({ quiz, to, menu, box, busy = false, children }: QuizCardProps) {
  return (
    <Card
      as="article"
      padded={false}
      interactive
      className="relative flex flex-col overflow-hidden has-[input[type=checkbox]:checked]:outline-2 has-[input[type=checkbox]:checked]:outline-accent"
      aria-busy={busy}
    >
      <Cover seed={quiz.id} picture={quiz.coverImage} place="card" className={COVER} />
      {box && (
        <div className="absolute top-2 left-2 z-10 rounded-control border border-line bg-surface p-2">
          {box}
        </div>
      )}
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h2 className="line-clamp-2 text-base font-display tracking-tight text-ink">
              <Link
                to={to}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink"
              >
                {quiz.title}
              </Link>
            </h2>
            <p className="mt-0.5 text-sm text-muted">
              {CATEGORY_LABELS[quiz.category]} · {DIFFICULTY_LABELS[quiz.difficulty]}
            </p>
          </div>
          {/* Above the link that covers the card. */}
          {menu && <div className="relative z-10 -mt-1.5 -mr-2">{menu}</div>}
        </div>
        {children}
      </div>
    </Card>
  );
}

/** The shape of a card while the list is on its way. */
export const QuizCardSkeleton = () => (
  <Card padded={false} className="overflow-hidden">
    <div className="flex animate-shimmer flex-col">
      <Skeleton still className={cx('aspect-[16/10] w-full rounded-none', COVER)} />
      <div className="flex flex-col gap-3 p-4 sm:p-5">
        <div>
          <Skeleton still className="h-6 w-2/3" />
          <Skeleton still className="mt-1 h-4.5 w-1/3" />
        </div>
        <Skeleton still className="h-6 w-24 rounded-full" />
        <div className="pair-grid gap-x-4 gap-y-2 border-t border-line pt-3">
          {['questions', 'responses', 'score', 'time'].map((key) => (
            <Skeleton key={key} still className="h-9 w-20" />
          ))}
        </div>
        <Skeleton still className="h-4 w-3/4" />
      </div>
    </div>
  </Card>
);
