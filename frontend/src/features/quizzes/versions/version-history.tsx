import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DataList } from '@/components/list/data-list.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { versionsQuery } from '../editor/queries.ts';
import type { QuizEditorState } from '../editor/use-quiz-editor.ts';
import { useRestore } from './use-restore.ts';
import { type HistoryEntry, isReplacedDraft, refOf, refOfToday } from './version-ref.ts';
import { changesText, entryTitle, summaryText, versionMessages as TEXT } from './version-messages.ts';
import { VersionDialog } from './version-dialog.tsx';

interface VersionHistoryProps {
  editor: QuizEditorState;
  quiz: OwnQuiz;
  /** Called if the quiz was changed in another window. */
  onStale: () => void;
}

/** Version history with a preview of one version and its restore. */
export function VersionHistory({ editor, quiz, onStale }: VersionHistoryProps) {
  const list = useCursorList(versionsQuery(quiz.id), ({ versions, drafts = [] }) =>
    [...versions, ...drafts].map((entry) => ({ entry, id: refOf(entry) })),
  );
  const [looked, setLooked] = useState<HistoryEntry>();
  const [step, setStep] = useState<'list' | 'look' | 'ask'>('list');
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted.
  const settle = () => place.current?.focus({ preventScroll: true });
  useEffect(settle, []);
  const restore = useRestore(editor, {
    onDone: () => {
      setStep('list');
      settle();
    },
    onStale: () => {
      setStep('list');
      onStale();
    },
  });
  const look = (entry: HistoryEntry) => {
    setLooked(entry);
    setStep('look');
  };
  return (
    <div ref={place} tabIndex={-1} className="@container outline-none">
      {step === 'list' && <Outcome restore={restore} />}
      <DataList
        list={list}
        texts={TEXT.list}
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState
            as="h3"
            className="py-6"
            icon={<History />}
            title={TEXT.emptyTitle}
            text={TEXT.emptyText}
          />
        }
      >
        {(entries) => (
          <ol className="divide-y divide-line">
            {entries.map(({ id, entry }) => (
              <HistoryRow
                key={id}
                entry={entry}
                current={id === refOfToday(quiz)}
                onLook={() => look(entry)}
              />
            ))}
          </ol>
        )}
      </DataList>
      {looked && (
        <>
          <VersionDialog
            open={step !== 'list'}
            today={quiz}
            version={looked}
            onRestore={() => setStep('ask')}
            onClose={() => setStep('list')}
          />
          <ConfirmDialog
            open={step === 'ask'}
            type="warning"
            title={TEXT.confirmTitle(refOf(looked))}
            message={<Consequences quiz={quiz} unsaved={editor.changes.dirty} />}
            confirmLabel={TEXT.confirm}
            loading={restore.running}
            error={restore.failure}
            onConfirm={() => restore.run(refOf(looked))}
            onCancel={() => {
              setStep('look');
              restore.forget();
            }}
          />
        </>
      )}
    </div>
  );
}

/** Result of the restore, with undo. Displayed until the quiz changes again. */
function Outcome({ restore: { said, failure, running, undo } }: { restore: ReturnType<typeof useRestore> }) {
  if (!said && !failure) return null;
  return (
    <Alert
      className="mb-4"
      tone={failure ? 'danger' : 'success'}
      action={
        undo && (
          <Button size="sm" variant="secondary" loading={running} onClick={undo}>
            {TEXT.undo}
          </Button>
        )
      }
    >
      {failure ?? said}
    </Alert>
  );
}

function Consequences({ quiz, unsaved }: { quiz: OwnQuiz; unsaved: boolean }) {
  return (
    <>
      <p>{consequence(quiz)}</p>
      {unsaved && <p className="mt-2">{TEXT.confirmUnsaved}</p>}
    </>
  );
}

function consequence({ status, version }: OwnQuiz): string {
  if (version === 0) return TEXT.confirmDraft;
  return status === 'published' ? TEXT.confirmText(version + 1) : TEXT.confirmPaused;
}

interface HistoryRowProps {
  entry: HistoryEntry;
  current: boolean;
  onLook: () => void;
}

function HistoryRow({ entry, current, onLook }: HistoryRowProps) {
  const { publishedAt, by } = entry;
  const { title, changes, look } = describe(entry);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 basis-72 grow">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          <span className="break-words">{title}</span>
          {current && <Badge tone="success">{TEXT.current}</Badge>}
        </p>
        <p className="mt-0.5 text-xs break-words text-muted">
          {TEXT.published(formatDateTime(publishedAt), by.name ?? TEXT.nobody)}
        </p>
        <p className="mt-1 text-sm break-words text-muted">{changes}</p>
      </div>
      <Button size="sm" variant="secondary" aria-label={look} onClick={onLook}>
        {TEXT.look}
      </Button>
    </li>
  );
}

function describe(entry: HistoryEntry) {
  const { number, changes, publishedAt } = entry;
  if (isReplacedDraft(entry))
    return {
      title: entryTitle(entry),
      changes: TEXT.replaced(formatDateTime(entry.replacedAt), changesText(changes) ?? TEXT.noChanges),
      look: TEXT.lookAtDraft(formatDateTime(publishedAt)),
    };
  const scores = changes.affectsScores ? ` · ${TEXT.mayChangeScores}` : '';
  return {
    title: entryTitle(entry),
    changes: `${summaryText(number, changes)}${scores}`,
    look: TEXT.lookAt(number),
  };
}

const ListSkeleton = () =>
  [0, 1, 2].map((row) => (
    <div key={row} className="py-3.5">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-2 h-3 w-56" />
      <Skeleton className="mt-2 h-4 w-2/3" />
    </div>
  ));
