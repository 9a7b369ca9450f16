import type { RewardedAttempt } from '@quizhall/shared/model/accounts/own-rewards';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Medal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { formatDate } from '@/lib/format.ts';
import { rewards as text } from '../rewards-messages.ts';
import { sharedText } from '@/lib/language.ts';

/** Every attempt that brought something, newest first; each row leads to its result. */
export const RewardHistory = ({ items }: { items: readonly RewardedAttempt[] }) => (
  <Panel title={text.history} padded={false}>
    <ul className="divide-y divide-line">
      {items.map(({ submissionId, quiz, attemptNumber, at, points, badges }) => (
        <li
          key={submissionId}
          className="relative flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4 hover:bg-well sm:px-6 [content-visibility:auto] [contain-intrinsic-size:auto_5rem]"
        >
          <div className="min-w-0 flex-1 basis-48">
            <h3 className="font-medium wrap-anywhere text-ink">
              <Link
                to={sitePath(SITE_PATHS.quizResult, { ref: quiz.id, submissionId })}
                className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink"
              >
                {quiz.title}
              </Link>
            </h3>
            <p className="mt-0.5 text-sm text-muted">
              <time dateTime={at}>{formatDate(at)}</time>
              {` · ${text.attempt({ number: attemptNumber })}`}
            </p>
          </div>
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {badges.map(({ bonus, name }) => (
              <li key={bonus}>
                <Badge tone="accent" icon={<Medal aria-hidden="true" />}>
                  {sharedText(name)}
                </Badge>
              </li>
            ))}
          </ul>
          <p className="tabular font-display text-ink">{text.plus({ points })}</p>
        </li>
      ))}
    </ul>
  </Panel>
);
