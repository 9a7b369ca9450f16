import type { QuizAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import { reliabilityWord } from '@quizhall/shared/rules/results/item-analysis';
import { Histogram } from '@/components/ui/histogram.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { formatDate, formatNumber, formatPercent } from '@/lib/format.ts';
import { analysis } from './analysis-messages.ts';

const TEXT = analysis.summary;

const rounded = (value: number, decimals: number): string =>
  formatNumber(Math.round(value * 10 ** decimals) / 10 ** decimals);

/** Reliability of the scores (alpha), with an explanation. */
export function AnalysisSummary({ quiz: { attempts, since, score, reliability } }: { quiz: QuizAnalysis }) {
  const { alpha, standardError, reason } = reliability;
  return (
    <Panel
      title={TEXT.title}
      hint={attempts === 1 ? TEXT.hintOne : TEXT.hint(formatNumber(attempts))}
      className="mb-5"
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <dl className="grid content-start gap-4 text-sm sm:grid-cols-2">
          <Figure
            name={TEXT.reliability}
            value={alpha === undefined ? '–' : rounded(alpha, 2)}
            text={
              alpha === undefined ? TEXT.none[reason ?? 'few_attempts'] : TEXT.words[reliabilityWord(alpha)]
            }
          />
          {standardError !== undefined && (
            <Figure
              name={TEXT.error}
              value={`± ${TEXT.points(rounded(standardError, 1))}`}
              text={TEXT.errorText(rounded(standardError, 1))}
            />
          )}
          {score.median !== undefined && (
            <Figure
              name={TEXT.median}
              value={
                score.isMedianExact ? formatPercent(score.median) : TEXT.about(formatPercent(score.median))
              }
            />
          )}
          {score.deviation !== undefined && (
            <Figure name={TEXT.deviation} value={TEXT.points(rounded(score.deviation, 1))} />
          )}
        </dl>
        <Histogram
          label={TEXT.distribution}
          unit={TEXT.attempts}
          bars={score.histogram.map(({ range, count }) => ({ label: range, value: count }))}
          table="toggle"
        />
      </div>
      {since !== undefined && <p className="mt-4 text-sm text-muted">{TEXT.since(formatDate(since))}</p>}
    </Panel>
  );
}

const Figure = ({ name, value, text }: { name: string; value: string; text?: string | undefined }) => (
  <div>
    <dt className="text-xs text-muted">{name}</dt>
    <dd>
      <span className="tabular text-lg font-medium text-ink">{value}</span>
      {text && <span className="mt-0.5 block text-muted">{text}</span>}
    </dd>
  </div>
);
