import type { Profile } from '@quizhall/shared/model/user';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatAgo, formatDate } from '@/lib/format.ts';
import { securityMessages } from '../../security-messages.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

const text = securityMessages.password;

export function PasswordSection({ profile: { id, passwordChangedAt } }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={text.title}>
      <div className="@container flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">
          {text.changed}{' '}
          <time dateTime={passwordChangedAt} title={formatDate(passwordChangedAt)}>
            {formatAgo(passwordChangedAt)}
          </time>
        </p>
        <Button variant="secondary" className={WRAPS} onClick={() => setOpen(true)}>
          {text.change}
        </Button>
      </div>
      <ChangePasswordDialog userId={id} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
