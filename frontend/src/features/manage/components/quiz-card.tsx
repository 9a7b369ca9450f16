import type { QuizCard as QuizCardData } from '@quizhall/shared/model/quiz';
import { Link } from 'react-router-dom';
import { CATEGORY_LABELS, DIFFICULTY_LABELS } from '@/components/quiz/labels.ts';
import { dashboardPath, editPath } from '@/components/quiz/quiz-links.ts';
import { StatusBadge } from '@/components/quiz/status-badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Cover } from '@/components/ui/cover.tsx';
import { formatDate, formatDuration, formatNumber, formatPercent, formatRelative } from '@/lib/format.ts';
import { messages } from '../messages.ts';
import type { StatusAction } from '../model/status-actions.ts';
import { QuizCardMenu } from './quiz-card-menu.tsx';

const TEXT = messages.card;

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
      <Cover seed={quiz.id} src={quiz.coverImage?.url} />
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
          <time dateTime={quiz.updatedAt}>{TEXT.updated(formatRelative(quiz.updatedAt))}</time>
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
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3">
      {numbers.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="tabular truncate text-sm font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
