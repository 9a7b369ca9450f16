import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { currentTheme } from '@/lib/theme.ts';
import type { ElementProps } from './components/provider-element.tsx';
import { messages } from './messages.ts';

interface Form {
  stripe: Stripe;
  elements: StripeElements;
}

/** Stripe's form stands in a frame of its own, which knows nothing of the site's styles. */
const appearanceOf = (): Appearance => ({
  theme: currentTheme() === 'dark' ? 'night' : 'stripe',
  variables: { fontFamily: 'Inter, system-ui, sans-serif', borderRadius: '8px', colorPrimary: '#7c3aed' },
});

/** Explains a failure by its type: Stripe words its messages for developers as well as for payers. */
function explain(type: string): string {
  if (type === 'card_error') return messages.methodDeclined;
  return type === 'validation_error' ? messages.detailsInvalid : messages.failed;
}

/** Stripe's form, in which the payer enters the card: nothing of it reaches this site. */
export default function StripeElement(props: ElementProps) {
  const { returnUrl, onDone, onFailed } = props;
  const place = useRef<HTMLDivElement>(null);
  const form = useForm(place, props);
  const [isBusy, setIsBusy] = useState(false);

  async function pay({ stripe, elements }: Form) {
    setIsBusy(true);
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        // Cards are confirmed here; only a bank or PayPal with a page of their own lead away.
        redirect: 'if_required',
      });
      if (error) onFailed(explain(error.type));
      else onDone();
    } catch {
      onFailed(messages.failed);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (form && !isBusy) void pay(form);
      }}
    >
      {!form && <p role="status">{messages.loading}</p>}
      <div ref={place} />
      <Button type="submit" disabled={!form} loading={isBusy}>
        {messages.payNow}
      </Button>
    </form>
  );
}

/** The form once it can be filled in. */
function useForm(
  place: RefObject<HTMLDivElement | null>,
  { clientSecret, publishableKey, onFailed }: ElementProps,
): Form | undefined {
  const [form, setForm] = useState<Form>();
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  }, [onFailed]);
  useEffect(() => {
    let isGone = false;
    let unmount = () => {};
    async function mount() {
      const stripe = await loadStripe(publishableKey);
      if (isGone || !stripe || !place.current) return;
      const elements = stripe.elements({ clientSecret, appearance: appearanceOf() });
      const payment = elements.create('payment', { layout: 'tabs' });
      unmount = () => payment.destroy();
      payment.on('ready', () => !isGone && setForm({ stripe, elements }));
      payment.on('loaderror', () => failed.current(messages.elementFailed));
      payment.mount(place.current);
    }
    mount().catch(() => !isGone && failed.current(messages.elementFailed));
    return () => {
      isGone = true;
      unmount();
      setForm(undefined);
    };
  }, [clientSecret, publishableKey, place]);
  return form;
}
