import { Check, CircleDashed, Hourglass, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { MarkdownText } from '@/components/ui/markdown-text.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatDateTime, formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import type { Participant } from './participant-calls.ts';
import { useDialogLink } from '../dashboard/use-address-dialog.ts';
import { participants } from './participants-messages.ts';
import { PdfButton } from '../submission/pdf-button.tsx';
import { ParticipantStatusBadge } from './participant-status.tsx';

const TEXT = participants.person;

type Attempt = Participant['attempts'][number];
type Question = NonNullable<Attempt['questions']>[number];

/** Summary of an attempt and the points of each question. */
export function ParticipantAttempt({ attempt }: { attempt: Attempt }) {
  const linkTo = useDialogLink();
  const { score, questions, startedAt, completedAt } = attempt;
  const isKnown = ['passed', 'failed', 'graded'].includes(attempt.status);
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <SectionTitle as="h3">{TEXT.performance}</SectionTitle>
        <Facts
          strong
          facts={[
            [TEXT.score, score && isKnown ? formatPercent(score.percentage) : TEXT.none],
            [
              TEXT.correct,
              score && isKnown ? TEXT.correctOf(score.correctAnswers, score.totalQuestions) : TEXT.none,
            ],
            [TEXT.time, formatDuration(attempt.seconds)],
          ]}
        />
        <Facts
          facts={[
            [TEXT.attempt, String(attempt.attemptNumber)],
            [TEXT.status, <ParticipantStatusBadge key="status" status={attempt.status} />],
            [TEXT.started, formatDateTime(startedAt)],
            [TEXT.completed, completedAt === undefined ? TEXT.running : formatDateTime(completedAt)],
          ]}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
          <PdfButton submissionId={attempt.submissionId} label={TEXT.download} failed={TEXT.downloadFailed} />
          <TextLink {...linkTo('submission', attempt.submissionId)}>{TEXT.submission}</TextLink>
        </div>
      </section>
      <section className="grid gap-2">
        <SectionTitle as="h3">{TEXT.questions}</SectionTitle>
        {questions ? (
          <ol className="divide-y divide-line">
            {questions.map((question, n) => (
              // The questions of an attempt never change their places.
              // oxlint-disable-next-line react/no-array-index-key
              <QuestionRow key={n} number={n + 1} question={question} running={!score} />
            ))}
          </ol>
        ) : (
          <p className="text-sm text-muted">{TEXT.noQuestions}</p>
        )}
      </section>
    </div>
  );
}

interface FactsProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** True for numbers on a surface. */
  strong?: boolean;
}

const Facts = ({ facts, strong = false }: FactsProps) => (
  <dl
    className={cx(
      'pair-grid gap-x-4 gap-y-3',
      strong ? 'rounded-card border border-line bg-well p-4 sm:grid-cols-3' : 'sm:grid-cols-4',
    )}
  >
    {facts.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-xs text-muted">{label}</dt>
        <dd className={cx('tabular mt-0.5 text-ink', strong ? 'text-lg font-display' : 'text-sm')}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);

/** Icon and label of the answer's result. */
function outcomeOf({ isCorrect, pending, skipped }: Question, running: boolean) {
  if (running) return skipped ? OUTCOMES.skipped : OUTCOMES.answered;
  if (pending) return OUTCOMES.pending;
  if (isCorrect) return OUTCOMES.right;
  return skipped ? OUTCOMES.skipped : OUTCOMES.wrong;
}

interface Outcome {
  word: string;
  Icon: LucideIcon;
  look: string;
}

const OUTCOMES: Record<'right' | 'wrong' | 'skipped' | 'pending' | 'answered', Outcome> = {
  right: { word: TEXT.right, Icon: Check, look: 'text-success-ink' },
  wrong: { word: TEXT.wrong, Icon: X, look: 'text-danger-ink' },
  skipped: { word: TEXT.skipped, Icon: CircleDashed, look: 'text-muted' },
  pending: { word: participants.statuses.pending_review, Icon: Hourglass, look: 'text-warning-ink' },
  answered: { word: TEXT.answered, Icon: Check, look: 'text-muted' },
};

interface QuestionRowProps {
  number: number;
  question: Question;
  /** True while the attempt is running. Answers are not graded yet. */
  running: boolean;
}

function QuestionRow({ number, question, running }: QuestionRowProps) {
  const { word, Icon, look } = outcomeOf(question, running);
  const facts = [
    !running && TEXT.points(formatNumber(question.points), formatNumber(question.maxPoints)),
    question.timeSpent > 0 && formatDuration(question.timeSpent),
  ];
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="tabular w-6 shrink-0 pt-0.5 text-right text-xs text-muted">{number}.</span>
      <div className="min-w-0 flex-1">
        <div className="line-clamp-3 text-sm break-words text-ink">
          <MarkdownText text={question.questionText} />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-muted">
          <span className={cx('inline-flex items-center gap-1 font-medium', look)}>
            <Icon aria-hidden="true" className="size-3.5" />
            {word}
          </span>
          {facts.filter(Boolean).map((fact) => (
            <span key={String(fact)}>· {fact}</span>
          ))}
        </p>
      </div>
    </li>
  );
}
