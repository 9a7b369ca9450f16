import type { SubmissionDetails } from '@quizhall/shared/model/submission-details';
import { DataList } from '@/components/list/data-list.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { type AuditPage, auditQuery } from '../../api/submission-queries.ts';
import { auditSentence } from '../../audit-messages.ts';
import { submission } from '../../submission-messages.ts';
import { Section } from './section.tsx';

const TEXT = submission.audit;

interface AuditSectionProps {
  submissionId: string;
  /** What the latest corrected answer key made of its result; who corrected it stands in the audit of the quiz. */
  corrected: SubmissionDetails['corrected'];
}

/** Who did what to this submission, newest first. */
export function AuditSection({ submissionId, corrected }: AuditSectionProps) {
  const list = useCursorList(auditQuery(submissionId), ({ entries }: AuditPage) => entries);
  return (
    <Section title={TEXT.title} open>
      <p className="mb-3 text-sm text-muted">{TEXT.hint}</p>
      {corrected && (
        <div className="mb-2 rounded-control bg-well px-3 py-2.5 text-sm">
          <p className="text-ink">{TEXT.corrected(corrected.from, corrected.to)}</p>
          <p className="mt-0.5 text-xs text-muted">{formatDateTime(corrected.at)}</p>
        </div>
      )}
      <DataList
        list={list}
        texts={{ loading: submission.loading, failed: TEXT.failed, loadMore: TEXT.more }}
        skeleton={<Skeleton className="h-12" />}
        empty={<p className="text-sm text-muted">{TEXT.none}</p>}
      >
        {(entries) => (
          <ol className="divide-y divide-line">
            {entries.map((entry) => (
              <li key={entry.id} className="py-2.5 text-sm">
                <p className="text-ink">
                  {auditSentence(entry)}
                  {'reason' in entry.data && <span className="text-muted">: {entry.data.reason}</span>}
                </p>
                <p className="mt-0.5 text-xs text-muted">
                  {entry.by ? (entry.by.name ?? TEXT.gone) : TEXT.product} · {formatDateTime(entry.at)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </DataList>
    </Section>
  );
}
