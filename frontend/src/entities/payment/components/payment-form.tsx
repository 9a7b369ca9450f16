import type { PaymentMethod } from '@quizhall/shared/model/payments/payment';
import { CreditCard, Wallet } from 'lucide-react';
import { FormError } from '@/components/form/form-error.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';
import type { PaymentFields } from '../model/payment-form.ts';
import { CardFields } from './card-fields.tsx';

const METHODS = {
  card: { value: 'card', title: messages.card, description: messages.cardNote, icon: <CreditCard /> },
  paypal: { value: 'paypal', title: messages.paypal, description: messages.paypalNote, icon: <Wallet /> },
} as const;

interface PaymentFormProps {
  id: string;
  form: SiteForm<PaymentFields>;
  methods: readonly PaymentMethod[];
  /** The card is entered here. */
  takesCards: boolean;
  asksEmail: boolean;
  /** Why the payment before came to nothing. */
  declined: string | undefined;
}

/** How somebody pays: method, card, and where the receipt of a guest goes. */
export function PaymentForm({ id, form, methods, takesCards, asksEmail, declined }: PaymentFormProps) {
  const method = useFormControl(form, 'method');
  const hasFailed = form.formState.errors.root !== undefined;
  return (
    <form
      id={id}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        // Dialogs are portals: React would hand the event to a form around the button that opened this one.
        event.stopPropagation();
        form.submit(event);
      }}
    >
      {declined && !hasFailed && <Alert tone="danger">{declined}</Alert>}
      <FormError form={form} />
      {methods.length > 1 && (
        <RadioCards
          label={messages.method}
          columns={2}
          value={method.value}
          onValueChange={(next) => method.set(methods.find((one) => one === next) ?? 'card')}
          error={method.error}
          options={methods.map((one) => METHODS[one])}
        />
      )}
      {asksEmail && (
        <TextField
          label={messages.email}
          required
          type="email"
          autoComplete="email"
          hint={messages.emailHint}
          {...form.field('email')}
        />
      )}
      {takesCards && method.value === 'card' && (
        <>
          <CardFields form={form} />
          <p className="text-sm text-muted">{messages.testCards}</p>
        </>
      )}
    </form>
  );
}
