import type { Credentials } from './engines/s3-signature.ts';

/** What the local engines accept. Letters and digits only: DynamoDB Local refuses other key ids. */
export const LOCAL_CREDENTIALS: Credentials = {
  accessKeyId: 'quizhalllocal',
  secretAccessKey: 'quizhalllocal',
};
export const LOCAL_REGION = 'eu-central-1';

export interface StageFacts {
  stage: string;
  version: string;
  siteUrl: string;
  tableName: string;
  mediaBucket: string;
  tokenKey: string;
  derivationKey: string;
  dynamodb: string;
  s3: string;
  ses: string;
}

/** The environment of every handler; CDK sets the first part on AWS, where endpoints and keys come from the platform. */
export function handlerEnvironment(facts: StageFacts): Record<string, string> {
  return {
    STAGE: facts.stage,
    VERSION: facts.version,
    SITE_URL: facts.siteUrl,
    TABLE_NAME: facts.tableName,
    MEDIA_BUCKET: facts.mediaBucket,
    MAIL_FROM: 'Quizhall <no-reply@quizhall.example>',
    CONTACT_MAIL: 'hello@quizhall.example',
    TOKEN_KEY: facts.tokenKey,
    DERIVATION_KEY: facts.derivationKey,
    S3_FORCE_PATH_STYLE: 'true',
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: facts.dynamodb,
    AWS_ENDPOINT_URL_S3: facts.s3,
    AWS_ENDPOINT_URL_SES: facts.ses,
    // s3rver does not know the newer trailing checksums.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
  };
}

/**
 * Sets the environment of handlers that run in this process, which must happen before the first is imported: they read
 * it once. A profile of the person's own AWS account would win over the local keys.
 */
export function applyEnvironment(environment: Record<string, string>): void {
  delete process.env.AWS_PROFILE;
  delete process.env.AWS_SESSION_TOKEN;
  Object.assign(process.env, environment);
}
