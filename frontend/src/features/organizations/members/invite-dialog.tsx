import { isEmail, withoutInvisible } from '@quizhall/shared/model/accounts/email';
import { type InviteRefusal, MOST_INVITES } from '@quizhall/shared/model/organizations/member';
import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { GIVEN_ROLES, type GivenRole } from '@quizhall/shared/model/organizations/organization-enums';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useParams } from 'react-router-dom';
import { FormError } from '@/components/form/form-error.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { type ApiError, hasCode } from '@/lib/api/errors.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { type SiteForm, useSiteForm } from '@/lib/form/use-site-form.ts';
import { importMembers, inviteMembers, unusedColumns } from './member-calls.ts';
import { organizationKey } from '../shared/queries.ts';
import { memberMessages, ROLE_NAMES } from './member-messages.ts';
import { mayThere, tabPath } from '../dashboard/dashboard-tabs.ts';
import { type ChosenFile, MembersFile, textOfFile } from './members-file.tsx';

const TEXT = memberMessages.invite;
const ROLES = GIVEN_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));
const FORM = 'invite-members';

interface Fields {
  emails: string;
  role: GivenRole;
  departmentId: string;
  /** File with additional people, including roles and departments. */
  csv: ChosenFile | undefined;
}

const NOBODY: Awaited<ReturnType<typeof inviteMembers>> = { invites: [], refused: [] };

const addressesOf = (text: string): string[] => [
  ...new Set(
    withoutInvisible(text)
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

const SCHEMA = ruled<Fields>(({ emails, csv }): Record<string, string> => {
  const addresses = addressesOf(emails);
  const wrong = addresses.find((address) => !isEmail(address));
  if (addresses.length === 0) return csv ? {} : { emails: TEXT.missing };
  if (wrong !== undefined) return { emails: TEXT.wrong(wrong) };
  return addresses.length > MOST_INVITES ? { emails: TEXT.tooMany } : {};
});

interface InviteDialogProps {
  dashboard: Pick<OrganizationDashboard, 'organization' | 'role'>;
  departments: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Invites many people by address or file, and lists those not invited with the reason. */
export function InviteDialog({ dashboard, departments, onClose }: InviteDialogProps) {
  const { id } = dashboard.organization;
  const client = useQueryClient();
  const [full, setFull] = useState<ApiError>();
  const [refused, setRefused] = useState<readonly { email: string; reason: InviteRefusal }[]>([]);
  const [unused, setUnused] = useState<readonly string[]>([]);
  const isDone = refused.length > 0;
  const form = useSiteForm<Fields, Fields>({
    schema: SCHEMA,
    defaultValues: { emails: '', role: 'member', departmentId: '', csv: undefined },
    failed: TEXT.failed,
    onFailed(error) {
      const isFull = hasCode(error, 'PLAN_LIMIT');
      if (isFull) setFull(error);
      return isFull;
    },
    async onSubmit({ emails, role, departmentId, csv }) {
      setFull(undefined);
      const text = csv && (await textOfFile(csv));
      if (text && unused.length === 0) {
        const found = await unusedColumns(id, text);
        setUnused(found);
        // Sends only after the user has seen which columns are ignored.
        if (found.length > 0) return;
      }
      const wish = { emails: addressesOf(emails), role, ...(departmentId && { departmentId }) };
      const typed = wish.emails.length > 0 ? await inviteMembers(id, wish) : NOBODY;
      // Keeps only failed addresses: after a rejected file, a retry must not repeat successful invitations.
      form.setValue('emails', typed.refused.map(({ email }) => email).join(', '));
      const filed = text ? await importMembers(id, text) : NOBODY;
      const sent = typed.invites.length + filed.invites.length;
      const rest = [...typed.refused, ...filed.refused];
      if (sent > 0) toast.success(TEXT.sent(sent));
      setRefused(rest);
      await client.invalidateQueries({ queryKey: organizationKey(id) });
      if (rest.length === 0) onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TEXT.title}
      description={TEXT.description}
      footer={
        isDone ? (
          <Button onClick={onClose}>{TEXT.done}</Button>
        ) : (
          <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
            {unused.length > 0 ? TEXT.sendAnyway : TEXT.send}
          </Button>
        )
      }
    >
      {isDone ? (
        <Refused refused={refused} />
      ) : (
        <form id={FORM} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5" data-first-focus>
          <FormError form={form} />
          {full && <PlanLimit dashboard={dashboard} message={full.message} />}
          <TextArea label={TEXT.emails} hint={TEXT.emailsHint} rows={3} {...form.field('emails')} />
          <Belonging form={form} departments={departments} />
          <FileField form={form} onChoose={() => setUnused([])} />
          {unused.length > 0 && <UnusedColumns headings={unused} />}
        </form>
      )}
    </Dialog>
  );
}

/** Scrolls a notice into view that appears below the visible part of the dialog. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Rows that were not invited, with the reason. */
function Refused({ refused }: { refused: readonly { email: string; reason: InviteRefusal }[] }) {
  return (
    <div ref={reveal}>
      <Alert tone="warning" title={TEXT.refusedTitle}>
        <ul className="grid gap-1">
          {refused.map(({ email, reason }) => (
            <li key={email} className="break-all">
              {email} {TEXT.refusals[reason]}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Columns of the file that are left out, shown before anything is sent. */
function UnusedColumns({ headings }: { headings: readonly string[] }) {
  return (
    <div ref={reveal}>
      <Alert tone="warning" title={TEXT.ignoredTitle}>
        <p>{TEXT.ignored}</p>
        <ul className="mt-2 list-disc pl-5">
          {headings.map((heading) => (
            <li key={heading} className="break-words">
              {heading}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Notice that the plan's member limit is reached, with a link to upgrade for users who can. */
function PlanLimit({ dashboard, message }: Pick<InviteDialogProps, 'dashboard'> & { message: string }) {
  const { id } = useParams();
  const pays = mayThere(dashboard.role, 'organization.own');
  return (
    <Alert
      tone="danger"
      title={message}
      action={
        pays && (
          <ButtonLink
            to={tabPath('settings', id, { section: 'billing' })}
            size="sm"
            variant="secondary"
            className={WRAPS}
          >
            {TEXT.plans}
          </ButtonLink>
        )
      }
    >
      {!pays && TEXT.ownerPays}
    </Alert>
  );
}

/** Role and department of all invited people. */
function Belonging({
  form,
  departments,
}: Pick<InviteDialogProps, 'departments'> & { form: SiteForm<Fields> }) {
  const role = useFormControl(form, 'role');
  const department = useFormControl(form, 'departmentId');
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Select
        label={memberMessages.role}
        value={role.value}
        options={ROLES}
        error={role.error}
        onValueChange={(next) => role.set(next as GivenRole)}
      />
      <Select
        label={memberMessages.department}
        value={department.value}
        options={[
          { value: '', label: memberMessages.none },
          ...departments.map(({ id: value, name }) => ({ value, label: name })),
        ]}
        error={department.error}
        onValueChange={department.set}
      />
    </div>
  );
}

/** Chosen here and sent with the rest: no mail goes out before the form is submitted. */
function FileField({ form, onChoose }: { form: SiteForm<Fields>; onChoose: () => void }) {
  const { set, error, ref } = useFormControl(form, 'csv');
  return (
    <MembersFile
      ref={ref}
      error={error}
      onChange={(csv) => {
        set(csv);
        onChoose();
        form.clearErrors('emails');
      }}
    />
  );
}
