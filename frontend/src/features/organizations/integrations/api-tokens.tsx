import type { ApiToken } from '@quizhall/shared/model/organizations/api-token';
import { planName } from '@quizhall/shared/rules/payments/plans';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { KeySquare, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatDate } from '@/lib/format.ts';
import { revokeApiToken } from './integration-calls.ts';
import { apiTokensQuery } from '../shared/queries.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { integrationMessages, TOKEN_ROLES } from './integration-messages.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { TokenDialog } from './token-dialog.tsx';

const TEXT = integrationMessages.tokens;

type Asked =
  | { what: 'create' }
  | { what: 'secret'; name: string; secret: string }
  | { what: 'revoke'; token: ApiToken };

export function ApiTokens({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(apiTokensQuery(id));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const needed = data?.neededPlan;
  return (
    <Panel
      title={TEXT.title}
      hint={
        <>
          {TEXT.hint} <TextLink to={SITE_PATHS.apiDocs}>{TEXT.docs}</TextLink>
        </>
      }
      padded={false}
      actions={
        data &&
        needed === undefined && (
          <Button icon={<Plus />} size="sm" className={WRAPS} onClick={() => setAsked({ what: 'create' })}>
            {TEXT.add}
          </Button>
        )
      }
    >
      {!data && !error && (
        <div role="status" aria-label={TEXT.loading} className="p-5 sm:px-6">
          <Skeleton className="h-20 w-full" />
        </div>
      )}
      {!data && error && (
        <ErrorState
          title={TEXT.failed}
          message={standardMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && needed !== undefined && (
        <div className="p-5 sm:px-6">
          <Alert
            tone="accent"
            live={false}
            action={
              <TextLink to="?tab=settings&section=billing" className="text-sm">
                {TEXT.seePlans}
              </TextLink>
            }
          >
            {data.tokens.length > 0 ? TEXT.stopped(planName(needed)) : TEXT.needsPlan(planName(needed))}
          </Alert>
        </div>
      )}
      {data?.tokens.length === 0 && needed === undefined && (
        <EmptyState icon={<KeySquare />} title={TEXT.emptyTitle} text={TEXT.emptyText} />
      )}
      {data && data.tokens.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {data.tokens.map((token) => (
            <Row key={token.id} token={token} onRevoke={() => setAsked({ what: 'revoke', token })} />
          ))}
        </ul>
      )}
      {asked?.what === 'create' && (
        <TokenDialog
          organizationId={id}
          onClose={close}
          onSecret={(made) => setAsked({ what: 'secret', ...made })}
        />
      )}
      {asked?.what === 'secret' && (
        <SecretDialog
          title={TEXT.secretTitle}
          text={TEXT.secretText(asked.name)}
          label={TEXT.secretLabel}
          secret={asked.secret}
          onClose={close}
        />
      )}
      {asked?.what === 'revoke' && <RevokeQuestion organizationId={id} token={asked.token} onClose={close} />}
    </Panel>
  );
}

const isExpired = ({ expiresAt }: ApiToken): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();

function Row({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, role, createdAt, createdBy, expiresAt, lastUsedAt } = token;
  const told = [
    TEXT.by(createdBy.name ?? TEXT.byNobody, formatDate(createdAt)),
    expiresAt && !isExpired(token) && TEXT.until(formatDate(expiresAt)),
    lastUsedAt ? TEXT.used(formatDate(lastUsedAt)) : TEXT.unused,
  ];
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3.5 sm:px-6">
      <div className="min-w-0 flex-[1_1_12rem] text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words text-ink">{name}</span>{' '}
          <Badge tone={role === 'admin' ? 'warning' : 'neutral'}>{TOKEN_ROLES[role].label}</Badge>
          {isExpired(token) && <Badge tone="danger">{TEXT.expired}</Badge>}
        </p>
        <p className="text-muted">{told.filter(Boolean).join(' · ')}</p>
      </div>
      <Button variant="ghost" size="sm" icon={<Trash2 />} aria-label={TEXT.revokeOf(name)} onClick={onRevoke}>
        {TEXT.revoke}
      </Button>
    </li>
  );
}

interface RevokeQuestionProps {
  organizationId: string;
  token: ApiToken;
  onClose: () => void;
}

function RevokeQuestion({ organizationId, token, onClose }: RevokeQuestionProps) {
  const revoke = useOrganizationChange(organizationId, () => revokeApiToken(organizationId, token.id));
  const onDone = () => {
    toast.success(TEXT.revoked);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      type="danger"
      title={TEXT.revokeTitle(token.name)}
      message={TEXT.revokeText}
      confirmLabel={TEXT.revokeConfirm}
      loading={revoke.running}
      error={revoke.problem}
      onConfirm={() => revoke.run(undefined, onDone)}
      onCancel={onClose}
    />
  );
}
