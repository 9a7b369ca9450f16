import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import { ChevronRight, Flag } from 'lucide-react';
import { Answered } from '@/entities/quiz/review/answered.tsx';
import { own, verdicts } from '@/entities/quiz/review/messages.ts';
import { isFolded, verdictOf } from '@/entities/quiz/review/review.ts';
import { VERDICTS } from '@/entities/quiz/review/verdicts.ts';
import { Written } from '@/entities/quiz/written.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { FormulasOf } from '@/lib/formula.tsx';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { messages } from '../shared/messages.ts';
import { result as text } from './result-messages.ts';
import { ShownMedia } from '../shared/shown-media.tsx';

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
        {answer.dropped && <Badge>{verdicts.notCounted}</Badge>}
        {answer.flagged && <Flag aria-label={take.flagged} className="size-4 shrink-0 text-warning-ink" />}
        <Points answer={answer} />
      </summary>
      <div className="px-4 pb-4 sm:px-5">
        <Answered {...props} words={own} Media={ShownMedia} />
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
        {answer.dropped && <Badge>{verdicts.notCounted}</Badge>}
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
      <Answered {...{ answer, index, explain }} words={own} Media={ShownMedia} />
    </Card>
  );
}

const Points = ({ answer: { points, maxPoints } }: Pick<QuestionProps, 'answer'>) => (
  <span className="tabular ml-auto shrink-0 text-sm text-muted">
    {text.outOf({ part: String(points), whole: take.points({ points: maxPoints }) })}
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
