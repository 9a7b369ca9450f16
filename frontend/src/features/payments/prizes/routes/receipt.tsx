import type { Charge } from '@quizhall/shared/model/payments/payment';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleHelp, Download, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Outcome } from '@/components/outcome.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { paymentQuery } from '@/entities/payment/api/payments.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { formatDateTime, formatMoney } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { getReceipt, letIn } from '../api/payment-calls.ts';
import { messages } from '../messages.ts';

const TEXT = messages.receipt;

/** `/receipt/:id`: the link of a receipt's mail; a guest's lets the device on which it is opened in to the quiz. */
export function Component() {
  useTitle(TEXT.title);
  const { id = '' } = useParams();
  const { status } = useSession();
  const query = useQuery({ ...paymentQuery(id), enabled: status !== 'loading' });
  if (query.data) return <Receipt charge={query.data} />;
  if (hasCode(query.error, 'NOT_FOUND', 'INVALID_INPUT')) return <Unknown />;
  if (query.error)
    return (
      <ErrorState
        as="h1"
        title={TEXT.failed}
        message={serverMessage(query.error, API_MESSAGES.unexpected)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <p role="status" className="text-center text-muted">
      {TEXT.loading}
    </p>
  );
}

function Unknown() {
  const { user } = useSession();
  const from = useLocation();
  return (
    <Outcome icon={<CircleHelp />} tone="warning" title={TEXT.unknown}>
      <p className="mt-2 text-sm text-muted">{TEXT.unknownText}</p>
      <div className="@container mt-6 grid w-full grid-cols-1 gap-3">
        {!user && (
          <ButtonLink to={SITE_PATHS.login} state={{ from }} className={WRAPS}>
            {TEXT.signIn}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" to={SITE_PATHS.home} className={WRAPS}>
          {TEXT.home}
        </ButtonLink>
      </div>
    </Outcome>
  );
}

const PAID: readonly Charge['status'][] = ['succeeded', 'refunding', 'refunded'];

function Receipt({ charge }: { charge: Charge }) {
  // Behind the `#`, so that no server logs what lets somebody in.
  const params = new URLSearchParams(useLocation().hash.slice(1));
  const [quizId, token] = [params.get('quiz'), params.get('entry')];
  const pdf = useMutation({ mutationFn: () => getReceipt(charge.id), onSuccess: saveFile });
  return (
    <Outcome icon={<ReceiptText />} tone="accent" title={TEXT.title}>
      <dl className="mt-6 grid w-full gap-3 rounded-control bg-well p-4 text-left text-sm">
        {charge.title && <Row label={TEXT.paidFor[charge.purpose]}>{charge.title}</Row>}
        <Row label={TEXT.amount}>{formatMoney(charge.total / 100)}</Row>
        {charge.refunded ? <Row label={TEXT.givenBack}>{formatMoney(charge.refunded / 100)}</Row> : null}
        <Row label={TEXT.date}>{formatDateTime(charge.createdAt)}</Row>
        <Row label={TEXT.method}>{messages.methods[charge.method]}</Row>
        <Row label={TEXT.status}>{messages.statuses[charge.status]}</Row>
      </dl>
      {charge.refunded ? <p className="mt-3 text-sm text-muted">{TEXT.goesBack}</p> : null}
      <div className="@container mt-6 grid w-full grid-cols-1 gap-3">
        {quizId && token && charge.status === 'succeeded' && <LetIn quizId={quizId} token={token} />}
        {PAID.includes(charge.status) && (
          <Button
            variant="secondary"
            className={WRAPS}
            icon={<Download aria-hidden="true" />}
            loading={pdf.isPending}
            onClick={() => pdf.mutate()}
          >
            {TEXT.download}
          </Button>
        )}
      </div>
    </Outcome>
  );
}

function LetIn({ quizId, token }: { quizId: string; token: string }) {
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: () => letIn(quizId, token),
    onSuccess: ({ code }) => navigate(sitePath(SITE_PATHS.quiz, { ref: code })),
  });
  return (
    <>
      {open.error && (
        <Alert tone="danger" className="text-left">
          {serverMessage(open.error, TEXT.openFailed)}
        </Alert>
      )}
      <Button className={WRAPS} loading={open.isPending} onClick={() => open.mutate()}>
        {TEXT.open}
      </Button>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular min-w-0 wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}
