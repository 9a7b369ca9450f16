import type { SyntheticEvent } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { hasCode, serverMessage } from '../api/errors.ts';
import { showError } from '../show-error.ts';
import { formField } from './form-field.ts';
import { type FormSchema, resolverOf } from './form-schema.ts';
import { type FailureOptions, showServerErrors } from './server-errors.ts';

interface Options<Fields extends FieldValues, Values>
  extends Omit<FailureOptions<Fields>, 'failed' | 'toast'> {
  schema: FormSchema<Fields, Values>;
  defaultValues: DefaultValues<Fields>;
  /** Submits the form. Errors it throws are shown in the form; the input is kept. */
  onSubmit: (values: Values) => void | Promise<void>;
  failed: string | ((error: unknown) => string);
  /** Also shows the message in a toast. */
  toast?: boolean | undefined;
  /** Handles errors with custom display; returns true if it showed the error. */
  onFailed?: ((error: unknown, form: UseFormReturn<Fields, unknown, Values>) => boolean) | undefined;
}

export type SiteForm<Fields extends FieldValues, Values = Fields> = UseFormReturn<Fields, unknown, Values> & {
  /** Props of a text field: `<TextField label="Name" {...form.field('name')} />`. */
  field: (
    name: FieldPath<Fields>,
    together?: readonly FieldPath<Fields>[],
  ) => ReturnType<typeof formField<Fields, Values>>;
  submit: (event?: SyntheticEvent) => void;
  /** Shows an error like a submit error, for the form's other calls. */
  refuse: (error: unknown) => void;
};

/**
 * Standard form hook. A schema validates filled fields on blur and all fields on submit, and the first error is
 * focused. Server errors are shown next to their fields. Combine with `useFormControl` for other controls,
 * `FormError`, `useLeaveGuard`, `keptDraft` with `useKeepDraft`, and `useWizardSteps`.
 */
export function useSiteForm<Fields extends FieldValues, Values>({
  schema,
  defaultValues,
  onSubmit,
  failed,
  toast = false,
  onFailed,
  ...where
}: Options<Fields, Values>): SiteForm<Fields, Values> {
  const form = useForm<Fields, unknown, Values>({
    reValidateMode: 'onSubmit',
    resolver: resolverOf(schema),
    defaultValues,
  });
  const refuse = (error: unknown) => {
    if (onFailed?.(error, form)) return;
    const text = typeof failed === 'string' ? failed : failed(error);
    // Without a response, the toast gives the reason and the form the consequence. A wait is also announced in a
    // toast, because screen readers do not read the form's countdown.
    if (toast || hasCode(error, 'TOO_MANY')) {
      showError(serverMessage(error, text));
    }
    showServerErrors(form, error, { ...where, failed: text, toast });
  };
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      refuse(error);
    }
  });
  return {
    ...form,
    field: (name, together) => formField(form, name, together),
    submit: (event) => void send(event),
    refuse,
  };
}
