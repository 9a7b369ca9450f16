import type { OwnResult } from '@quizhall/shared/contract/accounts/users';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Check, Hourglass, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WITHHELD_LABELS } from '@/entities/quiz/labels.ts';
import { formatAgo, formatDate, formatDateTime, formatPercent } from '@/lib/format.ts';
import { messages } from '../messages.ts';

/** One finished attempt. The whole row leads to its result, where receipt and answers stand in full. */
export function ResultRow({ result }: { result: OwnResult }) {
  const {
    submissionId,
    quiz,
    attemptNumber,
    completedAt,
    receipt,
    deletedAt,
    uncounted,
    annulled,
    certificateCode,
  } = result;
  return (
    <li className="relative [contain-intrinsic-size:auto_6rem] [content-visibility:auto] flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-4 hover:bg-well sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-medium wrap-anywhere text-ink">
          <Link
            to={sitePath(SITE_PATHS.quizResult, { ref: quiz.id, submissionId })}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink"
          >
            {quiz.title}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={completedAt} title={formatDateTime(completedAt)}>
            {formatAgo(completedAt)}
          </time>
          {' · '}
          {messages.attempt({ number: attemptNumber })}
          {quiz.code && ` · ${messages.code({ code: quiz.code })}`}
        </p>
        <p className="mt-1 truncate text-xs text-faint">
          {deletedAt && messages.deleted({ day: formatDate(deletedAt) })}
          {receipt && (
            <>
              {messages.receipt} <span className="font-mono">{receipt.hash}</span>
            </>
          )}
        </p>
      </div>
      {certificateCode && (
        <TextLink
          className="relative z-1 text-sm"
          aria-label={messages.certificateOf({ title: quiz.title })}
          to={sitePath(SITE_PATHS.verifyCertificate, { code: certificateCode })}
        >
          {messages.certificate}
        </TextLink>
      )}
      {annulled && <Badge tone="danger">{messages.annulled}</Badge>}
      {uncounted && !annulled && <Badge>{messages.uncounted}</Badge>}
      <Outcome {...result} />
    </li>
  );
}

function Outcome({ score, isPassing, withheld }: OwnResult) {
  if (score === undefined)
    return <Badge icon={<Hourglass />}>{WITHHELD_LABELS[withheld ?? 'pending_review']}</Badge>;
  return (
    <p className="flex items-center gap-3">
      <span className="tabular font-display text-ink">{formatPercent(score)}</span>
      {isPassing ? (
        <Badge tone="success" icon={<Check />}>
          {messages.passed}
        </Badge>
      ) : (
        <Badge tone="danger" icon={<X />}>
          {messages.notPassed}
        </Badge>
      )}
    </p>
  );
}
