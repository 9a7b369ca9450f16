import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useSecondsLeft } from '@/lib/use-seconds-left.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { tryAgainIn } from '@/lib/form/messages.ts';
import { NO_ANSWER } from '@/lib/form/server-errors.ts';
import { parts } from '@/components/ui/messages.ts';

/** Of the bar of the site, which stays on top. */
const CLEAR = 'scroll-mt-20';

/**
 * Failure of a form as a whole, scrolled into view: with a countdown where the server asks to wait, with a button to
 * submit again where no answer came. Stands inside the `<form>`.
 * `<FormError form={form} />`
 */
export function FormError({ form }: { form: { formState: { errors: Pick<FieldErrors, 'root'> } } }) {
  const { root } = form.formState.errors;
  const until = root?.wait && Number(root.wait.type);
  const left = useSecondsLeft(until);
  const place = useRef<HTMLDivElement>(null);
  // The button that sent the form may stand far below.
  useEffect(() => {
    if (root) place.current?.scrollIntoView({ block: 'nearest' });
  }, [root]);
  if (until !== undefined) {
    // The toast has announced it; a number that changes every second is not read out.
    return left > 0 ? (
      <div ref={place} className={CLEAR}>
        <Alert tone="danger" live={false} title={root?.wait?.message}>
          <p role="timer" aria-live="off" className="tabular">
            {tryAgainIn(left)}
          </p>
        </Alert>
      </div>
    ) : null;
  }
  return root?.message ? (
    <div ref={place} className={CLEAR}>
      <Alert tone="danger" action={root.type === NO_ANSWER && <SendAgain />}>
        {root.message}
      </Alert>
    </div>
  ) : null;
}

/** Submits the form around it. */
const SendAgain = () => (
  <Button type="submit" size="sm" variant="secondary">
    {parts.tryAgain}
  </Button>
);
