import type { QuizCard as QuizCardData } from '@quizhall/shared/model/quiz';
import { Link } from 'react-router-dom';
import { CATEGORY_LABELS, DIFFICULTY_LABELS } from '@/entities/quiz/labels.ts';
import { dashboardPath, editPath } from '@/entities/quiz/quiz-links.ts';
import { StatusBadge } from '@/entities/quiz/status-badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Cover } from '@/components/ui/cover.tsx';
import { cx } from '@/components/ui/cx.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatAgo, formatDate, formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { messages } from '../messages.ts';
import type { StatusAction } from '../model/status-actions.ts';
import { QuizCardMenu } from './quiz-card-menu.tsx';

const TEXT = messages.card;
/** A strip on phones, where a list of whole pictures would be all there is to see. */
const COVER = 'max-h-28 sm:max-h-none';

interface QuizCardProps {
  quiz: QuizCardData;
  /** A status change of this quiz is under way. */
  busy: boolean;
  onAction: (quiz: QuizCardData, action: StatusAction) => void;
}

/** A quiz in the list. The whole card leads to it: a draft to its editor, everything else to its numbers. */
export function QuizCard({ quiz, busy, onAction }: QuizCardProps) {
  const title = quiz.title || messages.untitled;
  return (
    <Card
      as="article"
      padded={false}
      interactive
      className="relative flex flex-col overflow-hidden"
      aria-busy={busy}
    >
      <Cover seed={quiz.id} picture={quiz.coverImage} place="card" className={COVER} />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h2 className="line-clamp-2 text-base font-display tracking-tight text-ink">
              <Link
                to={quiz.status === 'draft' ? editPath(quiz.id) : dashboardPath(quiz.id)}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-0.5 text-sm text-muted">
              {CATEGORY_LABELS[quiz.category]} · {DIFFICULTY_LABELS[quiz.difficulty]}
            </p>
          </div>
          {/* Above the link that covers the card. */}
          <div className="relative z-10 -mt-1.5 -mr-2">
            <QuizCardMenu quiz={quiz} title={title} onAction={(action) => onAction(quiz, action)} />
          </div>
        </div>
        <div>
          <StatusBadge status={quiz.status} />
        </div>
        <Numbers quiz={quiz} />
        <p className="mt-auto text-xs text-faint">
          <time dateTime={quiz.updatedAt}>{TEXT.updated(formatAgo(quiz.updatedAt))}</time>
          {' · '}
          <time dateTime={quiz.createdAt}>{TEXT.created(formatDate(quiz.createdAt))}</time>
        </p>
      </div>
    </Card>
  );
}

function Numbers({ quiz }: { quiz: QuizCardData }) {
  const taken = quiz.totalResponses > 0;
  const numbers = [
    { label: TEXT.questions, value: formatNumber(quiz.totalQuestions) },
    { label: TEXT.responses, value: formatNumber(quiz.totalResponses) },
    { label: TEXT.avgScore, value: taken ? formatPercent(quiz.avgScore) : '–' },
    { label: TEXT.avgTime, value: taken ? formatDuration(quiz.avgTime * 60) : '–' },
  ];
  return (
    <dl className="pair-grid gap-x-4 gap-y-2 border-t border-line pt-3">
      {numbers.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="tabular truncate text-sm font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The shape of a card while the list is on its way. */
export function QuizCardSkeleton() {
  return (
    <Card padded={false} className="flex flex-col overflow-hidden">
      <Skeleton className={cx('aspect-[16/10] w-full rounded-none', COVER)} />
      <div className="flex flex-col gap-3 p-4 sm:p-5">
        <div>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-1 h-4.5 w-1/3" />
        </div>
        <Skeleton className="h-6 w-24 rounded-full" />
        <div className="pair-grid gap-x-4 gap-y-2 border-t border-line pt-3">
          {['questions', 'responses', 'score', 'time'].map((key) => (
            <Skeleton key={key} className="h-9 w-20" />
          ))}
        </div>
        <Skeleton className="h-4 w-3/4" />
      </div>
    </Card>
  );
}
