import { LIMITS } from '@quizhall/shared/model/limits';
import { Clock } from 'lucide-react';
import toast from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { NumberField } from '@/components/ui/number-field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { giveExtraTime } from '../api/people-calls.ts';
import { extraTime as TEXT } from '../extra-time-messages.ts';
import {
  type ExtraTimeFields,
  type ExtraTimeKind,
  extraTimeProblems,
  wishOf,
} from '../model/extra-time-form.ts';

const KINDS: readonly ExtraTimeKind[] = ['1.25', '1.5', '2', 'factor', 'minutes'];
const OPTIONS = KINDS.map((value) => ({ value, label: TEXT.kinds[value] }));
const SCHEMA = ruled<ExtraTimeFields>(extraTimeProblems);

interface ExtraTimeFormProps {
  quizId: string;
  onGiven: () => void;
}

/** Gives somebody extra time by their address; whoever has some gets this instead. */
export function ExtraTimeForm({ quizId, onGiven }: ExtraTimeFormProps) {
  const form = useSiteForm<ExtraTimeFields, ExtraTimeFields>({
    schema: SCHEMA,
    defaultValues: { email: '', kind: '1.5', amount: '' },
    failed: TEXT.failed,
    fieldOf: (name) => (name === 'email' ? name : 'amount'),
    async onSubmit(fields) {
      const email = fields.email.trim();
      await giveExtraTime(quizId, { email, ...wishOf(fields) });
      toast.success(TEXT.added(email));
      form.reset({ email: '', kind: fields.kind, amount: '' });
      onGiven();
    },
  });
  const kind = useFormControl(form, 'kind');
  const setKind = (next: string) => {
    kind.set(next as ExtraTimeKind);
    form.clearErrors('amount');
  };
  const amount = form.field('amount');
  return (
    <form noValidate onSubmit={form.submit} className="@container grid grid-cols-1 gap-4">
      <FormError form={form} />
      <TextField
        label={TEXT.email}
        type="email"
        autoComplete="off"
        required
        hint={TEXT.proven}
        {...form.field('email')}
      />
      <div className="grid grid-cols-1 gap-4 @min-[28rem]:grid-cols-2">
        <Select label={TEXT.kind} value={kind.value} onValueChange={setKind} options={OPTIONS} />
        {kind.value === 'factor' && (
          <NumberField
            label={TEXT.factor}
            hint={TEXT.factorHint}
            required
            suffix="×"
            {...amount}
            min={1}
            max={LIMITS.extraFactor}
            step="any"
          />
        )}
        {kind.value === 'minutes' && (
          <NumberField
            label={TEXT.minutes}
            required
            suffix="min"
            {...amount}
            min={1}
            max={LIMITS.extraMinutes}
            step={1}
          />
        )}
      </div>
      <div>
        <Button
          type="submit"
          variant="secondary"
          icon={<Clock />}
          loading={form.formState.isSubmitting}
          className={WRAPS}
        >
          {TEXT.add}
        </Button>
      </div>
    </form>
  );
}
