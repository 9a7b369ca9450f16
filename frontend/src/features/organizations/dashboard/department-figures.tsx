import { formatNumber, formatPercent } from '@/lib/format.ts';
import { messages } from './dashboard-messages.ts';

const TEXT = messages.overview;

interface Figures {
  members: number;
  quizzes?: number | undefined;
  avgScore?: number | undefined;
  completion?: number | undefined;
}

/** Formats a percentage; a placeholder if unknown. */
export const percentText = (value: number | undefined): string =>
  value === undefined ? TEXT.unknown : formatPercent(value);

/** Statistics of a department, as far as available. */
export function DepartmentFigures({ figures }: { figures: Figures }) {
  const { members, quizzes, avgScore, completion } = figures;
  return (
    <dl className="grid grid-cols-1 gap-1.5 text-sm">
      {[
        { label: TEXT.department.members, value: formatNumber(members) },
        { label: TEXT.department.quizzes, value: quizzes !== undefined && formatNumber(quizzes) },
        { label: TEXT.department.score, value: avgScore !== undefined && formatPercent(avgScore) },
        { label: TEXT.department.completion, value: completion !== undefined && formatPercent(completion) },
      ]
        .filter(({ value }) => value !== false)
        .map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular text-ink">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
