import type { WaitingAnswer } from '@quizhall/shared/contract/grading/grading';
import { Card } from '@/components/ui/card.tsx';
import { MarkdownText } from '@/components/ui/markdown-text.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { countWords } from '@/lib/words.ts';
import { messages } from '../messages.ts';

const TEXT = messages.answer;

interface AnswerTextProps {
  answer: WaitingAnswer;
  who: string;
  /** Position of the answer, such as "3 of 20". */
  place: string;
}

/** Question and the participant's unmodified answer. */
export function AnswerText({ answer, who, place }: AnswerTextProps) {
  return (
    <Card as="section" aria-labelledby="answer-of" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <SectionTitle id="answer-of">{TEXT.heading(who)}</SectionTitle>
        <p className="tabular text-sm text-muted">{place}</p>
      </div>
      <div className="mt-3 border-l-2 border-accent pl-3 text-sm text-muted">
        <p className="sr-only">{TEXT.question}</p>
        <MarkdownText text={answer.question} />
      </div>
      <p
        dir="auto"
        className="mt-5 text-base leading-relaxed whitespace-pre-wrap wrap-anywhere text-ink sm:text-lg"
      >
        {answer.answer}
      </p>
      <p className="tabular mt-4 text-sm text-muted">{messages.words(countWords(answer.answer))}</p>
    </Card>
  );
}

/** Rubric of the question, visible to graders only. */
export function Rubric({ text }: { text: string }) {
  return (
    <Card as="section" aria-labelledby="rubric" className="min-w-0">
      <SectionTitle id="rubric">{TEXT.rubric}</SectionTitle>
      <div className="mt-2 text-sm text-muted">
        {text.trim() ? <MarkdownText text={text} className="text-ink" /> : <p>{TEXT.noRubric}</p>}
      </div>
    </Card>
  );
}
