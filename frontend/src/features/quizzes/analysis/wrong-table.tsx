import type { QuestionAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import { TextLink } from '@/components/ui/text-link.tsx';
import { regradePath } from '@/entities/quiz/quiz-links.ts';
import { formatNumber } from '@/lib/format.ts';
import { analysis } from './analysis-messages.ts';

const TEXT = analysis.wrong;

interface WrongTableProps {
  quizId: string;
  question: QuestionAnalysis;
  mayEdit: boolean;
  labelledBy: string;
}

/** Table of the most frequent wrong answers, each with an action that accepts it. */
export function WrongTable({ quizId, question, mayEdit, labelledBy }: WrongTableProps) {
  const { id, wrong } = question;
  const rows = wrong.map((one) => {
    const proposed = { question: id, accept: one.text, ...(one.blank > 0 && { blank: String(one.blank) }) };
    return { ...one, to: mayEdit ? regradePath(quizId, proposed) : undefined };
  });
  const offers = rows.some(({ to }) => to !== undefined);
  return (
    <table className="tabular w-full text-left text-sm" aria-labelledby={labelledBy}>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="py-1 pr-3 font-normal">
            {TEXT.answer}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            {TEXT.count}
          </th>
          {offers && (
            <th scope="col" className="py-1 pl-3">
              <span className="sr-only">{TEXT.action}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ blank, text, count, to }) => (
          <tr key={`${blank} ${text}`} className="align-top">
            <th scope="row" className="w-full py-2 pr-3 font-normal wrap-anywhere text-ink">
              {text}
              {blank > 0 && (
                <span className="ml-2 text-xs text-muted">{TEXT.blank(formatNumber(blank))}</span>
              )}
            </th>
            <td className="py-2 pl-3 text-right text-muted">{formatNumber(count)}</td>
            {to !== undefined && (
              <td className="py-2 pl-3 text-right sm:whitespace-nowrap">
                <TextLink to={to} aria-label={`${TEXT.accept}: ${text}`}>
                  {TEXT.accept}
                </TextLink>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
