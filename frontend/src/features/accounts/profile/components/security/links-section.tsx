import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatDate } from '@/lib/format.ts';
import { sessionsQuery } from '../../api/queries.ts';
import { unlinkProvider } from '../../api/two-factor-calls.ts';
import { signInMethodsQuery } from '@/entities/account/sign-in-methods-query.ts';
import { securityMessages } from '../../security-messages.ts';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import type { SignInMethods } from '@/entities/account/sign-in-again.tsx';

const text = securityMessages.links;

type Link = SignInMethods['links'][number];

/** The other providers that open the account, and how to end each; nothing where there is none. */
export function LinksSection({ userId }: { userId: string }) {
  const { data: methods } = useQuery(signInMethodsQuery(userId));
  if (!methods || methods.links.length === 0) return null;
  return (
    <Panel title={text.title} hint={text.hint}>
      <Links userId={userId} methods={methods} />
    </Panel>
  );
}

function Links({ userId, methods }: { userId: string; methods: SignInMethods }) {
  const client = useQueryClient();
  // Stays while the dialog closes, so that its words do.
  const [chosen, setChosen] = useState<Link['provider']>('google');
  const [open, setOpen] = useState(false);
  const isLast = !methods.hasPassword && methods.links.length === 1;
  return (
    <>
      <ul className="divide-y divide-line">
        {methods.links.map((link) => (
          <LinkRow
            key={link.provider}
            link={link}
            isLast={isLast}
            onRemove={() => {
              setChosen(link.provider);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      <ConfirmPasswordDialog
        open={open}
        methods={methods}
        texts={text.removing(text.names[chosen])}
        onClose={() => setOpen(false)}
        onPassword={async (password) => {
          await unlinkProvider(chosen, password);
          toast.success(text.removed(text.names[chosen]));
          setOpen(false);
          void client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
          await client.invalidateQueries({ queryKey: signInMethodsQuery(userId).queryKey });
        }}
      />
    </>
  );
}

interface RowProps {
  link: Link;
  /** Nothing else opens the account. */
  isLast: boolean;
  onRemove: () => void;
}

function LinkRow({ link: { provider, since }, isLast, onRemove }: RowProps) {
  const name = text.names[provider];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-ink">{name}</p>
        {since && (
          <p className="text-sm text-muted">
            {text.since} <time dateTime={since}>{formatDate(since)}</time>
          </p>
        )}
        {isLast && <p className="text-sm text-muted">{text.last}</p>}
      </div>
      {!isLast && (
        <Button
          variant="secondary"
          size="sm"
          className={WRAPS}
          aria-label={text.removeOf(name)}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      )}
    </li>
  );
}
