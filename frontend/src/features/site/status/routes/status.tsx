import { locale } from '@/lib/language.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, CircleX, RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { Page } from '@/components/ui/page.tsx';
import { useOnline } from '@/lib/online.ts';
import { healthQuery } from '../api/queries.ts';
import { messages as text } from '../messages.ts';

type State = 'works' | 'fails' | 'unknown';

const LOOKS = {
  works: { Icon: CircleCheck, ink: 'text-success-ink', card: 'border-success-line bg-success-soft' },
  fails: { Icon: CircleX, ink: 'text-danger-ink', card: 'border-danger-line bg-danger-soft' },
  unknown: { Icon: CircleHelp, ink: 'text-muted', card: 'border-line bg-surface' },
} as const;

/** What is said in one sentence. */
function summaryOf(online: boolean, failed: boolean, status: string | undefined) {
  if (!online) return { state: 'unknown', title: text.offline, says: text.offlineText } as const;
  if (failed) return { state: 'fails', title: text.down, says: text.downText } as const;
  if (status === 'ok') return { state: 'works', title: text.ok, says: text.okText } as const;
  if (status) return { state: 'fails', title: text.degraded, says: text.degradedText } as const;
  return { state: 'unknown', title: text.checking, says: text.lead } as const;
}

/** `/status`: whether the service answers, and reaches its data. */
export function Component() {
  const online = useOnline();
  const { data, isError, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(healthQuery);
  const { state, title, says } = summaryOf(online, isError, data?.status);
  const { Icon, ink, card } = LOOKS[state];
  const asked = Math.max(dataUpdatedAt, errorUpdatedAt);
  const known = online && !isError ? data : undefined;
  const api: State = state === 'unknown' ? 'unknown' : isError ? 'fails' : 'works';
  const table: State = known ? (known.checks['table'] === 'ok' ? 'works' : 'fails') : 'unknown';
  return (
    <Page
      width="text"
      title={text.title}
      lead={text.lead}
      actions={
        <Button
          variant="secondary"
          loading={isFetching}
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          {text.again}
        </Button>
      }
    >
      <div role="status" className={cx('flex items-start gap-4 rounded-card border p-5 sm:p-6', card)}>
        <Icon aria-hidden="true" className={cx('mt-0.5 size-6 shrink-0', ink)} />
        <div>
          <p className="text-lg font-display text-ink">{title}</p>
          <p className="mt-1 text-muted">{says}</p>
        </div>
      </div>
      <h2 className="mt-10 text-xl font-display text-ink">{text.parts}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        <Part name={text.pages} state="works" />
        <Part name={text.api} state={api} />
        <Part name={text.table} state={table} />
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-faint tabular">
        {asked > 0 && <span>{text.at(new Date(asked).toLocaleTimeString(locale))}</span>}
        {known && <span>{text.version(known.version, known.stage)}</span>}
      </p>
      <p className="mt-2 text-sm text-faint">{text.past}</p>
    </Page>
  );
}

function Part({ name, state }: { name: string; state: State }) {
  const { Icon, ink } = LOOKS[state];
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="text-ink">{name}</span>
      <span className={cx('inline-flex items-center gap-2 text-sm font-medium', ink)}>
        <Icon aria-hidden="true" className="size-4" />
        {text[state]}
      </span>
    </li>
  );
}
