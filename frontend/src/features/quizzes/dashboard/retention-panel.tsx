import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import type { Deletion } from '@quizhall/shared/contract/results/retention';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { ResultsExport } from '@/entities/quiz/export/results-export.tsx';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { mayWith, seesSubmissions } from '@/entities/quiz/quiz-rights.ts';
import { retentionQuery } from '@/entities/quiz/retention-query.ts';
import { formatDate } from '@/lib/format.ts';
import { dashboard } from './dashboard-messages.ts';

const TEXT = dashboard.retention;

/** Retention period of submissions, with past and scheduled deletions. */
export function RetentionPanel({ quiz }: { quiz: QuizOverview }) {
  const { data, isError, refetch } = useQuery(retentionQuery(quiz.id));
  if (isError && !data) {
    return (
      <Panel title={TEXT.title} className="lg:col-span-2">
        <p className="text-sm text-muted" role="alert">
          {TEXT.failed}
        </p>
        <Button variant="secondary" className="mt-4" onClick={() => void refetch()}>
          {TEXT.retry}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel title={TEXT.title} className="lg:col-span-2">
      <p className="min-h-10 text-sm text-muted">
        {data ? (data.months === 0 ? TEXT.forEver : TEXT.months(data.months)) : TEXT.loading}
      </p>
      {data && (data.months > 0 || data.last) && (
        <dl className="mt-4 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
          <Fact name={TEXT.next} value={nextText(data)} />
          <Fact name={TEXT.last} value={data.last ? deletionText(data.last) : TEXT.never} />
        </dl>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <ResultsExport quiz={quiz} withNames={seesSubmissions(quiz)} />
        {mayWith(quiz, 'quiz.edit') && (
          <ButtonLink size="sm" variant="secondary" icon={<Pencil />} to={`${editPath(quiz.id)}#settings`}>
            {TEXT.change}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-faint">{name}</dt>
      <dd className="mt-0.5 text-ink">{value}</dd>
    </div>
  );
}

const deletionText = ({ at, count, until }: Deletion): string =>
  TEXT.what(formatDate(at), count, formatDate(until));

function nextText({
  next,
  earliest,
}: {
  next?: Deletion | undefined;
  earliest?: string | undefined;
}): string {
  if (next) return deletionText(next);
  return earliest ? TEXT.earliest(formatDate(earliest)) : TEXT.none;
}
