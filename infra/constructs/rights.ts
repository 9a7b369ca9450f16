import type { NamedEndpoint } from '@quizhall/shared/contract';
import type { Rights } from '@quizhall/shared/contract/endpoint';
import {
  CATALOGUE_PREFIX,
  EXPORT_PREFIX,
  INCOMING_PREFIX,
  INCOMING_PURPOSES,
  type IncomingPurpose,
  type SignInProvider,
} from '@quizhall/shared/model/enums';
import { Fn } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { table as definition } from '../table.ts';

/** What functions work on. */
export interface Foundation {
  table: ITable;
  media: IBucket;
  /** Export of the data stack: ARN of the media bucket. */
  mediaArnExport: string;
  /** Signs tokens, receipts and badges. */
  tokenKey: ISecret;
  /** Names and draws; never replaced. */
  derivationKey: ISecret;
  /** Shared by CloudFront and the functions that must know a request came through it. */
  originKey: string;
  /** Keys at Stripe, on stages where it takes payments. */
  stripeKeys: ISecret | undefined;
  /** Keys at the providers that sign people in, of those that the stage has. */
  signInKeys: Partial<Record<SignInProvider, ISecret>>;
  mail: {
    /** `Name <address>`. */
    from: string;
    /** The sender's identity; in the SES sandbox those of the permitted recipients too. */
    identityArns: string[];
  };
}

/** The contract's rights, and what follows from the rest of the entry. */
export interface Needs extends Omit<Rights, 'tokenKey' | 'derivationKey'> {
  tokenKey?: boolean;
  derivationKey?: boolean;
  originKey?: boolean;
  /** Deletes the files of whoever deletes their account. */
  erases?: true;
}

/**
 * Permissions of an endpoint's function. Only a function that reads a caller's token, issues one or signs receipts may read
 * the token key; those that know callers derive names and digests as well. Every one must know whether CloudFront told the caller's address: throttles, idempotency and quiz passwords go by it.
 */
export function needsOf({ area, endpoint }: NamedEndpoint): Needs {
  const knowsCallers = endpoint.auth !== 'public' || area === 'auth';
  return {
    ...endpoint.rights,
    tokenKey: knowsCallers || endpoint.rights.tokenKey === true,
    derivationKey: knowsCallers || endpoint.rights.derivationKey === true,
    originKey: true,
  };
}

const TABLE_READ = ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:BatchGetItem'];
/** A transaction needs the right to each of its parts; a bare condition check is a part of its own. */
const TABLE_WRITE = [
  ...TABLE_READ,
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
];
const TABLE_ACTIONS = { read: TABLE_READ, write: TABLE_WRITE };

/** Files in use lie under their purpose, uploads that nobody has checked under a prefix of their own. */
const keysOf = (purposes: readonly IncomingPurpose[], prefix = '') =>
  purposes.map((purpose) => `${prefix}${purpose}/*`);

/**
 * What may be done to which keys. Signing an upload takes the right to make it, so whoever signs can write nothing but
 * unchecked uploads: no form reaches a file in use.
 */
function mediaRights(media: Rights['media']): Record<string, string[]> {
  if (!media) return {};
  if (media === 'sign') return { 's3:PutObject': keysOf(INCOMING_PURPOSES, INCOMING_PREFIX) };
  // What is imported is never in use: what was read of it lies beside it.
  const used = keysOf(media.filter((purpose) => purpose !== 'import'));
  const imported = keysOf(
    media.filter((purpose) => purpose === 'import'),
    INCOMING_PREFIX,
  );
  return {
    's3:GetObject': [...keysOf(media, INCOMING_PREFIX), ...used],
    's3:PutObject': [...used, ...imported],
  };
}

/** Signing a link takes the right to read what it leads to, and a large file is joined from pieces that were written before. */
function exportRights(exports: Rights['exports']): Record<string, string[]> {
  const keys = [`${EXPORT_PREFIX}*`];
  if (!exports) return {};
  return { 's3:GetObject': keys, ...(exports === 'write' && { 's3:PutObject': keys }) };
}

/** What writes on paper reads the logo that stands there. */
const logoRights = (logos: Rights['logos']): Record<string, string[]> =>
  logos ? { 's3:GetObject': keysOf(['logo']) } : {};

/** Pictures of people, logos, unused uploads and files made for one person. */
const erasureRights = (erases: Needs['erases']): Record<string, string[]> =>
  erases
    ? { 's3:DeleteObject': [...keysOf(['avatar', 'logo']), `${INCOMING_PREFIX}*`, `${EXPORT_PREFIX}*`] }
    : {};

/** Whoever makes the catalogue anew looks at what was known before. */
function catalogueRights(catalogue: Rights['catalogue']): Record<string, string[]> {
  const keys = [`${CATALOGUE_PREFIX}*`];
  if (!catalogue) return {};
  return { 's3:GetObject': keys, ...(catalogue === 'write' && { 's3:PutObject': keys }) };
}

/** What may be done to which keys of the bucket. */
function fileRights({ media, logos, exports, erases, catalogue }: Needs): [action: string, keys: string[]][] {
  const rights = [
    mediaRights(media),
    logoRights(logos),
    exportRights(exports),
    erasureRights(erases),
    catalogueRights(catalogue),
  ];
  const actions = new Set(rights.flatMap((right) => Object.keys(right)));
  return [...actions].map((action) => [action, rights.flatMap((right) => right[action] ?? [])]);
}

/** A function's policy: exactly its needs, on exactly this stage's things. */
export function statementsFor(
  needs: Needs,
  { table, mediaArnExport, tokenKey, derivationKey, stripeKeys, signInKeys, mail }: Foundation,
): PolicyStatement[] {
  const statements: PolicyStatement[] = [];
  const allow = (actions: string[], resources: string[], conditions?: Record<string, unknown>) =>
    statements.push(new PolicyStatement({ actions, resources, conditions }));

  if (needs.table) {
    const indexes = definition.indexes.map(({ name }) => `${table.tableArn}/index/${name}`);
    allow(TABLE_ACTIONS[needs.table], [table.tableArn, ...indexes]);
  }
  for (const [action, keys] of fileRights(needs)) {
    const bucketArn = Fn.importValue(mediaArnExport);
    allow(
      [action],
      keys.map((key) => `${bucketArn}/${key}`),
    );
  }
  if (needs.erases) allow(['s3:ListBucket'], [Fn.importValue(mediaArnExport)]);
  if (needs.mail) {
    allow(['ses:SendEmail', 'ses:SendRawEmail'], mail.identityArns, {
      StringEquals: { 'ses:FromAddress': addressOf(mail.from) },
    });
  }
  if (needs.tokenKey) allow(['secretsmanager:GetSecretValue'], [tokenKey.secretArn]);
  if (needs.derivationKey) allow(['secretsmanager:GetSecretValue'], [derivationKey.secretArn]);
  if (needs.payments && stripeKeys) allow(['secretsmanager:GetSecretValue'], [stripeKeys.secretArn]);
  if (needs.signInProviders)
    for (const { secretArn } of Object.values(signInKeys))
      allow(['secretsmanager:GetSecretValue'], [secretArn]);
  return statements;
}

/** The wildcards of `statementsFor`, by cdk-nag's name for them, and why they stand. */
export function findingsOf(needs: Needs, { mediaArnExport }: Foundation): Record<string, string> {
  const reason = 'Names of files are random: the folder of a purpose is as narrow as a right to them can be.';
  const keys = new Set(fileRights(needs).flatMap(([, named]) => named));
  return Object.fromEntries(
    [...keys].map((key) => [`AwsSolutions-IAM5[Resource::${mediaArnExport}/${key}]`, reason]),
  );
}

/** A function's environment, as far as its needs go. */
export function environmentFor(needs: Needs, foundation: Foundation): Record<string, string> {
  return {
    ...(needs.table && { TABLE_NAME: foundation.table.tableName }),
    ...((needs.media || needs.logos || needs.exports || needs.catalogue) && {
      MEDIA_BUCKET: foundation.media.bucketName,
    }),
    ...(needs.mail && { MAIL_FROM: foundation.mail.from }),
    ...(needs.tokenKey && { TOKEN_KEY_SECRET_ID: foundation.tokenKey.secretArn }),
    ...(needs.derivationKey && { DERIVATION_KEY_SECRET_ID: foundation.derivationKey.secretArn }),
    ...(needs.payments && foundation.stripeKeys && { STRIPE_SECRET_ID: foundation.stripeKeys.secretArn }),
    ...(needs.signInProviders && signInEnvironment(foundation)),
    ...(needs.originKey && { ORIGIN_KEY: foundation.originKey }),
  };
}

const signInEnvironment = ({ signInKeys }: Foundation): Record<string, string> =>
  Object.fromEntries(
    Object.entries(signInKeys).map(([provider, { secretArn }]) => [
      `OIDC_${provider.toUpperCase()}_SECRET_ID`,
      secretArn,
    ]),
  );

/** `no-reply@quizhall.example` of `Quizhall <no-reply@quizhall.example>`. */
function addressOf(sender: string): string {
  return /<(.+)>/.exec(sender)?.[1] ?? sender;
}
