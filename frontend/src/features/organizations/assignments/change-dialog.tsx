import type { Assignment } from '@quizhall/shared/model/organizations/assignment';
import { MOST_ASSIGNMENT_NOTE } from '@quizhall/shared/model/organizations/assignment-limits';
import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { changeAssignment } from './assignment-calls.ts';
import { organizationKey } from '../shared/queries.ts';
import { assignmentMessages } from './assignment-messages.ts';
import { type AssignFields, targetsOf, toTargets } from './assign-form.ts';
import { toWall } from './zoned-time.ts';
import { DueField, dueAtOf, dueProblem } from './due-field.tsx';
import { TargetFields } from './target-fields.tsx';
import { assignFieldOf, targetProblems } from './target-problems.ts';

const TEXT = assignmentMessages.one;
const FORM = 'change-assignment';

interface ChangeDialogProps {
  organizationId: string;
  assignment: Assignment;
  timezone: string;
  /** People who were assigned individually. */
  named: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Edits the assignees, due date and note. */
export function ChangeDialog({ organizationId, assignment, timezone, named, onClose }: ChangeDialogProps) {
  const client = useQueryClient();
  const { id, quiz, dueAt, note, revision, countsEarlier } = assignment;
  const before = toWall(Date.parse(dueAt), timezone);
  const targets = targetsOf(assignment, named);
  const isForOthers = (fields: AssignFields) =>
    JSON.stringify(toTargets(fields)) !== JSON.stringify(toTargets(targets));
  const form = useSiteForm<AssignFields, AssignFields>({
    // Unchanged values may have become invalid, such as a past due date or a deleted department.
    schema: ruled<AssignFields>((fields) => ({
      ...(isForOthers(fields) && targetProblems(fields)),
      ...(fields.due !== before && dueProblem(fields.due, timezone)),
    })),
    defaultValues: { quiz, ...targets, due: before, note, countsEarlier },
    failed: TEXT.saveFailed,
    fieldOf: assignFieldOf,
    async onSubmit(fields) {
      const isMoved = fields.due !== before;
      await changeAssignment(organizationId, id, {
        revision,
        note: fields.note,
        ...(isMoved && { dueAt: dueAtOf(fields.due, timezone) }),
        ...(isForOthers(fields) && { to: toTargets(fields) }),
      });
      toast.success(TEXT.saved);
      await client.invalidateQueries({ queryKey: organizationKey(organizationId) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TEXT.changeTitle}
      description={TEXT.changeHint}
      footer={
        <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
          {TEXT.save}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5" data-first-focus>
        <FormError form={form} />
        <TargetFields form={form} organizationId={organizationId} />
        <DueField timezone={timezone} {...form.field('due')} />
        <TextArea
          label={assignmentMessages.form.note}
          hint={assignmentMessages.form.noteHint}
          rows={3}
          maxLength={MOST_ASSIGNMENT_NOTE}
          {...form.field('note')}
        />
      </form>
    </Dialog>
  );
}
