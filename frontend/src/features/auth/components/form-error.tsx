import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Alert } from '@/components/ui/alert.tsx';
import { useSecondsLeft } from '../hooks/use-seconds-left.ts';
import { messages } from '../messages.ts';

/** What went wrong with the form as a whole; where the server asks to wait, for how long, until that is over. */
export function FormError<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const { root } = form.formState.errors;
  const until = root?.wait && Number(root.wait.type);
  const left = useSecondsLeft(until);
  if (until !== undefined) {
    // The toast has announced it; a number that changes every second is not read out.
    return left > 0 ? (
      <Alert tone="danger" live={false} title={root?.wait?.message}>
        <p role="timer" aria-live="off" className="tabular">
          {messages.tryAgainIn(left)}
        </p>
      </Alert>
    ) : null;
  }
  return root?.message ? <Alert tone="danger">{root.message}</Alert> : null;
}
