import { messages } from '../messages.ts';
import { SubscribeForm } from './subscribe-form.tsx';

/** For visitors, in the footer. */
export function NewsletterBox() {
  return (
    <section aria-label={messages.title}>
      <h2 className="text-sm font-display text-ink">{messages.title}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{messages.text}</p>
      <SubscribeForm />
    </section>
  );
}
