import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { removeJoinLink, renewJoinLink } from './joining-calls.ts';
import { joiningQuery } from '../shared/queries.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { joiningMessages } from './joining-messages.ts';

const TEXT = joiningMessages.link;
type Asked = keyof typeof TEXT.asked;

/** Join link, which works for anyone who has it. */
export function JoinLinkPanel({ id }: { id: string }) {
  const { data } = useQuery(joiningQuery(id));
  const [asked, setAsked] = useState<Asked>();
  const renewal = useOrganizationChange(id, () => renewJoinLink(id));
  const removal = useOrganizationChange(id, () => removeJoinLink(id));
  const done = (text: string) => () => {
    toast.success(text);
    setAsked(undefined);
  };
  const renew = () => renewal.run(undefined, done(TEXT.made));
  const change = asked === 'remove' ? removal : renewal;
  // The domain panel beside it displays the error.
  if (!data)
    return (
      <Panel title={TEXT.title} hint={TEXT.hint}>
        <Skeleton className="h-12 w-full" />
      </Panel>
    );
  return (
    <Panel title={TEXT.title} hint={TEXT.hint}>
      {data.key === undefined ? (
        <div className="@container flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-[1_1_14rem] text-sm text-muted">{TEXT.none}</p>
          <Button variant="secondary" className={WRAPS} loading={renewal.running} onClick={renew}>
            {TEXT.make}
          </Button>
        </div>
      ) : (
        <div className="@container grid grid-cols-1 gap-4">
          <Link id={id} joinKey={data.key} />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" className={WRAPS} onClick={() => setAsked('renew')}>
              {TEXT.renew}
            </Button>
            <Button variant="ghost" className={WRAPS} onClick={() => setAsked('remove')}>
              {TEXT.remove}
            </Button>
          </div>
        </div>
      )}
      {!asked && change.problem && (
        <Alert tone="danger" className="mt-4">
          {change.problem}
        </Alert>
      )}
      {asked && (
        <ConfirmDialog
          open
          type="danger"
          {...TEXT.asked[asked]}
          confirmLabel={TEXT[asked]}
          loading={change.running}
          error={change.problem}
          onConfirm={asked === 'remove' ? () => removal.run(undefined, done(TEXT.removed)) : renew}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}

function Link({ id, joinKey: key }: { id: string; joinKey: string }) {
  const link = location.origin + sitePath(SITE_PATHS.organizationJoin, { id, key });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-well py-2 pr-2 pl-4">
      <span className="min-w-0 flex-[1_1_14rem] text-sm wrap-anywhere text-ink">{link}</span>
      <CopyButton text={link} label={TEXT.copy} toast={TEXT.copied} />
    </div>
  );
}
