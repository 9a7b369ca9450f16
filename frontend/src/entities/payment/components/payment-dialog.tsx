import type { Charge, PaymentMethod } from '@quizhall/shared/model/payments/payment';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Stepper } from '@/components/ui/stepper.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { type Begin, paymentSetupQuery } from '../api/payments.ts';
import { type Payment, usePayment } from '../hooks/use-payment.ts';
import { messages } from '../messages.ts';
import {
  type Asked,
  NO_FIELDS,
  paymentProblems,
  type PaymentFields,
  toPayInput,
} from '../model/payment-form.ts';
import { comingBack, type PaymentView } from '../model/payment-view.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentForm } from './payment-form.tsx';
import { AtPaypal, Challenge, GivenBack, Processing, Success } from './payment-states.tsx';
import { ProviderElement } from './provider-element.tsx';
import { type SummaryRow, SummaryRows } from './summary-rows.tsx';

export interface PaymentDialogProps {
  open: boolean;
  /** Leaves; a payment that runs goes on, and is found again. */
  onClose: () => void;
  title: string;
  /** Stands below the summary: what becomes of the money. */
  note?: ReactNode;
  rows: readonly SummaryRow[];
  /** Names what is paid for (`prizePool#q_…`): a payment that runs is found again by it. */
  subject: string;
  begin: Begin;
  /** A payment that is known to run: the server's answer names it, or the address (`usePaymentInAddress`). */
  running?: string | undefined;
  /** Where not every method of the site will do. */
  only?: PaymentMethod | undefined;
  /** Asks for the address to which the receipt goes. */
  asksEmail?: boolean | undefined;
  /** What can be done now, said below the success. */
  paidText?: ReactNode;
  /** The money has come: once, when the dialog closes. */
  onPaid: (charge: Charge) => void;
}

/**
 * Takes a payment in three steps: what is paid, how, and that it is done. Cents.
 * `<PaymentDialog open={open} title="Fund prize pool" rows={[{ label: 'Prize pool', cents: 100_000 }]} subject={`prizePool#${id}`} begin={begin} onPaid={refresh} onClose={close} />`
 */
export function PaymentDialog({
  open,
  onClose,
  title,
  note,
  rows,
  asksEmail = false,
  only,
  ...wish
}: PaymentDialogProps) {
  const formId = useId();
  const [step, setStep] = useState<'summary' | 'details'>('summary');
  const payment = usePayment({ ...wish, open, running: wish.running, onClose });
  const setup = useQuery({ ...paymentSetupQuery(), enabled: open });
  const takesCards = setup.data?.provider === 'simulated';
  const offered: readonly PaymentMethod[] = setup.data?.methods ?? [];
  const methods = offered.filter((method) => only === undefined || method === only);
  const total = rows.reduce((sum, { cents }) => sum + cents, 0);
  const form = usePaymentForm({ takesCards, asksEmail }, payment);
  const isForm = payment.view === 'form';
  // A payment that was declined is about its form, not about the sum.
  const shown = isForm && step === 'summary' && payment.declined === undefined ? 'summary' : 'details';
  const close = () => {
    setStep('summary');
    form.clearErrors();
    form.setValue('cardNumber', '');
    form.setValue('cvv', '');
    if (payment.view === 'form' && payment.charge) payment.startOver();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title}
      footer={
        !payment.isLooking && (
          <PaymentButtons
            {...{ payment, formId, total }}
            step={shown}
            isReady={setup.data !== undefined}
            isBusy={form.formState.isSubmitting}
            onNext={() => setStep('details')}
            onBack={() => {
              if (payment.charge) payment.startOver();
              form.clearErrors();
              setStep('summary');
            }}
            onClose={close}
          />
        )
      }
    >
      <nav aria-label={messages.steps.label} className="mb-5">
        <Stepper steps={STEPS} current={payment.view === 'success' ? 'done' : shown} />
      </nav>
      {isForm && !payment.isLooking ? (
        shown === 'summary' ? (
          <div className="grid gap-4">
            <SummaryRows rows={rows} total={total} />
            {note && <div className="text-sm text-muted">{note}</div>}
          </div>
        ) : (
          <Details {...{ formId, form, methods, takesCards, asksEmail, payment, setup }} />
        )
      ) : (
        <Standing payment={payment} paidText={wish.paidText} />
      )}
    </Dialog>
  );
}

const STEPS = (['summary', 'details', 'done'] as const).map((id) => ({ id, label: messages.steps[id] }));

const cardSchema = (asked: Asked) =>
  ruled<PaymentFields>((fields) => paymentProblems(fields, asked, Date.now()));

function usePaymentForm(asked: Asked, payment: Payment) {
  const isPaying = useRef(false);
  return useSiteForm<PaymentFields, PaymentFields>({
    schema: cardSchema(asked),
    defaultValues: NO_FIELDS,
    failed: messages.failed,
    offline: messages.offline,
    fieldOf: (name) => name.replace(/^card\./, ''),
    async onSubmit(fields) {
      if (isPaying.current) return;
      isPaying.current = true;
      try {
        await payment.pay(toPayInput(fields, asked));
      } finally {
        isPaying.current = false;
      }
    },
  });
}

interface DetailsProps extends Omit<Parameters<typeof PaymentForm>[0], 'id' | 'declined'> {
  formId: string;
  payment: Payment;
  setup: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

function Details({ formId, payment, setup, ...rest }: DetailsProps) {
  if (setup.data) return <PaymentForm id={formId} {...rest} declined={payment.declined} />;
  if (!setup.error)
    return (
      <p role="status" className="py-10 text-center text-muted">
        {messages.loading}
      </p>
    );
  return (
    <ErrorState
      as="h3"
      title={messages.unavailable}
      message={serverMessage(setup.error, API_MESSAGES.unexpected)}
      retrying={setup.isFetching}
      onRetry={() => void setup.refetch()}
    />
  );
}

interface StandingProps {
  payment: Payment;
  charge: Charge;
  paidText: ReactNode;
}

const STANDINGS: Record<Exclude<PaymentView, 'form'>, ComponentType<StandingProps>> = {
  processing: Processing,
  challenge: ({ charge }) => <Challenge total={charge.total} />,
  redirect: AtPaypal,
  element: OwnForm,
  success: ({ charge, paidText }) => <Success total={charge.total} text={paidText} />,
  givenBack: GivenBack,
};

/** How the payment stands that was begun. */
function Standing({ payment, paidText }: Pick<StandingProps, 'payment' | 'paidText'>) {
  const { charge, view } = payment;
  const Shown = view === 'form' ? Processing : STANDINGS[view];
  return charge ? <Shown {...{ payment, charge, paidText }} /> : <Processing />;
}

/** The form of the provider, where cards are entered there. */
function OwnForm({ payment, charge: { id, next } }: StandingProps) {
  const location = useLocation();
  const [failed, setFailed] = useState<string>();
  if (next?.kind !== 'element') return null;
  return (
    <div className="grid gap-4">
      {failed && <Alert tone="danger">{failed}</Alert>}
      <ProviderElement
        clientSecret={next.clientSecret}
        publishableKey={next.publishableKey}
        returnUrl={`${window.location.origin}${comingBack(location, id)}`}
        onDone={payment.look}
        onFailed={setFailed}
      />
    </div>
  );
}
