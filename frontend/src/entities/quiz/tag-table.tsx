import { formatNumber, formatPercent } from '@/lib/format.ts';

interface TagTableProps {
  byTag: readonly { tag: string; points: number; possible: number; percentage: number; questions: number }[];
  labelledBy: string;
  text: {
    tag: string;
    questions: string;
    points: string;
    score: string;
    outOf: (points: string, possible: string) => string;
  };
}

/** How each tag went: a table, whose bars say nothing that is not written beside them. Stands in a `@container`. */
export const TagTable = ({ byTag, labelledBy, text }: TagTableProps) => (
  <table className="tabular mt-3 w-full text-left text-sm" aria-labelledby={labelledBy}>
    <thead className="text-muted">
      <tr>
        <th scope="col" className="py-1 pr-3 font-normal">
          {text.tag}
        </th>
        <th scope="col" className="hidden py-1 pr-3 text-right font-normal @min-[30rem]:table-cell">
          {text.questions}
        </th>
        <th scope="col" className="hidden py-1 pr-3 text-right font-normal @min-[30rem]:table-cell">
          {text.points}
        </th>
        <th scope="col" className="py-1 text-right font-normal">
          {text.score}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {byTag.map(({ tag, points, possible, percentage, questions }) => (
        <tr key={tag} className="align-top">
          <th scope="row" className="w-full py-2.5 pr-3 font-medium wrap-anywhere text-ink">
            {tag}
            <div
              aria-hidden="true"
              className="mt-1.5 h-2 overflow-hidden rounded-full bg-line forced-colors:border"
            >
              <div
                className="h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
                style={{ width: `${percentage}%` }}
              />
            </div>
          </th>
          <td className="hidden py-2.5 pr-3 text-right text-muted @min-[30rem]:table-cell">
            {formatNumber(questions)}
          </td>
          <td className="hidden py-2.5 pr-3 text-right whitespace-nowrap text-muted @min-[30rem]:table-cell">
            {text.outOf(formatNumber(points), formatNumber(possible))}
          </td>
          <td className="py-2.5 text-right font-medium whitespace-nowrap text-ink">
            {formatPercent(percentage)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
