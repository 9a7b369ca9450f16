import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { useLast } from '@/lib/use-last.ts';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { Bulk, BulkStep } from './use-bulk.ts';
import { listMessages } from './list-messages.ts';
import { messages } from '../status/messages.ts';
import type { Selection } from './selection.ts';

const TEXT = listMessages.bulk;

interface BulkDialogsProps {
  bulk: Bulk;
  selection: Selection;
}

type Work = Extract<BulkStep, { answered: number }>;
type Over = Extract<BulkStep, { name: 'over' }>;

/** Confirmation, progress and report of a bulk action. */
export function BulkDialogs({ bulk, selection }: BulkDialogsProps) {
  const { step } = bulk;
  const work = step && step.name !== 'over' ? step : undefined;
  // A single request waits in place. Several requests display the progress.
  const isLong = work?.name === 'running' && work.quizzes.length > LIMITS.bulk;
  return (
    <>
      <Question work={isLong ? undefined : work} bulk={bulk} selection={selection} />
      <Progress work={isLong ? work : undefined} bulk={bulk} />
      <Report over={step?.name === 'over' ? step : undefined} bulk={bulk} />
    </>
  );
}

function Question({ work, bulk, selection }: BulkDialogsProps & { work: Work | undefined }) {
  const shown = useLast(work);
  if (!shown) return null;
  const { action, quizzes } = shown;
  const count = quizzes.length;
  const effect = TEXT.effects[action](count);
  const skipped = work?.name === 'asking' ? selection.picks().size - count : 0;
  return (
    <ConfirmDialog
      open={work !== undefined}
      type={action === 'delete' ? 'danger' : 'warning'}
      title={TEXT.titles[action](count)}
      message={
        <>
          <p>{TEXT.prompts[action](count)}</p>
          {effect && <p className="mt-2">{effect}</p>}
          {moneyEffects(action, quizzes).map((text) => (
            <p key={text} className="mt-2 text-ink">
              {text}
            </p>
          ))}
          {skipped > 0 && <p className="mt-2">{TEXT.skipped[action](skipped)}</p>}
        </>
      }
      confirmLabel={TEXT.actions[action]}
      typedText={action === 'delete' ? typedFor(quizzes) : undefined}
      loading={work?.name === 'running'}
      onConfirm={bulk.confirm}
      onCancel={bulk.close}
    />
  );
}

/** Effects of an action on payments of the selected quizzes. */
const moneyEffects = (action: Work['action'], quizzes: Work['quizzes']): string[] => {
  const { prizes, entries } = TEXT.money[action];
  return [
    ...(prizes && quizzes.some(({ pool }) => pool) ? [prizes] : []),
    ...(entries && quizzes.some(({ isPaid }) => isPaid) ? [entries] : []),
  ];
};

/** Returns the text to type: the title of a single quiz, as in its own deletion. */
const typedFor = (quizzes: Work['quizzes']): string =>
  quizzes.length === 1 ? quizzes[0]?.title || messages.untitled : TEXT.typed;

function Progress({ work, bulk }: { work: Work | undefined; bulk: Bulk }) {
  const shown = useLast(work);
  if (!shown) return null;
  const { action, quizzes, answered } = shown;
  return (
    <Dialog
      open={work !== undefined}
      onOpenChange={(open) => !open && bulk.stop()}
      size="sm"
      title={TEXT.running[action]}
      description={TEXT.stopHint}
      footer={
        <Button variant="secondary" loading={bulk.stopping} onClick={bulk.stop}>
          {bulk.stopping ? TEXT.stopping : TEXT.stop}
        </Button>
      }
    >
      <ProgressBar label={TEXT.running[action]} value={answered} max={quizzes.length} />
      <p role="status" className="tabular mt-3 text-sm text-muted">
        {TEXT.progress(answered, quizzes.length)}
      </p>
    </Dialog>
  );
}

function Report({ over, bulk }: { over: Over | undefined; bulk: Bulk }) {
  const shown = useLast(over);
  if (!shown) return null;
  const { action, outcome } = shown;
  const { done, left, error } = outcome;
  const missed = outcome.refused.length + left.length;
  return (
    <Dialog
      open={over !== undefined}
      onOpenChange={(open) => !open && bulk.close()}
      title={done.length === 0 ? TEXT.failed(action) : TEXT.over.title(action, missed)}
      description={done.length === 0 ? undefined : TEXT.over.done(action, done.length)}
      footer={
        <>
          <Button variant="secondary" onClick={bulk.close}>
            {TEXT.over.close}
          </Button>
          {action === 'archive' && done.length > 0 && (
            <Button variant="secondary" onClick={bulk.undo}>
              {TEXT.over.undo(done.length)}
            </Button>
          )}
          {left.length > 0 && <Button onClick={bulk.again}>{TEXT.over.again}</Button>}
        </>
      }
    >
      {outcome.refused.length > 0 && <Refused {...outcome} />}
      {left.length > 0 && (
        <p className="text-sm text-ink">
          {error !== undefined && `${standardMessage(error)} `}
          {TEXT.over.left(left.length)}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">{TEXT.over.selected(missed)}</p>
    </Dialog>
  );
}

const Refused = ({ refused }: Pick<Over['outcome'], 'refused'>) => (
  <div className="mb-4">
    <h3 className="text-sm font-medium text-ink">{TEXT.over.refused(refused.length)}</h3>
    <ul className="mt-2 divide-y divide-line rounded-control border border-line">
      {refused.map(({ id, title, reason }) => (
        <li key={id} className="px-3 py-2 text-sm">
          <p className="font-medium break-words text-ink">{title || messages.untitled}</p>
          <p className="text-muted">{reason}</p>
        </li>
      ))}
    </ul>
  </div>
);
