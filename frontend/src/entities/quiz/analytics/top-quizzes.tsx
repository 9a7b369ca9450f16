import type { TopQuiz } from '@quizhall/shared/model/quizzes/creator-analytics';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { dashboardPath } from '../quiz-links.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { analyticsTexts as messages } from './analytics-texts.ts';

const TEXT = messages.top;
const percentOf = (value: number | undefined): string =>
  value === undefined ? messages.nothing : formatPercent(value);

const COLUMNS: readonly TableColumn<TopQuiz>[] = [
  {
    id: 'quiz',
    header: TEXT.quiz,
    primary: true,
    cell: ({ id, title }) => (
      <TextLink to={dashboardPath(id)} className="break-words">
        {title}
      </TextLink>
    ),
  },
  { id: 'attempts', header: TEXT.attempts, align: 'right', cell: ({ attempts }) => formatNumber(attempts) },
  {
    id: 'completed',
    header: TEXT.completed,
    align: 'right',
    cell: ({ completed }) => formatNumber(completed),
  },
  {
    id: 'score',
    header: TEXT.averageScore,
    align: 'right',
    cell: ({ averageScore }) => percentOf(averageScore),
  },
  { id: 'passRate', header: TEXT.passRate, align: 'right', cell: ({ passRate }) => percentOf(passRate) },
];

/** The quizzes that were taken most in the days that are shown. */
export function TopQuizzes({ quizzes }: { quizzes: readonly TopQuiz[] }) {
  return (
    <section>
      <SectionTitle className="mb-4">{TEXT.title}</SectionTitle>
      <Table columns={COLUMNS} rows={quizzes} rowKey={({ id }) => id} caption={TEXT.title} />
    </section>
  );
}
