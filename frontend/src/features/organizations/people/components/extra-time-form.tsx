import { withoutInvisible } from '@quizhall/shared/model/accounts/email';
import type { Accommodation } from '@quizhall/shared/model/attempts/accommodation';
import { LIMITS } from '@quizhall/shared/model/limits';
import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
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
  extraTimeText,
  fieldsOf,
  wishOf,
} from '../model/extra-time-form.ts';

const KINDS: readonly ExtraTimeKind[] = ['1.25', '1.5', '2', 'factor', 'minutes'];
const OPTIONS = KINDS.map((value) => ({ value, label: TEXT.kinds[value] }));
const SCHEMA = ruled<ExtraTimeFields>(extraTimeProblems);
/** An existing entry may have no address, if it belongs to an account. */
const CHANGE = ruled<ExtraTimeFields>((fields) => {
  const { email: _, ...problems } = extraTimeProblems(fields);
  return problems;
});

interface ExtraTimeFormProps {
  quizId: string;
  onGiven: () => void;
  /** Existing entry to edit. */
  person?: Accommodation | undefined;
  name?: string | undefined;
  onCancel?: (() => void) | undefined;
}

const NOBODY = { email: '', kind: '1.5', amount: '' } as const;

/** Grants extra time by address or edits an existing entry. A new grant replaces an existing one. */
export function ExtraTimeForm({ quizId, onGiven, person, name = '', onCancel }: ExtraTimeFormProps) {
  const form = useSiteForm<ExtraTimeFields, ExtraTimeFields>({
    schema: person ? CHANGE : SCHEMA,
    defaultValues: person ? fieldsOf(person) : NOBODY,
    failed: TEXT.failed,
    fieldOf: (name) => (name === 'email' ? name : 'amount'),
    async onSubmit(fields) {
      const email = withoutInvisible(fields.email);
      const { userId } = person ?? {};
      await giveExtraTime(quizId, { ...(userId === undefined ? { email } : { userId }), ...wishOf(fields) });
      toast.success(person ? TEXT.changed(name) : TEXT.added(email));
      if (!person) form.reset({ ...NOBODY, kind: fields.kind });
      onGiven();
    },
  });
  const kind = useFormControl(form, 'kind');
  const setKind = (next: string) => {
    kind.set(next as ExtraTimeKind);
    form.clearErrors('amount');
  };
  const amount = form.field('amount');
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (person) box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }, [person]);
  return (
    <form
      ref={box}
      noValidate
      aria-label={person && TEXT.editOf(name)}
      onSubmit={form.submit}
      className="@container grid grid-cols-1 gap-4"
    >
      <FormError form={form} />
      {person ? (
        <div>
          <p className="text-sm font-medium wrap-anywhere text-ink">{name}</p>
          <p className="text-xs text-muted">{TEXT.instead(extraTimeText(person))}</p>
        </div>
      ) : (
        <TextField
          label={TEXT.email}
          type="email"
          autoComplete="off"
          required
          hint={TEXT.proven}
          {...form.field('email')}
        />
      )}
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
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="secondary"
          icon={<Clock />}
          loading={form.formState.isSubmitting}
          className={WRAPS}
        >
          {person ? TEXT.save : TEXT.add}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {TEXT.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
