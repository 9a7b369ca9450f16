/**
 * Returns whether webhooks may reach this machine. True only on a local stage that was started with the option; never
 * on AWS.
 */
export const isLocalWebhookAllowed = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment['WEBHOOKS_TO_THIS_MACHINE'] === 'true' && environment['AWS_LAMBDA_FUNCTION_NAME'] === undefined;
