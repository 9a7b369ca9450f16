import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';

type Outcome<Values> =
  | { readonly value: Values; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly PropertyKey[] }[] };

/**
 * Form validator: the subset of standardschema.dev that forms need. Either a contract schema, or `ruled` on pages
 * where the schema library would be too large.
 */
export interface FormSchema<Fields, Values = Fields> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (fields: unknown) => unknown;
    readonly types?: { readonly input: Fields; readonly output: Values } | undefined;
  };
}

/**
 * Creates a form schema from a rule that returns messages by field path (`info.email`), and no messages if the
 * form is valid.
 */
export const ruled = <Fields>(
  problemsOf: (fields: Fields) => Record<string, string>,
): FormSchema<Fields> => ({
  '~standard': {
    version: 1,
    vendor: 'quizhall',
    validate(fields): Outcome<Fields> {
      const issues = issuesOf(problemsOf(fields as Fields));
      return issues.length > 0 ? { issues } : { value: fields as Fields };
    },
  },
});

/**
 * Adds cross-field rules to a schema. They run even if the schema rejects a field (which skips its own
 * refinements), so that the first submit shows every error.
 */
export const withRules = <Fields, Values>(
  schema: FormSchema<Fields, Values>,
  problemsOf: (fields: Fields) => Record<string, string>,
): FormSchema<Fields, Values> => ({
  '~standard': {
    version: 1,
    vendor: 'quizhall',
    async validate(fields): Promise<Outcome<Values>> {
      const outcome = (await schema['~standard'].validate(fields)) as Outcome<Values>;
      const more = issuesOf(problemsOf(fields as Fields));
      return outcome.issues || more.length > 0 ? { issues: [...(outcome.issues ?? []), ...more] } : outcome;
    },
  },
});

const issuesOf = (problems: Record<string, string>) =>
  Object.entries(problems).map(([path, message]) => ({ path: path.split('.'), message }));

/** Adapts a schema to a react-hook-form resolver. Only the first message per field is used. */
export const resolverOf =
  <Fields extends FieldValues, Values>(
    schema: FormSchema<Fields, Values>,
  ): Resolver<Fields, unknown, Values> =>
  async (fields) => {
    const outcome = (await schema['~standard'].validate(fields)) as Outcome<Values>;
    if (!outcome.issues) return { values: outcome.value, errors: {} };
    const errors: FieldErrors<Fields> = {};
    for (const { path = [], message } of outcome.issues.toReversed())
      set(errors, path.join('.') || 'root', { type: 'schema', message });
    return { values: {}, errors };
  };
