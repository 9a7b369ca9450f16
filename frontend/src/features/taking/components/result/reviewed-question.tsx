import type { ReviewedAnswer } from '@quizhall/shared/model/attempt';
import { isMediaAlone } from '@quizhall/shared/rules/option-text';
import { ChevronRight, CircleCheck, CircleX, Flag, Lightbulb, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Written } from '@/entities/quiz/written.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { cx } from '@/components/ui/cx.ts';
import { FormulasOf } from '@/lib/formula.tsx';
import { InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { messages } from '../../messages.ts';
import { result as text } from '../../result-messages.ts';
import {
  acceptedAnswers,
  isFolded,
  type ReviewedOption,
  reviewedOptions,
  verdictOf,
  writtenAnswer,
} from '../../model/review.ts';
import { ShownMedia } from '../shared/shown-media.tsx';
import { AnswerParts, EitherOf } from '../shared/answer-parts.tsx';
import { VERDICTS } from './verdicts.ts';

const { take } = messages;

interface ReviewedQuestionProps {
  answer: ReviewedAnswer;
  index: number;
  explain: boolean;
  /** Open, although it was right. */
  unfolded: boolean;
}

/** One question after the fact. */
export function ReviewedQuestion(props: ReviewedQuestionProps) {
  return (
    <FormulasOf formulas={props.answer.formulas}>
      {isFolded(props.answer) ? <Folded {...props} /> : <Whole {...props} />}
    </FormulasOf>
  );
}

/** In one line until it is opened, by hand or by a search within the page. */
function Folded({ unfolded, ...props }: ReviewedQuestionProps) {
  const { answer, index } = props;
  const { label, Icon } = VERDICTS[verdictOf(answer)];
  return (
    <details open={unfolded} className="group min-w-0 rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-3 py-2 @max-[15rem]:flex-wrap sm:px-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
        />
        <Icon aria-hidden="true" className="size-4.5 shrink-0 text-success-ink" />
        <span className="sr-only">{label}</span>
        <h3 className="line-clamp-1 min-w-0 flex-1 wrap-anywhere text-base text-ink group-open:line-clamp-none group-open:font-medium">
          <Wording {...{ answer, index }} />
        </h3>
        {answer.flagged && <Flag aria-label={take.flagged} className="size-4 shrink-0 text-warning-ink" />}
        <Points answer={answer} />
      </summary>
      <div className="px-4 pb-4 sm:px-5">
        <Answered {...props} />
      </div>
    </details>
  );
}

type QuestionProps = Omit<ReviewedQuestionProps, 'unfolded'>;

function Whole({ answer, index, explain }: QuestionProps) {
  const { label, tone, Icon } = VERDICTS[verdictOf(answer)];
  return (
    <Card as="article" className="p-4 @max-[15rem]:p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {label}
        </Badge>
        {answer.flagged && (
          <Badge tone="warning" icon={<Flag aria-hidden="true" />}>
            {take.flagged}
          </Badge>
        )}
        <Points answer={answer} />
      </div>
      <h3 className="mt-3 text-base leading-snug font-medium whitespace-pre-wrap text-ink sm:text-lg">
        <Wording {...{ answer, index }} />
      </h3>
      <Answered {...{ answer, index, explain }} />
    </Card>
  );
}

const Points = ({ answer: { points, maxPoints } }: Pick<QuestionProps, 'answer'>) => (
  <span className="tabular ml-auto shrink-0 text-sm text-muted">
    {text.outOf(String(points), take.points(maxPoints))}
  </span>
);

const Wording = ({ answer, index }: Pick<QuestionProps, 'answer' | 'index'>) => (
  <>
    <span className="text-muted">{index + 1}. </span>
    <Written>
      <InlineMarkdown text={answer.question} />
    </Written>
  </>
);

/** Everything below the wording. */
function Answered({ answer, index, explain }: QuestionProps) {
  const options = reviewedOptions(answer);
  return (
    <>
      {answer.media && (
        <div className="mt-4">
          <ShownMedia media={answer.media} label={take.media(index + 1)} place="question" />
        </div>
      )}
      {options.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-2">
          {options.map((option, place) => (
            // Options may read the same; the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <OptionRow option={option} />
            </li>
          ))}
        </ul>
      ) : answer.type === 'essay' ? (
        <Essay answer={answer} />
      ) : (
        <WrittenAnswer answer={answer} />
      )}
      {answer.comment && (
        <div className="mt-4 flex gap-3 rounded-control bg-accent-soft p-4 @max-[15rem]:flex-col @max-[15rem]:gap-1 @max-[15rem]:p-2">
          <MessageSquareText aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
          <div className="min-w-0 text-sm">
            <p className="font-medium text-ink">{text.comment}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap text-muted">{answer.comment}</p>
          </div>
        </div>
      )}
      {explain && answer.explanation && (
        <div className="mt-4 flex gap-3 rounded-control bg-accent-soft p-4 @max-[15rem]:flex-col @max-[15rem]:gap-1 @max-[15rem]:p-2">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
          <div className="min-w-0 text-sm">
            <p className="font-medium text-ink">{text.explanation}</p>
            <Written as="div">
              <MarkdownText text={answer.explanation} className="mt-1 text-muted" />
            </Written>
          </div>
        </div>
      )}
    </>
  );
}

function OptionRow({ option }: { option: ReviewedOption }) {
  const { text: wording, media, explanation, chosen, correct } = option;
  const wrong = chosen && correct === false;
  const notes = [chosen && text.chosen, correct && text.right].filter(Boolean).join(' · ');
  const Icon = correct ? CircleCheck : wrong ? CircleX : undefined;
  return (
    <div
      className={cx(
        'flex items-start gap-3 rounded-control border px-4 py-3 text-sm sm:text-base @max-[15rem]:gap-2 @max-[15rem]:px-2',
        correct && 'border-success-line bg-success-soft',
        wrong && 'border-danger-line bg-danger-soft',
        !correct && !wrong && (chosen ? 'border-accent-line bg-accent-soft' : 'border-line'),
      )}
    >
      <span className="mt-0.5 grid size-5 shrink-0 place-items-center">
        {Icon ? (
          <Icon
            aria-hidden="true"
            className={cx('size-5', correct ? 'text-success-ink' : 'text-danger-ink')}
          />
        ) : (
          <span aria-hidden="true" className="size-3.5 rounded-full border border-edge" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        {media && <ShownMedia media={media} label={wording} place="option" />}
        {!isMediaAlone(option) && (
          <span className="text-ink">
            <Written>
              <InlineMarkdown text={wording} />
            </Written>
          </span>
        )}
        {notes && (
          <span
            className={cx(
              'block text-xs font-medium',
              correct ? 'text-success-ink' : wrong ? 'text-danger-ink' : 'text-accent-ink',
            )}
          >
            {notes}
          </span>
        )}
        {explanation && (
          <span className="mt-1 block text-sm whitespace-pre-wrap text-muted">
            <Written>
              <InlineMarkdown text={explanation} />
            </Written>
          </span>
        )}
      </span>
    </div>
  );
}

/** In full and as it was written, with its own lines. */
function Essay({ answer: { userAnswer } }: { answer: ReviewedAnswer }) {
  return (
    <dl className="mt-4 rounded-control border border-line bg-well px-4 py-3 @max-[15rem]:px-2">
      <dt className="text-xs text-muted">{text.yourAnswer}</dt>
      <dd className="mt-1 text-base leading-relaxed wrap-anywhere whitespace-pre-wrap text-ink">
        {writtenAnswer(userAnswer) || text.isSkipped}
      </dd>
    </dl>
  );
}

function WrittenAnswer({ answer }: { answer: ReviewedAnswer }) {
  if (answer.parts) return <AnswerParts type={answer.type} parts={answer.parts} />;
  const accepted = acceptedAnswers(answer);
  const written = writtenAnswer(answer.userAnswer);
  return (
    <dl className="mt-4 grid gap-3 sm:grid-cols-2">
      <Pair term={text.yourAnswer} look={answer.isCorrect ? 'good' : 'bad'}>
        {written || text.isSkipped}
      </Pair>
      {!answer.isCorrect && accepted.length > 0 && (
        <Pair term={accepted.length > 1 ? text.acceptedAnswers : text.correctAnswer} look="good">
          <EitherOf texts={accepted} />
        </Pair>
      )}
    </dl>
  );
}

function Pair({ term, look, children }: { term: string; look: 'good' | 'bad'; children: ReactNode }) {
  return (
    <div
      className={cx(
        'min-w-0 rounded-control border px-4 py-3',
        look === 'good' ? 'border-success-line bg-success-soft' : 'border-line bg-well',
      )}
    >
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-0.5 text-base font-medium text-ink">{children}</dd>
    </div>
  );
}
