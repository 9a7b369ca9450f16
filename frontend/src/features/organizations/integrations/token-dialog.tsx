import {
  API_TOKEN_DAYS,
  API_TOKEN_NAME,
  API_TOKEN_ROLES,
  type ApiTokenRole,
  type NewApiToken,
} from '@quizhall/shared/model/organizations/api-token';
import { useQueryClient } from '@tanstack/react-query';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { createApiToken } from './integration-calls.ts';
import { organizationKey } from '../shared/queries.ts';
import { integrationMessages, TOKEN_ROLES } from './integration-messages.ts';

const TEXT = integrationMessages.tokens;
const FORM = 'api-token';

interface Fields {
  name: string;
  role: ApiTokenRole;
  /** Empty for no expiry. */
  days: string;
}

const SCHEMA = ruled<Fields>(
  ({ name }): Record<string, string> => (name.trim() ? {} : { name: TEXT.noName }),
);

const ROLES = API_TOKEN_ROLES.map((value) => ({
  value,
  title: TOKEN_ROLES[value].label,
  description: TOKEN_ROLES[value].hint,
}));
const DAYS = [
  ...API_TOKEN_DAYS.map((days) => ({ value: String(days), label: TEXT.days(days) })),
  { value: '', label: TEXT.always },
];

function bodyOf({ name, role, days }: Fields): NewApiToken {
  const chosen = API_TOKEN_DAYS.find((one) => String(one) === days);
  return { name: name.trim(), role, ...(chosen !== undefined && { days: chosen }) };
}

interface TokenDialogProps {
  organizationId: string;
  onClose: () => void;
  onSecret: (made: { name: string; secret: string }) => void;
}

/** Name, role and lifetime of a new API token. */
export function TokenDialog({ organizationId, onClose, onSecret }: TokenDialogProps) {
  const client = useQueryClient();
  const form = useSiteForm<Fields, Fields>({
    schema: SCHEMA,
    defaultValues: { name: '', role: 'creator', days: '90' },
    failed: TEXT.saveFailed,
    async onSubmit(fields) {
      const { token, secret } = await createApiToken(organizationId, bodyOf(fields));
      await client.invalidateQueries({ queryKey: organizationKey(organizationId) });
      onSecret({ name: token.name, secret });
    },
  });
  const role = useFormControl(form, 'role');
  const { value: days, set: setDays } = useFormControl(form, 'days');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TEXT.addTitle}
      footer={
        <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
          {TEXT.add}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5" data-first-focus>
        <FormError form={form} />
        <TextField
          label={TEXT.name}
          required
          maxLength={API_TOKEN_NAME}
          hint={TEXT.nameHint}
          {...form.field('name')}
        />
        <RadioCards
          label={TEXT.role}
          value={role.value}
          options={ROLES}
          columns={2}
          onValueChange={(next) => role.set(next as ApiTokenRole)}
        />
        <Select label={TEXT.expires} value={days} options={DAYS} onValueChange={setDays} />
      </form>
    </Dialog>
  );
}
