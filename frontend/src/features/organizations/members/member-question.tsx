import type { Member } from '@quizhall/shared/model/organizations/member';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { leaveOrganization, removeMember, transferOrganization } from './member-calls.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { useSessionReload } from '../shared/use-session-reload.ts';
import { memberMessages as TEXT } from './member-messages.ts';

/** Member action that awaits confirmation. */
export interface Asked {
  what: 'remove' | 'transfer' | 'leave';
  member: Pick<Member, 'id' | 'name'>;
}

const CALLS: Record<Asked['what'], (id: string, userId: string) => Promise<unknown>> = {
  remove: removeMember,
  transfer: transferOrganization,
  leave: leaveOrganization,
};

interface MemberQuestionProps {
  id: string;
  asked: Asked;
  onClose: () => void;
}

/** Confirmation of removing a member, transferring the organization, or leaving it. */
export function MemberQuestion({ id, asked: { what, member }, onClose }: MemberQuestionProps) {
  const navigate = useNavigate();
  const reload = useSessionReload();
  const text = TEXT[what];
  const change = useOrganizationChange(id, async () => {
    await CALLS[what](id, member.id);
    if (what !== 'remove') await reload();
  });
  const onDone = () => {
    toast.success(text.done(member.name));
    onClose();
    if (what === 'leave') void navigate(SITE_PATHS.profile);
  };
  return (
    <ConfirmDialog
      open
      type="danger"
      title={text.title}
      message={text.message(member.name)}
      confirmLabel={text.confirm}
      loading={change.running}
      error={change.problem}
      onConfirm={() => change.run(undefined, onDone)}
      onCancel={onClose}
    />
  );
}
