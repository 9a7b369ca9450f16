import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { ShownPassage } from '@quizhall/shared/model/quizzes/question';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { cx } from '@/components/ui/cx.ts';
import { Button } from '@/components/ui/button.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import {
  filterReview,
  initialFilter,
  isFolded,
  REVIEW_FILTERS,
  type ReviewFilter,
  verdictOf,
} from '@/entities/quiz/review/review.ts';
import { result as text } from './result-messages.ts';
import { FoldedPassage } from '../shared/passage-panel.tsx';
import { ReviewedQuestion } from './reviewed-question.tsx';
import { VERDICTS } from '@/entities/quiz/review/verdicts.ts';

const NAME = 'show';

/** Which answers are shown, kept in the address. Back leads out of the page, not through its filters. */
function useReviewFilter(answers: readonly ReviewedAnswer[]) {
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

const EMPTY: Record<ReviewFilter, string> = {
  all: '',
  wrong: text.noMistakes,
  flagged: text.nothingFlagged,
};

interface AnswerReviewProps {
  answers: readonly ReviewedAnswer[];
  explain: boolean;
  passages?: readonly ShownPassage[] | undefined;
  /** On paper: every answer, unfolded. */
  printing: boolean;
}

/** Question by question, all of them or only some, with a map in front. What was right stands in one line each. */
export function AnswerReview({ answers, explain, passages = [], printing }: AnswerReviewProps) {
  const [filter, setFilter] = useReviewFilter(answers);
  const [unfolded, setUnfolded] = useState(false);
  const { hash } = useLocation();
  const filters = REVIEW_FILTERS.map((value) => ({
    value,
    label: text[value],
    count: filterReview(answers, value).length,
  }));
  const shown = filterReview(answers, printing ? 'all' : filter);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <FilterChips label={text.filter} value={filter} onChange={setFilter} options={filters} />
        {shown.some(({ answer }) => isFolded(answer)) && (
          <Button variant="ghost" size="sm" onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? text.fold : text.unfold}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p className="mt-6 text-muted">{EMPTY[filter]}</p>}
      {shown.length > 3 && <QuestionMap shown={shown} />}
      <ol className="mt-4 flex flex-col gap-4">
        {shown.map(({ answer, index }, place) => (
          <li key={answer.questionId} id={anchorOf(index)} className="grid scroll-mt-24 grid-cols-1 gap-4">
            <PassageBefore answer={answer} before={shown[place - 1]?.answer} passages={passages} />
            <ReviewedQuestion
              {...{ answer, index, explain }}
              unfolded={printing || unfolded || hash === `#${anchorOf(index)}`}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface PassageBeforeProps {
  answer: ReviewedAnswer;
  before: ReviewedAnswer | undefined;
  passages: readonly ShownPassage[];
}

/** What a question is about, once above neighbours that share it. */
function PassageBefore({ answer: { passageId }, before, passages }: PassageBeforeProps) {
  const passage = passages.find(({ id }) => id === passageId);
  return passage && before?.passageId !== passageId ? <FoldedPassage passage={passage} /> : null;
}

const anchorOf = (index: number) => `question-${index + 1}`;

/** One number for every question, marked by how it went; leads to it, and the back button still out of the page. */
function QuestionMap({ shown }: { shown: ReturnType<typeof filterReview> }) {
  const { state, search } = useLocation();
  return (
    <nav aria-label={text.jump} className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ answer, index }) => {
          const { label, Icon, map } = VERDICTS[verdictOf(answer)];
          return (
            <li key={answer.questionId}>
              <Link
                to={{ search, hash: anchorOf(index) }}
                state={state}
                replace
                aria-label={text.toQuestion({ number: index + 1, verdict: label })}
                className={cx(
                  'tabular flex h-11 min-w-11 items-center justify-center gap-1 rounded-control border px-2 text-sm font-semibold hover:border-accent-ink sm:h-9',
                  map,
                )}
              >
                {index + 1}
                <Icon aria-hidden="true" className="size-3.5" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
