import { locale } from '@/lib/language.ts';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { LoadMore } from '@/components/ui/pagination.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { formatNumber } from '@/lib/format.ts';
import type { GradingPlace } from '../hooks/use-grading-place.ts';
import { isGraded, type QueuedAnswer } from '../model/queue.ts';
import { messages } from '../messages.ts';
import { whoOf } from './grading-work.tsx';

const TEXT = messages.graded;
const ROWS = 50;

/** Graded, unreleased answers. Their grades can still be changed. */
export function GradedList({ answers, place }: { answers: readonly QueuedAnswer[]; place: GradingPlace }) {
  const [shown, setShown] = useState(ROWS);
  const graded = answers.filter(isGraded);
  if (graded.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<PenLine />}
          title={TEXT.empty}
          text={TEXT.emptyText}
          action={
            answers.length > 0 && <Button onClick={() => place.go({ view: 'answers' })}>{TEXT.start}</Button>
          }
        />
      </Card>
    );
  return (
    <>
      <p className="mb-4 text-sm text-muted">{TEXT.hint}</p>
      <Table
        caption={TEXT.caption}
        columns={columnsOf(place)}
        rows={graded.slice(0, shown)}
        rowKey={({ key }) => key}
      />
      {graded.length > ROWS && (
        <LoadMore
          hasMore={graded.length > shown}
          loading={false}
          onLoadMore={() => setShown(shown + ROWS)}
          shown={Math.min(shown, graded.length)}
          total={graded.length}
        />
      )}
    </>
  );
}

const columnsOf = (place: GradingPlace): TableColumn<QueuedAnswer>[] => [
  { id: 'who', header: TEXT.participant, primary: true, cell: (row) => whoOf(row, place.blind) },
  {
    id: 'question',
    header: TEXT.question,
    cell: (row) => (
      <span className="line-clamp-2 max-w-md">
        <InlineMarkdown text={row.question} links={false} />
      </span>
    ),
  },
  {
    id: 'points',
    header: TEXT.points,
    align: 'right',
    cell: (row) => `${row.points?.toLocaleString(locale)} / ${formatNumber(row.maxPoints)}`,
  },
  {
    id: 'action',
    header: TEXT.action,
    hideHeader: true,
    align: 'right',
    cell: (row) => (
      <Button
        size="sm"
        variant="secondary"
        aria-label={TEXT.editOf(whoOf(row, place.blind))}
        onClick={() => place.go({ view: 'answers', answer: row.key })}
      >
        {TEXT.edit}
      </Button>
    ),
  },
];
