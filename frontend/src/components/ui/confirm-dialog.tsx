import { AlertDialog as Radix } from 'radix-ui';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { PANEL, SCRIM } from './dialog.tsx';
import { TextField } from './text-field.tsx';
import { SOFT_TONES } from './tone.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { parts } from './messages.ts';

export interface ConfirmDialogProps {
  open: boolean;
  type: 'warning' | 'danger';
  title: string;
  message: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Which of the two is the strong button; the one that confirms unless said otherwise. */
  prefer?: 'confirm' | 'cancel' | undefined;
  /** Another way to go on, as the strong button; the one that confirms becomes a plain one. */
  other?: { label: string; loading: boolean; onPress: () => void } | undefined;
  /** Text that must be typed exactly before the confirm button works. */
  typedText?: string | undefined;
  loading?: boolean | undefined;
  /** What went wrong with the confirmed action; the dialog stays open. */
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that is hard to undo. Escape and Cancel leave everything as it was (not while `loading`).
 * `<ConfirmDialog open={open} type="danger" title="Delete quiz?" message="…" confirmLabel="Delete" typedText="DELETE" onConfirm={remove} onCancel={close} />`
 */
export function ConfirmDialog({ open, loading, onCancel, ...rest }: ConfirmDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !loading && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content {...useReturnFocus()} className={cx(PANEL, 'sm:max-w-md')}>
          <ConfirmForm {...rest} loading={loading} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Apart, so that what was typed is forgotten when the dialog closes. */
function ConfirmForm({
  title,
  message,
  typedText,
  error,
  onConfirm,
  ...choices
}: Omit<ConfirmDialogProps, 'open' | 'onCancel'>) {
  const [typed, setTyped] = useState('');
  const ready = typedText === undefined || typed === typedText;
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        // Dialogs are portals: React would hand the event to a form around the button that opened this one.
        event.stopPropagation();
        if (ready && !choices.loading) onConfirm();
      }}
    >
      <div className="flex min-h-0 flex-1 gap-4 overflow-y-auto p-5 sm:p-6">
        <div
          aria-hidden="true"
          className={cx('grid size-11 shrink-0 place-items-center rounded-control', SOFT_TONES[choices.type])}
        >
          <TriangleAlert className="size-5" />
        </div>
        <div className="min-w-0 flex-1">
          <Radix.Title className="text-lg font-display tracking-tight text-ink">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-1 text-sm text-muted">{message}</div>
          </Radix.Description>
          {typedText !== undefined && (
            <TextField
              label={`Type "${typedText}" to confirm deletion`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              spellCheck={false}
              className="mt-4"
            />
          )}
          {error && (
            <p role="alert" className="mt-4 text-sm text-danger-ink">
              {error}
            </p>
          )}
        </div>
      </div>
      <Choices {...choices} ready={ready} />
    </form>
  );
}

type ChoicesProps = Pick<
  ConfirmDialogProps,
  'type' | 'confirmLabel' | 'cancelLabel' | 'prefer' | 'loading' | 'other'
> & { ready: boolean };

function Choices({
  type,
  confirmLabel,
  cancelLabel = parts.cancel,
  prefer = 'confirm',
  loading,
  other,
  ready,
}: ChoicesProps) {
  const strong = prefer === 'confirm';
  const confirmLook = type === 'danger' ? 'danger' : strong && !other ? 'primary' : 'secondary';
  return (
    <footer
      className={cx(
        'flex gap-3 border-t border-line px-5 py-4 sm:px-6',
        strong ? 'flex-col-reverse sm:flex-row sm:justify-end' : 'flex-col sm:flex-row-reverse',
      )}
    >
      <Radix.Cancel asChild>
        <Button variant={strong ? 'secondary' : 'primary'} disabled={loading}>
          {cancelLabel}
        </Button>
      </Radix.Cancel>
      <Button type="submit" variant={confirmLook} disabled={!ready} loading={loading}>
        {confirmLabel}
      </Button>
      {other && (
        <Button loading={other.loading} onClick={other.onPress}>
          {other.label}
        </Button>
      )}
    </footer>
  );
}
