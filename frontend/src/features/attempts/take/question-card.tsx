import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { Lock } from 'lucide-react';
import { type ComponentType, type ReactNode, use, useId } from 'react';
import { WrittenIn } from '@/lib/written-in.ts';
import { countBlanks } from '@quizhall/shared/grading';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { FormulasOf, useSpokenFormulas } from '@/lib/formula.tsx';
import { InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { isLocked, isSettled, type LocalAnswer, saysAnything } from '../engine/answers.ts';
import { messages } from '../shared/messages.ts';
import { ShownMedia } from '../shared/shown-media.tsx';
import { AnswerInput } from './answer-input.tsx';
import type { AnswerInputProps } from './choice-input.tsx';
import { OverruledAnswer } from './lazy-parts.tsx';
import { cx } from '@/components/ui/cx.ts';
import { formatClock } from '@/lib/format.ts';

const RADIUS = 16;
const AROUND = 2 * Math.PI * RADIUS;
const LAST_SECONDS = 5;

/** The question's own time, in seconds. */
function QuestionRing({ limit, left }: { limit: number; left: number }) {
  const part = limit > 0 ? left / limit : 0;
  const urgent = left <= LAST_SECONDS;
  return (
    <div
      role="timer"
      aria-label={messages.take.questionTime({ seconds: left })}
      className={cx(
        'relative grid size-11 shrink-0 place-items-center',
        urgent ? 'text-danger-ink' : 'text-muted',
      )}
    >
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        fill="none"
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle cx="20" cy="20" r={RADIUS} strokeWidth="3" className="stroke-line" />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={`${part * AROUND} ${AROUND}`}
          className={cx(
            'transition-[stroke-dasharray] duration-1000 ease-linear',
            urgent ? 'stroke-danger' : 'stroke-accent',
            left === 0 && 'opacity-0',
          )}
        />
      </svg>
      <span aria-hidden="true" className="tabular text-xs font-semibold">
        {left < 60 ? left : formatClock(left)}
      </span>
    </div>
  );
}

const { take } = messages;

const PROMPTS: Readonly<Record<string, string>> = {
  one_choice: take.chooseOne,
  true_false: take.chooseOne,
  multiple_choice: take.chooseMany,
  fill_blank: take.fillBlanks,
};

interface QuestionCardProps {
  question: ParticipantQuestion;
  index: number;
  total: number;
  answer: LocalAnswer;
  onAnswer: (answer: UserAnswer) => void;
  /** The person has read that another device's answer counts. */
  onOverruledSeen: () => void;
  /** The places of the options that are crossed out. */
  struck?: readonly number[] | undefined;
  onStrike?: ((place: number) => void) | undefined;
  /** What else one can do with the question, at the end of its first line. */
  action?: ReactNode;
  /** Where it is answered, if not at the plain inputs of its type. */
  Input?: ComponentType<AnswerInputProps> | undefined;
  /** What there is to say of the answer. */
  below?: ReactNode;
}

/** One question: what it asks, and where it is answered. */
export function QuestionCard({
  question,
  index,
  total,
  answer,
  onAnswer,
  onOverruledSeen,
  struck,
  onStrike,
  action,
  Input = AnswerInput,
  below,
}: QuestionCardProps) {
  const headingId = useId();
  const language = use(WrittenIn);
  const locked = isLocked(question, answer);
  const { overruled } = answer;
  const left = Math.max(0, Math.ceil(question.timeLimit - answer.timeSpent));
  const prompt = PROMPTS[question.type];
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <div className="unzoomed flex min-h-11 items-center gap-x-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-sm">
          <p className="font-medium whitespace-nowrap text-accent-ink">
            {take.question({ number: index + 1, total })}
          </p>
          <span className="whitespace-nowrap text-muted">{take.points({ points: question.points })}</span>
          {question.timeLimit > 0 && (
            <span className="whitespace-nowrap text-muted">
              {take.ownTime({ seconds: question.timeLimit })}
            </span>
          )}
        </div>
        {question.timeLimit > 0 && <QuestionRing limit={question.timeLimit} left={left} />}
        {action}
      </div>
      <FormulasOf formulas={question.formulas}>
        <Wording question={question} headingId={headingId} />
        {question.description && (
          <div lang={language}>
            <MarkdownText text={question.description} className="mt-3 text-base text-muted" />
          </div>
        )}
        {question.media && (
          <div className="mt-5">
            <ShownMedia media={question.media} label={take.media({ question: index + 1 })} place="question" />
          </div>
        )}
        {prompt && <p className="mt-5 mb-3 text-sm text-muted">{prompt}</p>}
        <div className={prompt ? undefined : 'mt-5'}>
          <Input
            question={question}
            answer={answer.userAnswer}
            onAnswer={onAnswer}
            locked={locked}
            struck={struck}
            onStrike={onStrike}
            labelledBy={headingId}
          />
        </div>
        {overruled !== undefined && (
          <OverruledAnswer
            question={question}
            answer={overruled}
            onUse={locked ? undefined : () => onAnswer(overruled)}
            onLeave={onOverruledSeen}
          />
        )}
      </FormulasOf>
      {locked && !below && (
        <p className="mt-4 flex items-center gap-2 text-sm text-muted">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {lockedText(answer)}
        </p>
      )}
      {below}
    </section>
  );
}

function lockedText(answer: LocalAnswer): string {
  if (isSettled(answer)) return take.lockedByCheck;
  return saysAnything(answer.userAnswer) ? take.locked : take.lockedEmpty;
}

interface WordingProps {
  question: ParticipantQuestion;
  headingId: string;
}

/** A sentence with blanks is shown with its inputs; as a heading it is only read out. */
function Wording({ question, headingId }: WordingProps) {
  const { type, question: text } = question;
  const spoken = useSpokenFormulas();
  const hidden = type === 'fill_blank' && countBlanks(text) > 0;
  return (
    <h2
      lang={use(WrittenIn)}
      id={headingId}
      tabIndex={-1}
      className={
        hidden
          ? 'sr-only'
          : 'mt-2 text-xl leading-snug font-display tracking-tight whitespace-pre-wrap text-ink @min-[40rem]:text-2xl @min-[40rem]:leading-snug'
      }
    >
      {hidden ? (
        plainText(text, { blank: ` ${take.blankWord} `, formula: spoken })
      ) : (
        <InlineMarkdown text={text} />
      )}
    </h2>
  );
}
