import type { Profile } from '@quizhall/shared/model/accounts/user';
import { DeletionSection } from './deletion-section.tsx';
import { LinksSection } from './links-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TakeoutSection } from './takeout-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { signInMethodsQuery } from '@/entities/account/sign-in-methods-query.ts';
import { securityMessages } from '../../security-messages.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';

const text = securityMessages.email;

/** Email address of the account, with the dialog to change or add it. */
function EmailSection({ profile }: { profile: Profile }) {
  const { data: methods } = useQuery(signInMethodsQuery(profile.id));
  const [open, setOpen] = useState(false);
  return (
    <Panel title={text.title} hint={profile.email ? text.hint : undefined}>
      <div className="@container flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 wrap-anywhere text-ink">
          {profile.email || text.none(profile.classLogin?.userName ?? '')}
        </p>
        <Button variant="secondary" className={WRAPS} disabled={!methods} onClick={() => setOpen(true)}>
          {profile.email ? text.change : text.add}
        </Button>
      </div>
      {open && methods && (
        <ChangeEmailDialog profile={profile} methods={methods} onClose={() => setOpen(false)} />
      )}
    </Panel>
  );
}

/** What keeps an account its owner's, one section for each. */
export function SecurityTab({ profile }: { profile: Profile }) {
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <EmailSection profile={profile} />
      <PasswordSection profile={profile} />
      <LinksSection userId={profile.id} />
      <TwoFactorSection userId={profile.id} />
      <SessionsSection userId={profile.id} />
      <TakeoutSection userId={profile.id} />
      <DeletionSection profile={profile} />
    </div>
  );
}
