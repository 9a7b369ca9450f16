import { effectiveTimeLimit } from '@quizhall/shared/rules/attempts/deadline';
import { useFormContext, useWatch } from 'react-hook-form';
import { CATEGORY_LABELS, DIFFICULTY_LABELS, QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatNumber, formatDateTime, formatMoney, formatPercent } from '@/lib/format.ts';
import { useCoverPreview } from '../media/use-upload.ts';
import { messages } from '../editor/messages.ts';
import { prizeMessages } from '../prize/prize-messages.ts';
import { attemptsOf } from '../settings/attempts-choice.ts';
import type { QuestionForm, QuizForm } from '../editor/quiz-form.ts';
import { minutesOf } from '../settings/question-times.ts';
import { PreviewButton } from '../questions/preview-button.tsx';
import { StillNeeded } from '../editor/problem-summary.tsx';
import { ScheduleNotice } from '../settings/schedule-notice.tsx';
import { QUESTION_TYPE_ICONS } from '../questions/question-type-icon.tsx';

const TEXT = messages.review;

interface QuizReviewProps {
  /** Number of questions written out. The others are counted. */
  shown: number;
}

/** Summary of the quiz as it would be published. */
export function QuizReview({ shown }: QuizReviewProps) {
  const { control } = useFormContext<QuizForm>();
  const form = useWatch({ control }) as QuizForm;
  return (
    <div className="grid grid-cols-1 gap-6">
      <StillNeeded form={form} />
      <ScheduleNotice />
      <div className="@container">
        <PreviewButton place="page" className={WRAPS} />
      </div>
      <Head form={form} />
      <Facts form={form} />
      <Questions questions={form.questions} shown={shown} />
    </div>
  );
}

function Head({ form }: { form: QuizForm }) {
  const coverUrl = useCoverPreview(form.coverImage);
  const title = form.title.trim();
  return (
    <div className="flex flex-wrap items-start gap-5">
      {coverUrl && (
        <img src={coverUrl} alt="" className="aspect-video w-full max-w-60 rounded-control object-cover" />
      )}
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="text-xl font-display tracking-tight wrap-anywhere text-ink">
          {title || TEXT.noTitle}
        </h3>
        <div className="mt-2 flex flex-wrap gap-2">
          <Badge tone="accent">{CATEGORY_LABELS[form.category]}</Badge>
          <Badge>{DIFFICULTY_LABELS[form.difficulty]}</Badge>
          {form.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
        {form.description.trim() && (
          <div className="mt-3 text-sm text-muted">
            <MarkdownText text={form.description} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Returns the time of an attempt. Without a limit of the quiz, the default time applies unless the question limits
 * are shorter.
 */
function timeText(form: QuizForm): string {
  const { timeLimit } = form.settings;
  const minutes = minutesOf(form);
  const isUsual = timeLimit === 0 && minutes === effectiveTimeLimit(timeLimit);
  return isUsual ? messages.settings.usualTime : messages.settings.minutesLong(minutes);
}

function Facts({ form }: { form: QuizForm }) {
  const { questions, settings, schedule, rewards, prizePool } = form;
  const points = questions.reduce((total, question) => total + question.points, 0);
  const tiles = [
    { label: messages.rail.questions, value: formatNumber(questions.length) },
    { label: messages.rail.points, value: formatNumber(points) },
    {
      label: messages.rail.time,
      value: settings.practiceMode ? messages.rail.noLimit : timeText(form),
    },
    { label: TEXT.passScore, value: formatPercent(settings.passingScore) },
  ];
  const { isScheduled, startDate, endDate } = schedule;
  const lines = [
    [TEXT.access, settings.requirePassword ? messages.settings.password : messages.settings.public],
    [
      messages.settings.attempts,
      messages.settings.often(settings.practiceMode ? 'unlimited' : attemptsOf(settings)),
    ],
    ...(settings.practiceMode ? [[messages.settings.practice.title, TEXT.practice(settings)]] : []),
    ...(isScheduled && startDate ? [[TEXT.opens, formatDateTime(startDate)]] : []),
    ...(isScheduled && endDate ? [[TEXT.closes, formatDateTime(endDate)]] : []),
    ...(prizePool.enabled ? [[prizeMessages.prize, formatMoney(prizePool.totalAmount)]] : []),
    ...(rewards.enabled ? [[messages.sections.rewards.title, TEXT.rewards(rewards)]] : []),
  ];
  return (
    <>
      <dl className="pair-grid gap-3 lg:grid-cols-4">
        {tiles.map((tile) => (
          <StatTile key={tile.label} {...tile} />
        ))}
      </dl>
      <dl className="grid grid-cols-1 gap-2 text-sm">
        {lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Questions({ questions, shown }: { questions: QuestionForm[]; shown: number }) {
  const rest = questions.length - shown;
  return (
    <div>
      <h3 className="mb-3 text-sm font-display text-ink">{TEXT.questions}</h3>
      {questions.length === 0 && <p className="text-sm text-muted">{TEXT.none}</p>}
      <ol className="grid grid-cols-1 gap-2">
        {questions.slice(0, shown).map((question, index) => (
          <QuestionLine key={question.id} question={question} number={index + 1} />
        ))}
      </ol>
      {rest > 0 && <p className="mt-3 text-sm text-muted">{TEXT.more(rest)}</p>}
    </div>
  );
}

function QuestionLine({ question, number }: { question: QuestionForm; number: number }) {
  const Icon = QUESTION_TYPE_ICONS[question.type];
  const text = question.question.trim();
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-control border border-line px-4 py-2">
      <span className="tabular w-5 shrink-0 text-right text-sm text-faint">{number}</span>
      <Icon aria-hidden="true" className="hidden size-4.5 shrink-0 text-accent-ink sm:block" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm font-medium wrap-anywhere text-ink">
          {text ? <InlineMarkdown text={text} links={false} /> : messages.questions.noText}
        </p>
        <p className="text-xs text-muted">
          {`${QUESTION_TYPE_LABELS[question.type]} · ${messages.questions.pointsShort(question.points)}`}
        </p>
      </div>
    </li>
  );
}
