import { useMutation } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatMoney } from '@/lib/format.ts';
import type { Payment } from '../hooks/use-payment.ts';
import { messages } from '../messages.ts';
import type { PaymentView } from '../model/payment-view.ts';

interface PaymentButtonsProps {
  payment: Payment;
  step: 'summary' | 'details';
  formId: string;
  /** Cents. */
  total: number;
  /** It is known how to pay. */
  isReady: boolean;
  isBusy: boolean;
  onNext: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** What can be done at each step. */
export function PaymentButtons(props: PaymentButtonsProps) {
  const Buttons = BUTTONS[props.payment.view];
  return <Buttons {...props} />;
}

const CloseButton = ({ onClose }: PaymentButtonsProps) => <Leave onClick={onClose}>{messages.close}</Leave>;

const OtherWay = ({ payment }: PaymentButtonsProps) => (
  <Leave onClick={payment.startOver}>{messages.anotherWay}</Leave>
);

const BUTTONS: Record<PaymentView, ComponentType<PaymentButtonsProps>> = {
  form: ({ step, ...props }) => (step === 'summary' ? <First {...props} /> : <Second {...props} />),
  processing: CloseButton,
  challenge: Answer,
  redirect: (props) => (
    <>
      <OtherWay {...props} />
      <Button className={WRAPS} onClick={props.payment.leave}>
        {messages.toPaypal}
      </Button>
    </>
  ),
  element: OtherWay,
  success: CloseButton,
  givenBack: CloseButton,
};

function First({ onClose, onNext }: Pick<PaymentButtonsProps, 'onClose' | 'onNext'>) {
  return (
    <>
      <Leave onClick={onClose}>{messages.cancel}</Leave>
      <Button className={WRAPS} onClick={onNext}>
        {messages.next}
      </Button>
    </>
  );
}

function Second({ formId, total, isReady, isBusy, onBack }: Omit<PaymentButtonsProps, 'step'>) {
  return (
    <>
      <Leave onClick={onBack}>{messages.back}</Leave>
      <Button type="submit" form={formId} className={WRAPS} loading={isBusy} disabled={!isReady}>
        {messages.pay({ amount: formatMoney(total / 100) })}
      </Button>
    </>
  );
}

function Leave({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="secondary" onClick={onClick} className={WRAPS}>
      {children}
    </Button>
  );
}

/** What the payer tells the bank. */
function Answer({ payment }: { payment: Payment }) {
  const answer = useMutation({ mutationFn: payment.answer });
  return (
    <>
      {answer.isError && <Alert tone="danger">{messages.answerFailed}</Alert>}
      <Button
        variant="secondary"
        className={WRAPS}
        loading={answer.isPending && !answer.variables}
        disabled={answer.isPending && answer.variables}
        onClick={() => answer.mutate(false)}
      >
        {messages.decline}
      </Button>
      <Button
        className={WRAPS}
        loading={answer.isPending && answer.variables}
        disabled={answer.isPending && !answer.variables}
        onClick={() => answer.mutate(true)}
      >
        {messages.approve}
      </Button>
    </>
  );
}
