import type { QuizCard as QuizCardData } from '@quizhall/shared/model/quizzes/quiz';
import { Ticket, Trophy } from 'lucide-react';
import { memo, useRef } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { QuizCard } from '@/entities/quiz/quiz-card.tsx';
import { dashboardPath, editPath } from '@/entities/quiz/quiz-links.ts';
import { mayWith, roleLabel } from '@/entities/quiz/quiz-rights.ts';
import { StatusBadge } from '@/entities/quiz/status-badge.tsx';
import {
  formatAgo,
  formatDate,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
} from '@/lib/format.ts';
import { messages } from '../status/messages.ts';
import type { Selection } from './selection.ts';
import type { CardAction } from '../status/status-actions.ts';
import { QuizCardMenu } from './quiz-card-menu.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { useIsPicked } from './use-selection.ts';
import { listMessages } from './list-messages.ts';

interface SelectBoxProps {
  id: string;
  title: string;
  selection: Selection;
}

/** Checkbox of one quiz. Subscribes itself, so that the card does not rerender. */
const SelectBox = memo(function SelectBox({ id, title, selection }: SelectBoxProps) {
  const checked = useIsPicked(selection, id);
  const shift = useRef(false);
  return (
    // Only reads the modifier keys of the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      onClickCapture={(event) => {
        shift.current = event.shiftKey;
      }}
    >
      <Checkbox
        hideLabel
        label={listMessages.select.one(title)}
        checked={checked}
        onCheckedChange={() => selection.press({ id, range: shift.current })}
      />
    </div>
  );
});

const TEXT = messages.card;

interface OwnQuizCardProps {
  quiz: QuizCardData;
  /** True while a status change of this quiz is in progress. */
  busy: boolean;
  onAction: (quiz: QuizCardData, action: CardAction) => void;
  selection: Selection;
}

/**
 * Card of an own quiz. Links a draft to its editor, other quizzes to their overview. Memoized, because typing in the
 * search must not rerender a thousand cards.
 */
export const OwnQuizCard = memo(function OwnQuizCard({ quiz, busy, onAction, selection }: OwnQuizCardProps) {
  const title = quiz.title || messages.untitled;
  const role = roleLabel(quiz);
  return (
    <QuizCard
      quiz={{ ...quiz, title }}
      to={quiz.status === 'draft' && mayWith(quiz, 'quiz.edit') ? editPath(quiz.id) : dashboardPath(quiz.id)}
      busy={busy}
      box={mayWith(quiz, 'quiz.manage') && <SelectBox id={quiz.id} title={title} selection={selection} />}
      menu={<QuizCardMenu quiz={quiz} title={title} onAction={(action) => onAction(quiz, action)} />}
    >
      <div className="flex flex-wrap gap-2">
        <StatusBadge {...quiz} />
        {quiz.pool && (
          <Badge tone="accent" icon={<Trophy aria-hidden="true" />}>
            {TEXT.prize(formatMoney(quiz.pool.total / 100))}
          </Badge>
        )}
        {quiz.isPaid && (
          <Badge tone="neutral" icon={<Ticket aria-hidden="true" />}>
            {TEXT.isPaid}
          </Badge>
        )}
      </div>
      {role && <p className="text-sm text-muted">{TEXT.shared(quiz.owner?.name, role)}</p>}
      <Numbers quiz={quiz} />
      <p className="text-xs text-faint">
        <Changed {...quiz} />
        {' · '}
        <time dateTime={quiz.createdAt}>{TEXT.created(formatDate(quiz.createdAt))}</time>
      </p>
    </QuizCard>
  );
});

/** Time of the last change, or of the deletion for a deleted quiz. */
const Changed = ({ deletedAt, updatedAt }: Pick<QuizCardData, 'deletedAt' | 'updatedAt'>) =>
  deletedAt === undefined ? (
    <time dateTime={updatedAt}>{TEXT.updated(formatAgo(updatedAt))}</time>
  ) : (
    <time dateTime={deletedAt}>{TEXT.deleted(formatAgo(deletedAt))}</time>
  );

function Numbers({ quiz }: { quiz: QuizCardData }) {
  const taken = quiz.totalResponses > 0;
  const scored = quiz.totalResponses > (quiz.waitingResponses ?? 0);
  const numbers = [
    { label: TEXT.questions, value: formatNumber(quiz.totalQuestions) },
    { label: TEXT.responses, value: formatNumber(quiz.totalResponses) },
    { label: TEXT.avgScore, value: scored ? formatPercent(quiz.avgScore) : '–' },
    { label: TEXT.avgTime, value: taken ? formatDuration(quiz.avgSeconds ?? quiz.avgTime * 60) : '–' },
  ];
  return (
    // Aligned to the bottom, so that the numbers of adjacent cards line up.
    <dl className="mt-auto pair-grid gap-x-4 gap-y-2 border-t border-line pt-3">
      {numbers.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="tabular truncate text-sm font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
