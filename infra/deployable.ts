import { placeholdersOf, type Stage } from './stages.ts';

/** Why a stage cannot be deployed from here: one text that names all that is to be done, undefined if it can. */
export function refusal(stage: Stage, env: NodeJS.ProcessEnv): string | undefined {
  const placeholders = placeholdersOf(stage);
  const steps = [
    ...(placeholders.length > 0
      ? [`Put your own values into infra/stages.ts, stage "${stage.name}": ${placeholders.join(', ')}.`]
      : []),
    // The command line sets it when the credentials that it found are good.
    ...(env.CDK_DEFAULT_ACCOUNT
      ? []
      : ['Sign in to AWS: `aws sts get-caller-identity` must name the account (AWS_PROFILE chooses one).']),
  ];
  if (steps.length === 0) return undefined;
  return [
    `Stage ${stage.name} cannot be deployed yet; nothing was built.`,
    ...steps.map((step) => `  - ${step}`),
    'docs/operations.md has the steps. `npm run synth` makes the templates without an account.',
  ].join('\n');
}
