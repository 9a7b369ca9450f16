import { editPath } from '@/entities/quiz/quiz-links.ts';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useLast } from '@/lib/use-last.ts';
import type { StatusFlow } from './use-status-flow.ts';
import { messages } from './messages.ts';

const TEXT = messages.unpublishable;
const SHOWN = 6;

/** Dialogs of a status action: its confirmation, or the problems that prevent a publish. */
export function StatusDialogs({
  confirmation,
  onConfirm,
  onCancel,
  obstacles,
  onCloseObstacles,
}: StatusFlow['dialogs']) {
  const asked = useLast(confirmation);
  const shown = useLast(obstacles);
  return (
    <>
      {asked && (
        <ConfirmDialog
          open={confirmation !== undefined}
          type="warning"
          title={asked.title}
          message={
            <>
              <p>{asked.message}</p>
              {asked.effect && <p className="mt-2">{asked.effect}</p>}
              {asked.paidEffect && <p className="mt-2 text-ink">{asked.paidEffect}</p>}
              {asked.prizeEffect && <p className="mt-2 text-ink">{asked.prizeEffect}</p>}
            </>
          }
          confirmLabel={asked.label}
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      )}
      {shown && (
        <Dialog
          open={obstacles !== undefined}
          onOpenChange={(open) => !open && onCloseObstacles()}
          size="sm"
          title={TEXT.title}
          description={TEXT.text}
          footer={
            <>
              <Button variant="secondary" onClick={onCloseObstacles}>
                {TEXT.close}
              </Button>
              <ButtonLink to={editPath(shown.quiz.id)}>{TEXT.edit}</ButtonLink>
            </>
          }
        >
          <ul className="list-disc space-y-1 pl-5 text-sm text-ink">
            {shown.list.slice(0, SHOWN).map((message) => (
              <li key={message}>{message}</li>
            ))}
            {shown.list.length > SHOWN && <li>{TEXT.more(shown.list.length - SHOWN)}</li>}
          </ul>
        </Dialog>
      )}
    </>
  );
}
