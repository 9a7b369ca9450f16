import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { createDepartment, type DepartmentBody, saveDepartment } from './department-calls.ts';
import { organizationKey } from '../shared/queries.ts';
import { memberMessages } from '../members/member-messages.ts';

const TEXT = memberMessages.departments;
const FORM = 'department';
const MOST_DOMAINS = 10;

export interface DepartmentRow extends DepartmentBody {
  id: string;
  members: number;
}

const SCHEMA = ruled<DepartmentBody>(
  ({ name }): Record<string, string> => (name.trim() ? {} : { name: TEXT.nameMissing }),
);

interface DepartmentDialogProps {
  organizationId: string;
  /** Department to edit; absent for a new one. */
  department?: DepartmentRow;
  onClose: () => void;
}

/** Fields of a department. */
export function DepartmentDialog({ organizationId, department, onClose }: DepartmentDialogProps) {
  const client = useQueryClient();
  const form = useSiteForm<DepartmentBody, DepartmentBody>({
    schema: SCHEMA,
    defaultValues: {
      name: department?.name ?? '',
      description: department?.description ?? '',
      emailDomains: department?.emailDomains ?? [],
    },
    failed: TEXT.failed,
    fieldOf: (path) => path.split('.')[0] ?? path,
    async onSubmit(body) {
      if (department) await saveDepartment(organizationId, department.id, body);
      else await createDepartment(organizationId, body);
      toast.success(department ? TEXT.saved(body.name) : TEXT.created(body.name));
      await client.invalidateQueries({ queryKey: organizationKey(organizationId) });
      onClose();
    },
  });
  const domains = useFormControl(form, 'emailDomains');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={department ? TEXT.editOf(department.name) : TEXT.create}
      footer={
        <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
          {department ? TEXT.save : TEXT.create}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5" data-first-focus>
        <FormError form={form} />
        <TextField
          label={TEXT.name}
          required
          maxLength={ORGANIZATION_FIELDS.departmentName}
          {...form.field('name')}
        />
        <TextField
          label={TEXT.description}
          maxLength={ORGANIZATION_FIELDS.departmentDescription}
          {...form.field('description')}
        />
        <TagInput
          label={TEXT.domains}
          hint={TEXT.domainsHint}
          placeholder="example.com"
          value={domains.value}
          onChange={domains.set}
          error={domains.error}
          max={MOST_DOMAINS}
          maxLength={253}
        />
      </form>
    </Dialog>
  );
}
