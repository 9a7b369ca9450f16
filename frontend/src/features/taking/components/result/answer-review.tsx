import type { ReviewedAnswer } from '@quizhall/shared/model/attempt';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { FilterChips } from '@/components/quiz/filter-chips.tsx';
import { result as text } from '../../result-messages.ts';
import { filterReview, REVIEW_FILTERS, type ReviewFilter } from '../../model/review.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';

interface AnswerReviewProps {
  answers: readonly ReviewedAnswer[];
  explain: boolean;
}

/** Question by question; open from the start (spec 3 §2 opens it by itself). */
export function AnswerReview({ answers, explain }: AnswerReviewProps) {
  const [open, setOpen] = useState(true);
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const id = useId();
  const filters = REVIEW_FILTERS.map((value) => ({
    value,
    label: text[value],
    count: filterReview(answers, value).length,
  }));
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-xl font-display tracking-tight text-ink">
          {text.review}
        </h2>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          icon={
            <ChevronDown aria-hidden="true" className={cx('transition-transform', open && 'rotate-180')} />
          }
        >
          {open ? text.hide : text.show}
        </Button>
      </div>
      <div id={id} hidden={!open} className="mt-3">
        <FilterChips label={text.filter} value={filter} onChange={setFilter} options={filters} />
        <ol className="mt-4 flex flex-col gap-4">
          {filterReview(answers, filter).map(({ answer, index }) => (
            <li key={answer.questionId}>
              <ReviewedQuestion answer={answer} index={index} explain={explain} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
