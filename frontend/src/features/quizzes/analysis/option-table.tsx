import type { QuestionAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { FormulasOf } from '@/lib/formula.tsx';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { analysis } from './analysis-messages.ts';
import { letterOf } from './verdict-text.ts';

const TEXT = analysis.options;

interface OptionTableProps {
  question: QuestionAnalysis;
  labelledBy: string;
}

/** Table of the answers per option. The bars only repeat numbers that the cells contain. */
export function OptionTable({ question, labelledBy }: OptionTableProps) {
  const { options, formulas, seen, answers, outdated } = question;
  const empty = seen > 0 ? (100 * (seen - answers)) / seen : 0;
  const several = options.filter(({ isCorrect }) => isCorrect).length > 1;
  return (
    <>
      <table className="tabular w-full text-left text-sm" aria-labelledby={labelledBy}>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              {TEXT.option}
            </th>
            <th scope="col" className={cx(FIGURE, 'font-normal')}>
              {TEXT.chosen}
            </th>
            <th scope="col" className={cx(FIGURE, 'font-normal')}>
              {TEXT.share}
            </th>
            <th scope="col" className={cx(FIGURE, 'font-normal')}>
              {TEXT.meanScore}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {options.map(({ text, isCorrect, wasCorrect, count, percent, meanScore }, index) => (
            // Two options may have the same text while a quiz is written.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} className="align-top">
              <th scope="row" className="w-full py-2 pr-3 font-normal wrap-anywhere text-ink">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="font-medium text-muted">{letterOf(index)}</span>
                  <span>
                    <FormulasOf formulas={formulas}>
                      <InlineMarkdown text={text} />
                    </FormulasOf>
                  </span>
                  {isCorrect && (
                    <Badge tone="success" icon={<Check aria-hidden="true" />}>
                      {outdated ? TEXT.rightNow : TEXT.right}
                    </Badge>
                  )}
                  {wasCorrect && <Badge>{TEXT.rightBefore}</Badge>}
                </span>
                <Bar percent={percent} tone={isCorrect ? 'bg-success' : 'bg-accent'} />
              </th>
              <td className={FIGURE}>{formatNumber(count)}</td>
              <td className={cx(FIGURE, 'font-medium text-ink')}>{formatPercent(percent)}</td>
              <td className={FIGURE}>{meanScore === undefined ? '–' : formatPercent(meanScore)}</td>
            </tr>
          ))}
          <tr className="align-top">
            <th scope="row" className="w-full py-2 pr-3 font-normal text-muted">
              {TEXT.none}
              <Bar percent={empty} tone="bg-edge" />
            </th>
            <td className={FIGURE}>{formatNumber(seen - answers)}</td>
            <td className={FIGURE}>{formatPercent(empty)}</td>
            <td className={FIGURE}>–</td>
          </tr>
        </tbody>
      </table>
      {several && <p className="mt-2 text-xs text-muted">{TEXT.several}</p>}
    </>
  );
}

const FIGURE = 'py-2 pl-3 text-right whitespace-nowrap text-muted';

const Bar = ({ percent, tone }: { percent: number; tone: string }) => (
  <span
    aria-hidden="true"
    className="mt-1.5 block h-2 overflow-hidden rounded-full bg-line forced-colors:border"
  >
    <span
      className={cx('block h-full rounded-full forced-colors:bg-[Highlight]', tone)}
      style={{ width: `${Math.min(100, percent)}%` }}
    />
  </span>
);
