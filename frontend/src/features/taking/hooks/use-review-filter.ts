import type { ReviewedAnswer } from '@quizhall/shared/model/attempt-result';
import { useLocation, useSearchParams } from 'react-router-dom';
import { initialFilter, REVIEW_FILTERS, type ReviewFilter } from '@/entities/quiz/review/review.ts';

const NAME = 'show';

/** Which answers are shown, kept in the address. Back leads out of the page, not through its filters. */
export function useReviewFilter(answers: readonly ReviewedAnswer[]) {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const initial = initialFilter(answers);
  const filter = REVIEW_FILTERS.find((one) => one === params.get(NAME)) ?? initial;
  const choose = (next: ReviewFilter) =>
    setParams(
      (now) => {
        now.delete(NAME);
        if (next !== initial) now.set(NAME, next);
        return now;
      },
      { state, replace: true, preventScrollReset: true },
    );
  return [filter, choose] as const;
}
