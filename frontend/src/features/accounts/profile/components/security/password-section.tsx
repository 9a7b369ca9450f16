import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatAgo, formatDate } from '@/lib/format.ts';
import { signInMethodsQuery } from '@/entities/account/sign-in-methods-query.ts';
import { securityMessages } from '../../security-messages.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

const text = securityMessages.password;

/** When it was last changed, and the dialog to change it; the link to a first one for who came from another provider. */
export function PasswordSection({ profile }: { profile: Profile }) {
  const { data: methods } = useQuery(signInMethodsQuery(profile.id));
  return (
    <Panel title={text.title}>
      <div className="@container flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {methods?.hasPassword === false ? <NoPassword /> : <OwnPassword profile={profile} />}
      </div>
    </Panel>
  );
}

function NoPassword() {
  return (
    <>
      <p className="text-muted">{text.none}</p>
      <ButtonLink to={SITE_PATHS.forgotPassword} variant="secondary" className={WRAPS}>
        {text.set}
      </ButtonLink>
    </>
  );
}

function OwnPassword({ profile }: { profile: Profile }) {
  const { passwordChangedAt } = profile;
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="text-muted">
        {text.changed}{' '}
        <time dateTime={passwordChangedAt} title={formatDate(passwordChangedAt)}>
          {formatAgo(passwordChangedAt)}
        </time>
      </p>
      <Button variant="secondary" className={WRAPS} onClick={() => setOpen(true)}>
        {text.change}
      </Button>
      <ChangePasswordDialog user={profile} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
