import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { cx } from '@/components/ui/cx.ts';
import { FormulaText, InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { messages } from '../editor/messages.ts';

/** Returns the key of questions without options; empty for an essay. */
function writtenKey(question: QuestionInput): string[] {
  if (question.type === 'matching')
    return (question.pairs ?? []).map(({ left, right }) => `${left} → ${right}`);
  if (question.type === 'ordering')
    return (question.items ?? []).map((item, place) => `${place + 1}. ${item}`);
  return question.correctAnswers ?? [];
}

/** Read-only type, options or key of a question. */
export function Answers({ question }: { question: QuestionInput }) {
  const { options = [] } = question;
  const written = writtenKey(question);
  return (
    <span className="mt-1 block text-xs leading-5 text-muted">
      <span className="mr-2 text-faint">{QUESTION_TYPE_LABELS[question.type]}</span>
      {options.map((option, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- options have no other identity here
          key={place}
          className={cx('mr-3 break-words', option.isCorrect && 'font-medium text-success-ink')}
        >
          {option.isCorrect && (
            <Check aria-label={messages.import.correct} className="mr-1 inline size-3.5 align-[-0.15em]" />
          )}
          <InlineMarkdown text={option.text} links={false} />
        </span>
      ))}
      {written.length > 0 && (
        <span className="font-medium text-success-ink">
          {written.map((text, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- answers have no other identity here
            <Fragment key={place}>
              {place > 0 && ', '}
              {question.type === 'matching' || question.type === 'ordering' ? (
                <FormulaText text={text} />
              ) : (
                text
              )}
            </Fragment>
          ))}
        </span>
      )}
    </span>
  );
}
