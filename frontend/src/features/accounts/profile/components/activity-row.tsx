import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { Award, ChevronRight, History, ListChecks, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WITHHELD_LABELS } from '@/entities/quiz/labels.ts';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { cx } from '@/components/ui/cx.ts';
import { formatAgo, formatDateTime, formatPercent } from '@/lib/format.ts';
import { messages } from '../messages.ts';

const { activity: text } = messages;

type Activity = Profile['recentActivity'][number];

/** Kinds of `recentActivity`. */
const KINDS: Readonly<Record<string, { verb: string; icon: ReactNode }>> = {
  quiz_taken: { verb: text.taken, icon: <ListChecks /> },
  quiz_created: { verb: text.created, icon: <PenLine /> },
  badge_earned: { verb: text.earned, icon: <Award /> },
};

/** Where a row leads: the result of a quiz that was taken, the overview of one's own. */
function pathOf({ type, id, quizId }: Activity): string | undefined {
  if (type === 'quiz_taken' && quizId)
    return sitePath(SITE_PATHS.quizResult, { ref: quizId, submissionId: id });
  return type === 'quiz_created' ? dashboardPath(id) : undefined;
}

const ROW = 'flex min-h-14 items-center gap-4 px-4 py-4 sm:px-5';

/** Something that somebody did, and the way to it. */
export function ActivityRow(activity: Activity) {
  const path = pathOf(activity);
  return (
    <li>
      {path ? (
        <Link to={path} className={cx(ROW, '-outline-offset-2 hover:bg-well')}>
          <RowContent {...activity} />
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
        </Link>
      ) : (
        <div className={ROW}>
          <RowContent {...activity} />
        </div>
      )}
    </li>
  );
}

function RowContent({ type, title, date, score, withheld = 'pending_review' }: Activity) {
  const kind = KINDS[type];
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink [&_svg]:size-4.5"
      >
        {kind?.icon ?? <History />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words text-ink">
          <span className="text-muted">{kind?.verb}</span> <span className="font-medium">{title}</span>
        </p>
        <p className="text-sm text-muted">
          <time dateTime={date} title={formatDateTime(date)}>
            {formatAgo(date)}
          </time>
        </p>
      </div>
      {type === 'quiz_taken' && (
        <p className="tabular max-w-20 shrink-0 text-right text-sm text-muted sm:max-w-none">
          {score === undefined ? WITHHELD_LABELS[withheld] : `${text.score} ${formatPercent(score)}`}
        </p>
      )}
    </>
  );
}
