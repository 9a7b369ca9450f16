import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, formatMoney } from '@/lib/format.ts';
import { ledgerQuery } from './prize-queries.ts';
import { type LedgerRow, ledgerRows } from './ledger-rows.ts';
import { messages as TEXT } from './prize-messages.ts';

/** Ledger of a prize pool, loaded on demand: one row per entry with its accounts. */
export function PrizeLedger({ quizId }: { quizId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery({ ...ledgerQuery(quizId), enabled: isOpen });
  return (
    <details
      className="group text-sm"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 font-medium text-ink">
        <ChevronDown aria-hidden="true" className="size-4 -rotate-90 group-open:rotate-0" />
        {TEXT.ledger}
      </summary>
      <p className="mt-1 text-muted">{TEXT.ledgerHint}</p>
      {!data && <p role={isError ? 'alert' : 'status'}>{isError ? TEXT.ledgerFailed : TEXT.ledgerLoading}</p>}
      {data && (
        <ul className="mt-2 divide-y divide-line">
          {ledgerRows(data.ledger).map((row) => (
            <Entry key={row.id} row={row} />
          ))}
        </ul>
      )}
    </details>
  );
}

function Entry({ row: { at, reason, amount, legs, receipt } }: { row: LedgerRow }) {
  return (
    <li>
      <details className="group/entry py-2.5">
        <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 -rotate-90 self-center text-faint group-open/entry:rotate-0"
          />
          <span className="min-w-40 flex-1 text-ink">
            {TEXT.reasons[reason as keyof typeof TEXT.reasons] ?? reason}
          </span>
          <time dateTime={at} className="text-muted">
            {formatDateTime(at)}
          </time>
          <span className="font-medium text-ink tabular-nums">{formatMoney(amount / 100)}</span>
        </summary>
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pl-8">
          {legs.map((leg) => (
            <div key={leg.account} className="contents">
              <dt className="text-muted">{TEXT.accounts[leg.account] ?? leg.account}</dt>
              <dd className="text-right text-ink tabular-nums">
                {leg.amount > 0 ? TEXT.into(leg.amount / 100) : TEXT.from(-leg.amount / 100)}
              </dd>
            </div>
          ))}
        </dl>
        {receipt && (
          <Link
            to={sitePath(SITE_PATHS.receipt, { id: receipt })}
            className="mt-2 ml-8 inline-block rounded-inner text-accent-ink underline underline-offset-2"
          >
            {TEXT.receipt}
          </Link>
        )}
      </details>
    </li>
  );
}
