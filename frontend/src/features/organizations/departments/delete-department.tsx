import { useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { deleteDepartment } from './department-calls.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { memberMessages } from '../members/member-messages.ts';
import type { DepartmentRow } from './department-dialog.tsx';

const TEXT = memberMessages.departments;

interface DeleteDepartmentProps {
  organizationId: string;
  department: DepartmentRow;
  others: readonly DepartmentRow[];
  onClose: () => void;
}

/** Asks for the new department of the members before a deletion. */
export function DeleteDepartment({ organizationId, department, others, onClose }: DeleteDepartmentProps) {
  const [target, setTarget] = useState('');
  const change = useOrganizationChange(organizationId, () =>
    deleteDepartment(organizationId, department.id, target),
  );
  const onDone = () => {
    toast.success(TEXT.deleted(department.name));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={TEXT.confirmTitle(department.name)}
      description={TEXT.confirmText(department.members)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXT.cancel}
          </Button>
          <Button variant="danger" loading={change.running} onClick={() => change.run(undefined, onDone)}>
            {TEXT.delete}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {change.problem && <Alert tone="danger">{change.problem}</Alert>}
        {department.members > 0 && (
          <Select
            label={TEXT.reassign}
            value={target}
            options={[
              { value: '', label: TEXT.nobody },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={setTarget}
          />
        )}
      </div>
    </Dialog>
  );
}
