import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { LogOut, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatDate } from '@/lib/format.ts';
import { useTitle } from '@/lib/use-title.ts';
import { memberMessages } from '../members/member-messages.ts';
import { securityMessages as TEXT } from './security-messages.ts';
import { MemberQuestion } from '../members/member-question.tsx';

const SECURITY = `${SITE_PATHS.profile}?tab=security`;

interface Props {
  id: string;
  own: { id: string; name: string; organization: string | undefined; mayLeave: boolean };
}

/** Replaces an organization that requires two-factor authentication, with links to set it up or to leave. */
export function TwoFactorFirst({ id, own }: Props) {
  const [leaves, setLeaves] = useState(false);
  useTitle(TEXT.shutTitle);
  return (
    <>
      <EmptyState
        as="h1"
        icon={<ShieldAlert />}
        title={TEXT.shutTitle}
        text={TEXT.shutText(own.organization)}
        action={
          <>
            <ButtonLink to={SECURITY} className={WRAPS}>
              {TEXT.open}
            </ButtonLink>
            {own.mayLeave && (
              <Button variant="secondary" icon={<LogOut />} className={WRAPS} onClick={() => setLeaves(true)}>
                {memberMessages.leave.action}
              </Button>
            )}
          </>
        }
      />
      {leaves && (
        <MemberQuestion id={id} asked={{ what: 'leave', member: own }} onClose={() => setLeaves(false)} />
      )}
    </>
  );
}

/** Replaces assignments of organizations that require two-factor authentication. */
export function TwoFactorMissing({ names }: { names: readonly string[] }) {
  return (
    <Alert
      tone="warning"
      live={false}
      title={TEXT.ownTitle(names.join(', '))}
      action={
        <ButtonLink to={SECURITY} size="sm" variant="secondary" className={WRAPS}>
          {TEXT.open}
        </ButtonLink>
      }
    >
      {TEXT.ownText}
    </Alert>
  );
}

/** Notice on an organization that will require two-factor authentication, with the date. */
export function TwoFactorSoon({ from }: { from: string }) {
  return (
    <Alert
      tone="warning"
      live={false}
      title={TEXT.soonTitle(formatDate(from))}
      className="mb-6"
      action={
        <ButtonLink to={SECURITY} size="sm" variant="secondary" className={WRAPS}>
          {TEXT.open}
        </ButtonLink>
      }
    >
      {TEXT.soonText}
    </Alert>
  );
}
