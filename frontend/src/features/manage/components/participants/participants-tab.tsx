import type { QuizOverview } from '@quizhall/shared/contract/quiz-overview';
import { Lock, SearchX, Users } from 'lucide-react';
import { DataList } from '@/components/list/data-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { seesSubmissions } from '@/entities/quiz/quiz-rights.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { participantsQuery } from '../../api/participant-queries.ts';
import { PARTICIPANT_FILTERS } from '../../model/participant-filters.ts';
import { participants as TEXT } from '../../participants-messages.ts';
import { ParticipantsRows } from './participants-rows.tsx';
import { ParticipantsTable } from './participants-table.tsx';
import { ParticipantsToolbar } from './participants-toolbar.tsx';

/** Who took the quiz, for whoever may know. */
export function ParticipantsTab({ quiz }: { quiz: QuizOverview }) {
  if (seesSubmissions(quiz)) return <Participants quizId={quiz.id} />;
  return (
    <Card>
      <EmptyState icon={<Lock />} title={TEXT.hidden.title} text={TEXT.hidden.text} />
    </Card>
  );
}

function Participants({ quizId }: { quizId: string }) {
  const filters = useListFilters(PARTICIPANT_FILTERS);
  const list = useCursorList(participantsQuery(quizId, filters.filters), (page) =>
    page.participants.map((row) => ({ ...row, id: row.submissionId })),
  );
  const counts = list.firstPage?.counts;
  const departments = list.firstPage?.departments ?? [];
  const { sort, status } = filters.filters;
  return (
    <>
      <ParticipantsToolbar filters={filters} counts={counts} departments={departments} />
      <DataList
        list={list}
        texts={TEXT.list}
        skeleton={<RowsSkeleton />}
        total={counts?.[status]}
        empty={
          <Card>
            {filters.filtered ? (
              <NobodyFound onClear={filters.clear} />
            ) : (
              <EmptyState icon={<Users />} title={TEXT.empty.title} text={TEXT.empty.text} />
            )}
          </Card>
        }
      >
        {(rows) => (
          <>
            <div className="hidden sm:block">
              <ParticipantsTable
                rows={rows}
                hasDepartments={departments.length > 0}
                sort={sort}
                onSort={(next) => filters.set({ sort: next })}
              />
            </div>
            <div className="sm:hidden">
              <ParticipantsRows rows={rows} />
            </div>
          </>
        )}
      </DataList>
    </>
  );
}

const NobodyFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title={TEXT.empty.foundTitle}
    text={TEXT.empty.foundText}
    action={
      <Button variant="secondary" onClick={onClear}>
        {TEXT.empty.clear}
      </Button>
    }
  />
);

const RowsSkeleton = () => (
  <div className="grid gap-3 sm:gap-px">
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
      <Skeleton key={key} className="h-25 rounded-card sm:h-14" />
    ))}
  </div>
);
