import { CreditCard } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { TextField } from '@/components/ui/text-field.tsx';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';
import { groupedNumber, type Typed, typedCode, typedExpiry } from '../model/card-text.ts';
import type { PaymentFields } from '../model/payment-form.ts';

type Form = SiteForm<PaymentFields>;

/** A field that writes in its own way what is typed, and leaves the caret where it was. */
function shaped(
  form: Form,
  name: 'cardNumber' | 'expiry' | 'cvv',
  shape: (typed: Typed, before: string) => Typed,
) {
  const { onChange, ...field } = form.field(name);
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.target;
      const { text, caret } = shape(
        { text: input.value, caret: input.selectionStart ?? input.value.length },
        form.getValues(name),
      );
      if (input.value !== text) {
        input.value = text;
        input.setSelectionRange(caret, caret);
      }
      return onChange(event);
    },
  };
}

/** The four fields of a card, as browsers know to fill them. */
export function CardFields({ form }: { form: Form }) {
  return (
    <>
      <TextField
        label={messages.cardNumber}
        required
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={19}
        placeholder="1234 5678 9012 3456"
        leading={<CreditCard />}
        inputClassName="tabular"
        {...shaped(form, 'cardNumber', groupedNumber)}
      />
      <div className="@container">
        <div className="grid items-start gap-4 @xs:grid-cols-2">
          <TextField
            label={messages.expiry}
            required
            inputMode="numeric"
            autoComplete="cc-exp"
            maxLength={7}
            placeholder={messages.expiryPlaceholder}
            inputClassName="tabular"
            {...shaped(form, 'expiry', typedExpiry)}
          />
          <TextField
            label={messages.cvv}
            required
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            hint={messages.cvvHint}
            inputClassName="tabular"
            {...shaped(form, 'cvv', typedCode)}
          />
        </div>
      </div>
      <TextField
        label={messages.name}
        required
        autoComplete="cc-name"
        maxLength={100}
        {...form.field('name')}
      />
    </>
  );
}
