import type { QuizNumbers } from '@quizhall/shared/model/quiz-numbers';
import { FormulasOf } from '@/lib/formula.tsx';
import { PagedRows } from '@/components/list/paged-rows.tsx';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { correctRateTone } from './correct-rate.ts';
import { PERFORMANCE_LABELS, QUESTION_TYPE_LABELS } from './labels.ts';

const TEXT = PERFORMANCE_LABELS;
const PAGE = 50;

type Numbers = QuizNumbers['questions'][number];

/** How each question went, in the order of the quiz. */
export function QuestionPerformance({ questions }: { questions: readonly Numbers[] }) {
  return (
    <div className={questions.length > PAGE ? 'pb-6' : undefined}>
      <PagedRows items={questions} page={PAGE}>
        {(shown) => (
          <ol className="divide-y divide-line">
            {shown.map((question, index) => (
              <QuestionRow key={question.id} question={question} number={index + 1} />
            ))}
          </ol>
        )}
      </PagedRows>
    </div>
  );
}

function QuestionRow({ question, number }: { question: Numbers; number: number }) {
  const { text, formulas, type, avgTimeSeconds, seen, answers, pending } = question;
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center">
      <div className="flex min-w-0 gap-3">
        <span className="tabular w-6 shrink-0 pt-px text-right text-sm text-faint">{number}</span>
        <div className="min-w-0">
          <p className="line-clamp-2 text-sm font-medium break-words text-ink">
            <FormulasOf formulas={formulas}>{text ? <InlineMarkdown text={text} /> : TEXT.noText}</FormulasOf>
          </p>
          <p className="tabular mt-0.5 text-xs text-muted">
            {QUESTION_TYPE_LABELS[type]}
            {seen > 0 && ` · ${TEXT.avgTimeSeconds} ${formatDuration(avgTimeSeconds)}`}
            {seen > 0 && ` · ${TEXT.answers} ${formatNumber(answers)}`}
            {pending > 0 && ` · ${TEXT.toGrade} ${formatNumber(pending)}`}
          </p>
        </div>
      </div>
      <Rate question={question} />
    </li>
  );
}

/** How many were right, of those who had the question; whoever left it empty was not. */
function Rate({ question: { avgCorrect, seen, pending } }: { question: Numbers }) {
  if (seen <= pending) {
    return <p className="ml-9 text-sm text-muted md:ml-0">{seen > 0 ? TEXT.allToGrade : TEXT.noData}</p>;
  }
  return (
    <div className="ml-9 md:ml-0">
      <div aria-hidden="true" className="mb-1 flex justify-between text-xs text-muted">
        <span>{TEXT.correctRate}</span>
        <span className="tabular font-medium text-ink">{formatPercent(avgCorrect)}</span>
      </div>
      <ProgressBar value={avgCorrect} label={TEXT.correctRate} tone={correctRateTone(avgCorrect)} />
    </div>
  );
}
