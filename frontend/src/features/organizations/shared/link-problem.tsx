import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outcome } from '@/components/outcome.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { memberMessages } from '../members/member-messages.ts';

interface LinkProblemProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  text: Record<'loading' | 'invalid' | 'invalidText' | 'failed', string>;
  /** Buttons beside the one to the home page. */
  children?: ReactNode;
}

/** Page of an organization link while its data is loading or failed to load. */
export function LinkProblem({ query: { error, isFetching, refetch }, text, children }: LinkProblemProps) {
  if (!error)
    return (
      <p role="status" className="text-center text-muted">
        {text.loading}
      </p>
    );
  if (hasCode(error, 'INVALID_LINK', 'NOT_FOUND', 'INVALID_INPUT'))
    return (
      <Outcome icon={<Link2Off />} tone="warning" title={text.invalid}>
        <p className="mt-2 text-sm text-muted">{text.invalidText}</p>
        <div className="@container mt-6 grid w-full gap-3">
          {children}
          <ButtonLink variant="ghost" className={WRAPS} to={SITE_PATHS.home}>
            {memberMessages.accept.home}
          </ButtonLink>
        </div>
      </Outcome>
    );
  return (
    <ErrorState
      as="h1"
      title={text.failed}
      message={serverMessage(error, API_MESSAGES.unexpected)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
