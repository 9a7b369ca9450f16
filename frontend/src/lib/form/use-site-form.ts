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
  /** Sends it; what it throws is shown in the form, and what was typed stays. */
  onSubmit: (values: Values) => void | Promise<void>;
  failed: string | ((error: unknown) => string);
  /** Says it in a toast as well. */
  toast?: boolean | undefined;
  /** Failures with a place of their own; true when it has shown this one. */
  onFailed?: ((error: unknown, form: UseFormReturn<Fields, unknown, Values>) => boolean) | undefined;
}

export type SiteForm<Fields extends FieldValues, Values = Fields> = UseFormReturn<Fields, unknown, Values> & {
  /** Spread on a text field: `<TextField label="Name" {...form.field('name')} />`. */
  field: (
    name: FieldPath<Fields>,
    together?: readonly FieldPath<Fields>[],
  ) => ReturnType<typeof formField<Fields, Values>>;
  submit: (event?: SyntheticEvent) => void;
  /** Shows a failure as one of the submit is shown: for the other calls of a form. */
  refuse: (error: unknown) => void;
};

/**
 * The one form of the site: checked by a schema (a filled field when it is left, everything on submit, the first error
 * focused), errors of the server beside their fields. Around it as needed: `useFormControl` for what is no text field,
 * `FormError`, `useLeaveGuard`, `keptDraft` with `useKeepDraft`, `useWizardSteps`.
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
    // Without an answer the toast says why, and the form says what did not happen.
    // A wait is always announced so, because the count beside the form is not read out.
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
