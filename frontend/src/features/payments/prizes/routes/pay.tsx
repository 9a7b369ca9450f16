import type { Charge } from '@quizhall/shared/model/payments/payment';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleHelp, CircleCheck, TriangleAlert, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Outcome } from '@/components/outcome.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { answerPayment, paymentQuery } from '@/entities/payment/api/payments.ts';
import { messages } from '@/entities/payment/messages.ts';
import { ownPath } from '@/entities/payment/model/payment-view.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { formatMoney } from '@/lib/format.ts';
import { useTitle } from '@/lib/use-title.ts';

const TEXT = messages.provider;

/** `/pay/:id?to=…`: stands in for the page of a payment provider, which the simulated one has none of. */
export function Component() {
  useTitle(TEXT.documentTitle);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const back = ownPath(params.get('to'));
  return (
    <div className="flex flex-1 flex-col">
      <p className="flex items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-center text-sm font-medium text-warning-ink">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {TEXT.banner}
      </p>
      <div className="flex flex-1 items-center justify-center px-4 py-8">
        <div className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-raised sm:p-8">
          <PaymentOf id={id} back={back} />
        </div>
      </div>
    </div>
  );
}

function PaymentOf({ id, back }: { id: string; back: string }) {
  const query = useQuery(paymentQuery(id));
  const { data: charge, error } = query;
  if (charge?.status === 'waiting' && charge.next?.kind === 'redirect')
    return <Question charge={charge} back={back} />;
  if (charge)
    return <Ended icon={<CircleCheck />} title={TEXT.answered} text={TEXT.answeredText} back={back} />;
  if (hasCode(error, 'NOT_FOUND', 'INVALID_INPUT'))
    return <Ended icon={<CircleHelp />} title={TEXT.unknown} text={TEXT.unknownText} back={back} />;
  if (error)
    return (
      <ErrorState
        as="h1"
        title={TEXT.failed}
        message={serverMessage(error, API_MESSAGES.unexpected)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <p role="status" className="py-10 text-center text-muted">
      {TEXT.loading}
    </p>
  );
}

function Ended({ icon, title, text, back }: { icon: ReactNode; title: string; text: string; back: string }) {
  return (
    <Outcome icon={icon} tone="neutral" title={title}>
      <p className="mt-2 text-sm text-muted">{text}</p>
      <ButtonLink to={back} replace className="mt-6">
        {TEXT.back}
      </ButtonLink>
    </Outcome>
  );
}

function Question({ charge, back }: { charge: Charge; back: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: (approve: boolean) => answerPayment(charge.id, approve),
    onSuccess: (answered) => {
      client.setQueryData(paymentQuery(charge.id).queryKey, answered);
      return navigate(back, { replace: true });
    },
  });
  return (
    <Outcome icon={<Wallet />} tone="accent" title={TEXT.title}>
      <dl className="mt-6 grid w-full gap-3 rounded-control bg-well p-4 text-left text-sm">
        <Row label={TEXT.to}>{TEXT.merchant}</Row>
        <Row label={TEXT.account}>{TEXT.accountValue}</Row>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-base font-medium text-ink">
          <dt>{TEXT.amount}</dt>
          <dd className="tabular">{formatMoney(charge.total / 100)}</dd>
        </div>
      </dl>
      {answer.isError && (
        <Alert tone="danger" className="mt-4 w-full text-left">
          {messages.answerFailed}
        </Alert>
      )}
      <div className="mt-6 grid w-full gap-3">
        <Button
          size="lg"
          className={WRAPS}
          loading={answer.isPending && answer.variables}
          disabled={answer.isPending && !answer.variables}
          onClick={() => answer.mutate(true)}
        >
          {TEXT.approve}
        </Button>
        <Button
          variant="secondary"
          className={WRAPS}
          loading={answer.isPending && !answer.variables}
          disabled={answer.isPending && answer.variables}
          onClick={() => answer.mutate(false)}
        >
          {TEXT.cancel}
        </Button>
      </div>
    </Outcome>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
