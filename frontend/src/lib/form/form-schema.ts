import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';

type Outcome<Values> =
  | { readonly value: Values; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly PropertyKey[] }[] };

/**
 * What says whether the fields of a form hold what they should (the part of standardschema.dev that forms need): a
 * schema of the contract, or `ruled` where the schema library would be too much for a page.
 */
export interface FormSchema<Fields, Values = Fields> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (fields: unknown) => unknown;
    readonly types?: { readonly input: Fields; readonly output: Values } | undefined;
  };
}

/** A form's schema from a rule that answers a message by field path (`info.email`), none when all is well. */
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
 * Adds rules about several fields to a schema. They are checked even where the schema rejects a field (which stops its own
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

/** How the form library asks a schema; of several messages of a field the first one counts. */
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
