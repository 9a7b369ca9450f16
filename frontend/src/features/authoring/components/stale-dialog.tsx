import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { CopyPlus, Download } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from '../messages.ts';
import type { QuizForm } from '../model/quiz-form.ts';
import { stateOfForm, stateOfQuiz } from '../model/quiz-state.ts';
import { ChangeList } from './change-list.tsx';

const TEXT = messages.stale;

interface StaleDialogProps {
  open: boolean;
  mine: QuizForm | undefined;
  /** The newer version; undefined while it is on its way. */
  theirs: OwnQuiz | undefined;
  error: string | undefined;
  /** The copy is being saved. */
  copying: boolean;
  onCopy: () => void;
  onLoad: () => void;
  onClose: () => void;
}

/** Two windows have changed the same quiz. Every way out keeps both versions. */
export function StaleDialog({
  open,
  mine,
  theirs,
  error,
  copying,
  onCopy,
  onLoad,
  onClose,
}: StaleDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !copying && onClose()}
      size="lg"
      title={TEXT.title}
      description={theirs?.changedBy ? TEXT.textBy(theirs.changedBy.name) : TEXT.text}
      footer={
        <Button variant="ghost" disabled={copying} onClick={onClose}>
          {TEXT.cancel}
        </Button>
      }
    >
      <h3 className="text-sm font-medium text-ink">{TEXT.different}</h3>
      {mine && theirs ? (
        <ChangeList
          before={stateOfQuiz(theirs)}
          after={stateOfForm(mine)}
          words={TEXT.words}
          same={TEXT.nothing}
        />
      ) : (
        <Waiting failed={error} />
      )}
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Way
          icon={<CopyPlus />}
          label={TEXT.keep}
          hint={TEXT.keepHint}
          variant="primary"
          loading={copying}
          onClick={onCopy}
        />
        <Way
          icon={<Download />}
          label={TEXT.load}
          hint={TEXT.loadHint}
          variant="secondary"
          disabled={!theirs || copying}
          onClick={onLoad}
        />
      </div>
      {error && theirs && (
        <p role="alert" className="mt-4 text-sm text-danger-ink">
          {error}
        </p>
      )}
    </Dialog>
  );
}

type WayProps = Parameters<typeof Button>[0] & { label: string; hint: string };

function Way({ label, hint, ...button }: WayProps) {
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line p-4">
      <Button {...button}>{label}</Button>
      <p className="text-sm text-muted">{hint}</p>
    </div>
  );
}

function Waiting({ failed }: { failed: string | undefined }) {
  if (failed) return <p className="mt-2 text-sm text-danger-ink">{failed}</p>;
  return (
    <div aria-busy="true" className="mt-2 grid gap-2">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
