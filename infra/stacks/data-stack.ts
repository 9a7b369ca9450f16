import {
  CATALOGUE_PREFIX,
  EXPORT_PREFIX,
  INCOMING_PREFIX,
  type SignInProvider,
} from '@quizhall/shared/model/enums';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type ITable,
  ProjectionType,
  StreamViewType,
  Table,
} from 'aws-cdk-lib/aws-dynamodb';
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { emptyBeforeDeletion, LogBucket, PrivateBucket, removalPolicyOf } from '../constructs/buckets.ts';
import { acknowledge } from '../constructs/findings.ts';
import { Mail } from '../constructs/mail.ts';
import { OriginKey } from '../constructs/origin-key.ts';
import type { Foundation } from '../constructs/rights.ts';
import type { Stage } from '../stages.ts';
import { table as definition } from '../table.ts';

/** What a stage must not lose: the table, uploaded files, keys; and the identity that it sends mail as. */
export class DataStack extends Stack implements Foundation {
  /** What everything works on: the stage's own, or one that was restored. */
  readonly table: ITable;
  readonly media: Bucket;
  readonly mediaArnExport: string;
  readonly tokenKey: Secret;
  readonly derivationKey: Secret;
  readonly originKey: string;
  readonly stripeKeys: Secret | undefined;
  readonly signInKeys: Partial<Record<SignInProvider, Secret>>;
  readonly mail: Mail;

  constructor(scope: Construct, id: string, stage: Stage, props: StackProps) {
    super(scope, id, props);
    const own = makeTable(this, stage);
    this.table = stage.restored ? this.#restored(stage.restored, own) : own;
    this.media = makeMediaBucket(this, stage);
    this.mediaArnExport = `${id}-media-arn`;
    this.exportValue(this.media.bucketArn, { name: this.mediaArnExport });
    this.tokenKey = generatedSecret(this, 'TokenKey', stage, 'Keys that sign tokens, receipts and badges');
    this.derivationKey = generatedSecret(
      this,
      'DerivationKey',
      stage,
      'Key that names and draws: never replace it',
    );
    this.originKey = new OriginKey(this, 'OriginKey', stage).value;
    this.mail = new Mail(this, 'Mail', stage);
    const providerKeys = new Map(
      stage.providers.map((provider) => [
        provider,
        generatedSecret(
          this,
          `Provider-${provider}`,
          stage,
          `Keys at ${provider}: replace the value by hand`,
        ),
      ]),
    );
    this.stripeKeys = stage.payments.provider === 'stripe' ? providerKeys.get('stripe') : undefined;
    this.signInKeys = Object.fromEntries([...providerKeys].filter(([name]) => name !== 'stripe'));
    // Nothing can take a protected table back, not even a failed deploy: it comes when all else of the stack stands.
    own.node.addDependency(...this.node.children.filter((child) => child !== own));
  }

  /**
   * Other stacks name the own table until they are deployed themselves, after this one: what it exports to them must stay, or
   * CloudFormation refuses to take it away.
   */
  #restored({ table, stream }: NonNullable<Stage['restored']>, own: Table): ITable {
    for (const exported of [own.tableName, own.tableArn, own.tableStreamArn]) this.exportValue(exported);
    const tableArn = this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: table });
    return Table.fromTableAttributes(this, 'Restored', { tableArn, tableStreamArn: stream });
  }
}

const string = (name: string) => ({ name, type: AttributeType.STRING });

function makeTable(scope: Construct, stage: Stage): Table {
  const table = new Table(scope, 'Table', {
    partitionKey: string(definition.partitionKey),
    sortKey: string(definition.sortKey),
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: definition.ttlAttribute,
    stream: StreamViewType[definition.stream],
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: stage.retention.pointInTime,
    },
    deletionProtection: stage.protect,
    removalPolicy: removalPolicyOf(stage),
    warmThroughput: warm(stage.capacity.warm?.table),
    ...most(stage.capacity.most),
  });
  for (const { name, partitionKey, sortKey } of definition.indexes) {
    table.addGlobalSecondaryIndex({
      indexName: name,
      partitionKey: string(partitionKey),
      sortKey: string(sortKey),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: [...definition.indexedAttributes],
      warmThroughput: warm(stage.capacity.warm?.indexes),
      ...most(stage.capacity.most),
    });
  }
  return table;
}

function most(units: { reads: number; writes: number } | undefined) {
  return units && { maxReadRequestUnits: units.reads, maxWriteRequestUnits: units.writes };
}

function warm(units: { reads: number; writes: number } | undefined) {
  return units && { readUnitsPerSecond: units.reads, writeUnitsPerSecond: units.writes };
}

/** Its policy stands in the web stack, because it names the distribution that may read it. */
function makeMediaBucket(scope: Construct, stage: Stage): Bucket {
  const bucket = new PrivateBucket(scope, 'Media', {
    enforceSSL: false,
    autoDeleteObjects: false,
    versioned: true,
    serverAccessLogsBucket: new LogBucket(scope, 'MediaLogs', stage),
    cors: [
      {
        allowedMethods: [HttpMethods.POST],
        // Without an own domain the site's name is not known before the distribution exists.
        allowedOrigins: [stage.domain ? `https://${stage.domain.name}` : 'https://*.cloudfront.net'],
        allowedHeaders: ['content-type'],
        maxAge: 3_600,
      },
    ],
    lifecycleRules: [
      {
        abortIncompleteMultipartUploadAfter: Duration.days(1),
        noncurrentVersionExpiration: Duration.days(stage.retention.replacedFiles),
        expiredObjectDeleteMarker: true,
      },
      // What is used was copied from here; what was made to be fetched has been.
      ...[INCOMING_PREFIX, EXPORT_PREFIX].map((prefix) => ({
        prefix,
        expiration: Duration.days(2),
        noncurrentVersionExpiration: Duration.days(1),
      })),
      // Every hour another catalogue is made; one that could not be made for a week is an older one all the same.
      {
        prefix: CATALOGUE_PREFIX,
        expiration: Duration.days(7),
        noncurrentVersionExpiration: Duration.days(1),
      },
    ],
    removalPolicy: removalPolicyOf(stage),
  });
  if (!stage.protect) emptyBeforeDeletion(bucket);
  acknowledge(bucket, {
    'AwsSolutions-S10': 'The bucket policy in the web stack refuses requests without TLS.',
  });
  return bucket;
}

/** 64 random characters. A stage keeps them for its life; tokens signed with another key are just expired ones. */
function generatedSecret(scope: Construct, id: string, stage: Stage, description: string): Secret {
  const secret = new Secret(scope, id, {
    description,
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: removalPolicyOf(stage),
  });
  acknowledge(secret, {
    'AwsSolutions-SMG4':
      'What derives must never change, and what signs is rotated by hand (docs/operations.md).',
  });
  return secret;
}
