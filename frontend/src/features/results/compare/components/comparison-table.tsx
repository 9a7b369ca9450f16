import type { ComparedQuiz } from '@quizhall/shared/contract/results/quiz-comparison';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Table, type TableColumn, type TableProps } from '@/components/ui/table.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { StatusBadge } from '@/entities/quiz/status-badge.tsx';
import { formatDate, formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { messages } from '../messages.ts';

const TEXT = messages.columns;

const shown = (value: number | undefined, format: (value: number) => string): string =>
  value === undefined ? messages.nothing : format(value);

const up = (value: string) => ({ value, direction: 'ascending' }) as const;
const down = (value: string) => ({ value: `-${value}`, direction: 'descending' }) as const;
/** Names begin with A, numbers with the largest. */
const byName = (value: string) => [up(value), down(value)];
const byNumber = (value: string) => [down(value), up(value)];

const COLUMNS: readonly TableColumn<ComparedQuiz>[] = [
  {
    id: 'title',
    header: TEXT.title,
    primary: true,
    orders: byName('title'),
    cell: ({ id, title }) => (
      <TextLink to={dashboardPath(id)} className="line-clamp-2 break-words sm:min-w-32">
        {title}
      </TextLink>
    ),
  },
  {
    id: 'status',
    header: TEXT.status,
    orders: byName('status'),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'responses',
    header: TEXT.responses,
    align: 'right',
    orders: byNumber('responses'),
    cell: ({ responses }) => formatNumber(responses),
  },
  {
    id: 'score',
    header: TEXT.score,
    align: 'right',
    orders: byNumber('score'),
    cell: ({ averageScore }) => shown(averageScore, formatPercent),
  },
  {
    id: 'passRate',
    header: TEXT.passRate,
    align: 'right',
    orders: byNumber('passRate'),
    cell: ({ passRate }) => shown(passRate, formatPercent),
  },
  {
    id: 'time',
    header: TEXT.time,
    align: 'right',
    orders: byNumber('time'),
    cell: ({ averageSeconds }) => shown(averageSeconds, formatDuration),
  },
  {
    id: 'rating',
    header: TEXT.rating,
    align: 'right',
    orders: byNumber('rating'),
    cell: ({ rating: { average, count } }) =>
      count > 0 ? messages.rating(formatNumber(average), count) : messages.nothing,
  },
  { id: 'hardest', header: TEXT.hardest, cell: (quiz) => <Hardest quiz={quiz} /> },
  {
    id: 'last',
    header: TEXT.last,
    align: 'right',
    orders: byNumber('last'),
    cell: ({ lastResponseAt }) => (lastResponseAt ? formatDate(lastResponseAt) : messages.nothing),
  },
];

function Hardest({ quiz: { id, hardest } }: { quiz: ComparedQuiz }) {
  if (!hardest) return messages.nothing;
  return (
    <div className="min-w-0 text-right sm:max-w-56 sm:min-w-32 sm:text-left">
      <TextLink
        to={sitePath(SITE_PATHS.quizDashboard, { id }, { tab: 'questions' })}
        className="line-clamp-2 break-words"
      >
        {hardest.text}
      </TextLink>
      <p className="text-xs text-muted">
        {messages.hardest(hardest.number, formatPercent(hardest.correctRate))}
      </p>
    </div>
  );
}

type ComparisonTableProps = Pick<TableProps<ComparedQuiz>, 'rows' | 'sort' | 'selection'>;

/** A row for each quiz, with a box that chooses it; on phones a card. */
export const ComparisonTable = (props: ComparisonTableProps) => (
  <Table {...props} columns={COLUMNS} rowKey={({ id }) => id} caption={messages.caption} />
);
