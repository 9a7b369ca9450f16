import type { AttemptResult } from '@quizhall/shared/model/attempt';
import { Card } from '@/components/ui/card.tsx';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { result } from '../../result-messages.ts';

const { byTag: text, outOf } = result;

/** How each tag went: a table, whose bars say nothing that is not written beside them. */
export const TagScores = ({ byTag }: { byTag: NonNullable<AttemptResult['byTag']> }) => (
  <Card as="section" aria-labelledby="by-tag">
    <h2 id="by-tag" className="text-xl font-display tracking-tight text-ink">
      {text.title}
    </h2>
    <table className="tabular mt-3 w-full text-left text-sm" aria-labelledby="by-tag">
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
              {outOf(formatNumber(points), formatNumber(possible))}
            </td>
            <td className="py-2.5 text-right font-medium whitespace-nowrap text-ink">
              {formatPercent(percentage)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
);
