import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import type { QuizAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import { CircleCheckBig } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Select } from '@/components/ui/select.tsx';
import { PERFORMANCE_LABELS } from '@/entities/quiz/labels.ts';
import { QuestionPerformance } from '@/entities/quiz/question-performance.tsx';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import { type ListFilters, useListFilters } from '@/lib/list/use-list-filters.ts';
import type { FilterValues } from '@/lib/list/filters.ts';
import { analysis as TEXT } from './analysis-messages.ts';
import {
  isToLook,
  type NumberedQuestion,
  orderQuestions,
  QUESTION_FILTERS,
  type QuestionSort,
} from './question-order.ts';
import { QuestionDetail } from './question-detail.tsx';

const SORTS = (Object.keys(TEXT.sorts) as QuestionSort[]).map((value) => ({
  value,
  label: TEXT.sorts[value],
}));

interface AnalysedQuestionsProps {
  quiz: QuizOverview;
  /** Undefined while loading or after a failed load. */
  analysis: QuizAnalysis | undefined;
}

/** List of the questions with their analysis, filtered and sorted. Each row expands to its details. */
export function AnalysedQuestions({ quiz, analysis }: AnalysedQuestionsProps) {
  const filters = useListFilters(QUESTION_FILTERS);
  const [open, setOpen] = useOpenQuestion();
  const byId = new Map(analysis?.questions.map((question) => [question.id, question]));
  const questions = quiz.questions.map(
    (numbers, index): NumberedQuestion => ({
      number: index + 1,
      numbers: asShare(numbers, byId.get(numbers.id)),
      analysis: byId.get(numbers.id),
    }),
  );
  const shown = orderQuestions(questions, filters.values);
  const mayEdit = mayWith(quiz, 'quiz.edit') && quiz.deletedAt === undefined;
  const detailOf = ({ analysis: known }: NumberedQuestion) =>
    known && <QuestionDetail quizId={quiz.id} question={known} mayEdit={mayEdit} />;
  return (
    <Panel
      title={PERFORMANCE_LABELS.title}
      padded={false}
      actions={
        <Toolbar
          filters={filters}
          toLook={questions.filter(isToLook).length}
          known={analysis !== undefined}
        />
      }
    >
      {shown.length > 0 ? (
        <QuestionPerformance
          key={JSON.stringify(filters.values)}
          questions={shown.map(({ numbers }) => numbers)}
          more={{
            open,
            onOpen: setOpen,
            rows: shown.map((question) => ({
              number: question.number,
              detail: detailOf(question),
              badge: badgeOf(question),
            })),
          }}
        />
      ) : (
        <EmptyState
          icon={<CircleCheckBig />}
          title={TEXT.noneToLook}
          text={TEXT.noneToLookText}
          action={
            <Button variant="secondary" onClick={filters.clear}>
              {TEXT.showAll}
            </Button>
          }
        />
      )}
    </Panel>
  );
}

/** Essays are rarely fully correct, so the share of points earned is used instead. */
const asShare = (
  numbers: QuizOverview['questions'][number],
  known: QuizAnalysis['questions'][number] | undefined,
): QuizOverview['questions'][number] & { share?: true } =>
  numbers.type === 'essay' && known?.facility !== undefined
    ? { ...numbers, avgCorrect: known.facility, share: true }
    : numbers;

function badgeOf(question: NumberedQuestion) {
  if (question.analysis?.dropped) return <Badge>{TEXT.notCounted}</Badge>;
  if (question.analysis?.outdated) return <Badge tone="warning">{TEXT.outdated}</Badge>;
  if (question.analysis?.leftOut) return <Badge>{TEXT.leftOut}</Badge>;
  return isToLook(question) && <Badge tone="warning">{TEXT.look}</Badge>;
}

/** Keeps the id of the expanded question in the URL. */
function useOpenQuestion() {
  const [params, setParams] = useSearchParams();
  const setOpen = (id: string | undefined) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === undefined) next.delete('question');
        else next.set('question', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('question') ?? undefined, setOpen] as const;
}

interface ToolbarProps {
  filters: ListFilters<FilterValues<typeof QUESTION_FILTERS>>;
  toLook: number;
  /** True once it is known which questions need attention. */
  known: boolean;
}

function Toolbar({ filters: { values, set }, toLook, known }: ToolbarProps) {
  const options = [
    { value: 'all' as const, label: TEXT.filters.all },
    { value: 'look' as const, label: TEXT.filters.look, ...(known && { count: toLook }) },
  ];
  return (
    <>
      <FilterChips
        label={TEXT.filter}
        value={values.show}
        onChange={(show) => set({ show })}
        options={options}
      />
      <Select
        label={TEXT.sort}
        hideLabel
        value={values.sort}
        options={SORTS}
        onValueChange={(next) => {
          const sort = SORTS.find(({ value }) => value === next);
          if (sort) set({ sort: sort.value });
        }}
        className="w-64 max-w-full"
      />
    </>
  );
}
