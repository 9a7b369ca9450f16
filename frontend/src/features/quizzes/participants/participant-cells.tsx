import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatDateTime, formatPercent } from '@/lib/format.ts';
import type { ParticipantRow as Row } from './participant-calls.ts';
import { useDialogLink } from '../dashboard/use-address-dialog.ts';
import { participants as TEXT } from './participants-messages.ts';
import { submission as SUBMISSION } from '../submission/submission-messages.ts';

/** Link to the participant, above the link that covers the row. */
export function NameLink({ row }: { row: Row }) {
  const linkTo = useDialogLink();
  return (
    <>
      <Link
        {...linkTo('participant', row.participantId)}
        className="relative z-10 inline-flex min-h-6 max-w-full items-center rounded-inner font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-accent-ink"
      >
        <span className="line-clamp-2 break-words">{row.name}</span>
      </Link>
      {row.attemptNumber > 1 && (
        <span className="block text-xs font-normal text-muted">{TEXT.attempt(row.attemptNumber)}</span>
      )}
    </>
  );
}

export const Score = ({ score }: Pick<Row, 'score'>) =>
  score === undefined ? (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{TEXT.noScore}</span>
    </>
  ) : (
    <span className="tabular font-medium">{formatPercent(score)}</span>
  );

export function When({ row }: { row: Row }) {
  const when = formatDateTime(row.date);
  return (
    <span className="text-muted">
      <time dateTime={row.date} className="sm:whitespace-nowrap">
        {row.status === 'in_progress' ? TEXT.started(when) : when}
      </time>
      {row.lateSync && <span className="block text-xs">{TEXT.late}</span>}
    </span>
  );
}

/** Link to the submission that covers the row. */
export function DetailsLink({ row, children }: { row: Row; children: ReactNode }) {
  const linkTo = useDialogLink();
  return (
    <TextLink
      {...linkTo('submission', row.submissionId)}
      aria-label={SUBMISSION.viewOf(row.name)}
      className="whitespace-nowrap after:absolute after:inset-0"
    >
      {children}
    </TextLink>
  );
}
