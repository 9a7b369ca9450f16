import { MailCheck } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ApiError, serverMessage } from '@/lib/api/errors.ts';
import { messages } from '../messages.ts';

/** What the server said about the address, else about the whole request. */
const explain = (error: unknown): string =>
  (error instanceof ApiError ? error.errors?.email : undefined) ?? serverMessage(error, messages.failed);

/** The field knows by itself what an address looks like; the server has the last word. */
function problemOf(field: HTMLInputElement): string | undefined {
  if (field.value.trim() === '') return messages.required;
  return field.validity.typeMismatch ? messages.invalid : undefined;
}

/** Address and button. The newsletter comes only once the link in a mail has been opened. */
export function SubscribeForm() {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input || sending) return;
    const problem = problemOf(input);
    setError(problem);
    if (problem) {
      input.focus();
      return;
    }
    setSending(true);
    try {
      const email = input.value.trim();
      // The box stands on the landing page, whose readers need no code for calls until they press the button.
      const { subscribe } = await import('../api/subscribe.ts');
      await subscribe(email);
      setSentTo(email);
    } catch (failure) {
      setError(explain(failure));
      input.focus();
    } finally {
      setSending(false);
    }
  };

  if (sentTo !== undefined) return <Sent to={sentTo} onAnother={() => setSentTo(undefined)} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 sm:flex-row">
      <TextField
        ref={field}
        label={messages.email}
        hideLabel
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={messages.placeholder}
        error={error}
        onChange={() => setError(undefined)}
        onBlur={({ target }) => {
          if (target.value !== '') setError((shown) => shown ?? problemOf(target));
        }}
        className="flex-1"
      />
      <Button type="submit" variant="secondary" loading={sending}>
        {messages.subscribe}
      </Button>
    </form>
  );
}

/** In place of the form, with its focus. */
function Sent({ to, onAnother }: { to: string; onAnother: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="flex items-start gap-3 rounded-control border border-success-line bg-success-soft p-4 text-sm">
      <MailCheck aria-hidden="true" className="mt-px size-5 shrink-0 text-success-ink" />
      <div className="min-w-0 flex-1">
        <div ref={note} tabIndex={-1}>
          <p className="font-medium text-ink">{messages.sent}</p>
          <p className="mt-0.5 wrap-anywhere text-muted">{messages.sentTo({ email: to })}</p>
        </div>
        <button
          type="button"
          onClick={onAnother}
          className="mt-1 -mb-1 inline-flex min-h-9 items-center rounded-inner font-medium text-accent-ink underline underline-offset-2 hover:no-underline"
        >
          {messages.another}
        </button>
      </div>
    </div>
  );
}
