import type { QuizNumbers } from '@quizhall/shared/model/results/quiz-numbers';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormulasOf } from '@/lib/formula.tsx';
import { PagedRows } from '@/components/list/paged-rows.tsx';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { correctRateTone } from './correct-rate.ts';
import { PERFORMANCE_LABELS, QUESTION_TYPE_LABELS } from './labels.ts';

const TEXT = PERFORMANCE_LABELS;
const PAGE = 50;

/** `share`: `avgCorrect` is the average share of points, as of essays. */
type Numbers = QuizNumbers['questions'][number] & { share?: true };

/** What a row holds beside the numbers. */
interface RowExtra {
  /** The place of the question in the quiz. */
  number: number;
  badge?: ReactNode;
  /** Shown below the row while it is open; without it, the row does not open. */
  detail?: ReactNode;
}

interface QuestionPerformanceProps {
  /** In the order in which they are shown. */
  questions: readonly Numbers[];
  more?: {
    /** The question that is open, by its id. */
    open: string | undefined;
    onOpen: (id: string | undefined) => void;
    /** By the place in `questions`. */
    rows: readonly RowExtra[];
  };
}

/** How each question went; where there is more to say, a row opens to it. */
export function QuestionPerformance({ questions, more }: QuestionPerformanceProps) {
  return (
    <div className={questions.length > PAGE ? 'pb-6' : undefined}>
      <PagedRows items={questions} page={PAGE}>
        {(shown) => (
          <ol className="divide-y divide-line">
            {shown.map((question, index) => (
              <QuestionRow
                key={question.id}
                question={question}
                extra={more?.rows[index] ?? { number: index + 1 }}
                open={more?.open === question.id}
                onToggle={(open) => more?.onOpen(open ? question.id : undefined)}
              />
            ))}
          </ol>
        )}
      </PagedRows>
    </div>
  );
}

interface QuestionRowProps {
  question: Numbers;
  extra: RowExtra;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function QuestionRow({ question, extra: { number, badge, detail }, open, onToggle }: QuestionRowProps) {
  const id = useId();
  const opens = detail !== undefined && detail !== null;
  const isOpen = open && opens;
  return (
    <li>
      <div
        className={cx(
          'relative grid gap-x-6 gap-y-3 px-5 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center',
          opens && 'transition-colors hover:bg-well',
        )}
      >
        <div className="flex min-w-0 gap-3">
          <span className="tabular w-6 shrink-0 pt-px text-right text-sm text-faint">{number}</span>
          <div className="min-w-0 flex-1">
            <QuestionText question={question} id={id} />
            <Facts question={question} />
            {badge && <div className="mt-1.5">{badge}</div>}
          </div>
          {opens && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-detail` : undefined}
              aria-labelledby={id}
              onClick={() => onToggle(!isOpen)}
              className="grid size-6 shrink-0 place-items-center rounded-inner text-muted after:absolute after:inset-0 md:order-first"
            >
              <ChevronRight
                aria-hidden="true"
                className={cx('size-4 transition-transform', isOpen && 'rotate-90')}
              />
            </button>
          )}
        </div>
        <Rate question={question} />
      </div>
      {isOpen && (
        <div id={`${id}-detail`} className="border-t border-line bg-well/40 px-5 py-5 sm:px-6">
          {detail}
        </div>
      )}
    </li>
  );
}

const QuestionText = ({ question: { text, formulas }, id }: { question: Numbers; id: string }) => (
  <p id={id} className="line-clamp-2 text-sm font-medium break-words text-ink">
    <FormulasOf formulas={formulas}>{text ? <InlineMarkdown text={text} /> : TEXT.noText}</FormulasOf>
  </p>
);

const Facts = ({ question: { type, avgTimeSeconds, seen, answers, pending } }: { question: Numbers }) => (
  <p className="tabular mt-0.5 text-xs text-muted">
    {QUESTION_TYPE_LABELS[type]}
    {answers > 0 && ` · ${TEXT.avgTimeSeconds} ${formatDuration(avgTimeSeconds)}`}
    {seen > 0 && ` · ${TEXT.answersOf(formatNumber(answers), formatNumber(seen))}`}
    {pending > 0 && ` · ${TEXT.toGrade} ${formatNumber(pending)}`}
  </p>
);

/** How many were right, of those who had the question; whoever left it empty was not. */
function Rate({ question: { share, avgCorrect, seen, pending } }: { question: Numbers }) {
  if (seen <= pending) {
    return <p className="ml-9 text-sm text-muted md:ml-0">{seen > 0 ? TEXT.allToGrade : TEXT.noData}</p>;
  }
  const label = share ? TEXT.averagePoints : TEXT.correctRate;
  return (
    <div className="ml-9 md:ml-0">
      <div aria-hidden="true" className="mb-1 flex justify-between text-xs text-muted">
        <span>{label}</span>
        <span className="tabular font-medium text-ink">{formatPercent(avgCorrect)}</span>
      </div>
      <ProgressBar value={avgCorrect} label={label} tone={correctRateTone(avgCorrect)} />
    </div>
  );
}
