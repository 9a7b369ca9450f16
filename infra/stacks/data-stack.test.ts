import { describe, expect, it } from 'vitest';
import { stageNamed } from '../stages.ts';
import { table as definition } from '../table.ts';
import { SynthesizedStage } from './testing.ts';

const prod = new SynthesizedStage('prod');
const dev = new SynthesizedStage('dev');
const warm = { table: { reads: 20_000, writes: 10_000 }, indexes: { reads: 12_000, writes: 5_000 } };
const warmed = new SynthesizedStage('prod', {
  capacity: { ...stageNamed('prod').capacity, warm },
  providers: ['google', 'stripe'],
});

function tableOf(stage: SynthesizedStage) {
  const [table] = Object.values(stage.resources('data', 'AWS::DynamoDB::Table'));
  if (!table) throw new Error('No table');
  return table;
}

describe('the table', () => {
  it('is an on-demand table with the keys, indexes, TTL and stream of its definition', () => {
    const key = (pk: string, sk: string) => [
      { AttributeName: pk, KeyType: 'HASH' },
      { AttributeName: sk, KeyType: 'RANGE' },
    ];
    expect(tableOf(prod).Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: key('pk', 'sk'),
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      GlobalSecondaryIndexes: definition.indexes.map(({ name, partitionKey, sortKey }) => ({
        IndexName: name,
        KeySchema: key(partitionKey, sortKey),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['card'] },
      })),
    });
  });

  it.each([
    ['prod', prod, 35],
    ['dev', dev, 1],
  ] as const)('of %s can be restored to any second of its retention', (_, stage, days) => {
    expect(tableOf(stage).Properties['PointInTimeRecoverySpecification']).toEqual({
      PointInTimeRecoveryEnabled: true,
      RecoveryPeriodInDays: days,
    });
  });

  it('is protected in prod only', () => {
    expect(tableOf(prod)).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: { DeletionProtectionEnabled: true },
    });
    expect(tableOf(dev)).toMatchObject({
      DeletionPolicy: 'Delete',
      Properties: { DeletionProtectionEnabled: false },
    });
  });

  it('is warmed up with its indexes when the stage says so', () => {
    const index = { WarmThroughput: { ReadUnitsPerSecond: 12_000, WriteUnitsPerSecond: 5_000 } };
    expect(tableOf(warmed).Properties).toMatchObject({
      WarmThroughput: { ReadUnitsPerSecond: 20_000, WriteUnitsPerSecond: 10_000 },
      GlobalSecondaryIndexes: [index, index],
    });
    expect(tableOf(prod).Properties).not.toHaveProperty('WarmThroughput');
  });
});

describe('the table of a stage with a limit', () => {
  it('takes no more than that, nor does an index', () => {
    const { capacity } = stageNamed('prod');
    const most = { OnDemandThroughput: { MaxReadRequestUnits: 500, MaxWriteRequestUnits: 200 } };
    const limited = new SynthesizedStage('prod', {
      capacity: { ...capacity, most: { reads: 500, writes: 200 } },
    });
    expect(tableOf(limited).Properties).toMatchObject({ ...most, GlobalSecondaryIndexes: [most, most] });
    expect(tableOf(prod).Properties).not.toHaveProperty('OnDemandThroughput');
  });
});

describe('a first deploy that fails', () => {
  it('leaves no table that nobody may delete: all else of the stack stands before it', () => {
    const others = Object.entries(prod.resources('data')).filter(
      ([, { Type }]) => Type !== 'AWS::DynamoDB::Table',
    );
    expect(others.length).toBeGreaterThan(5);
    expect(new Set([tableOf(prod).DependsOn].flat())).toEqual(new Set(others.map(([id]) => id)));
  });

  it.each(['data', 'web'])('of %s takes everything back that it has made', (stack) => {
    const kept = Object.entries(prod.resources(stack)).filter(([, one]) => one.DeletionPolicy === 'Retain');
    expect(kept).toEqual([]);
  });

  it('leaves nothing under a fixed name', () => {
    for (const stack of prod.stackNames)
      for (const [id, { DeletionPolicy }] of Object.entries(prod.resources(stack, 'AWS::Logs::LogGroup')))
        expect(DeletionPolicy, `${stack} ${id}`).toBe('Delete');
  });
});

describe('a stage that is not protected', () => {
  /** Logical ids of the buckets that are emptied before they are deleted. */
  const emptied = (stage: SynthesizedStage, stack: string) =>
    Object.values(stage.resources(stack, 'Custom::S3AutoDeleteObjects')).map(
      ({ Properties }) => (Properties['BucketName'] as { Ref: string }).Ref,
    );

  it.each(['data', 'web'])('is destroyed with what is in the buckets of %s', (stack) => {
    const buckets = dev.resources(stack, 'AWS::S3::Bucket');
    expect(emptied(dev, stack).toSorted()).toEqual(Object.keys(buckets).toSorted());
    for (const { DeletionPolicy, Properties } of Object.values(buckets)) {
      expect(DeletionPolicy).toBe('Delete');
      expect(Properties['Tags']).toContainEqual({ Key: 'aws-cdk:auto-delete-objects', Value: 'true' });
    }
  });

  it('lets the uploads be emptied by a right of the function, because their policy stands elsewhere', () => {
    expect(Object.keys(dev.resources('data', 'AWS::S3::BucketPolicy'))).toEqual([
      expect.stringMatching(/^MediaLogs/),
    ]);
    const [role] = Object.values(dev.resources('data', 'AWS::IAM::Role'));
    expect(JSON.stringify(role?.Properties['Policies'])).toMatch(/s3:DeleteObject\*.*"Media/);
  });

  it('is alone in that: prod empties only the files of the site, which every deploy brings anew', () => {
    expect(emptied(prod, 'data')).toEqual([]);
    expect(emptied(prod, 'web')).toEqual([expect.stringMatching(/^Site/)]);
  });
});

describe('the media bucket', () => {
  const bucketOf = (stage: SynthesizedStage) => {
    const buckets = Object.values(stage.resources('data', 'AWS::S3::Bucket'));
    const media = buckets.find(({ Properties }) => 'VersioningConfiguration' in Properties);
    if (!media) throw new Error('No media bucket');
    return media.Properties;
  };

  it('is private, versioned and logged', () => {
    expect(bucketOf(prod)).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      LoggingConfiguration: { DestinationBucketName: expect.anything() },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  });

  it.each([
    ['prod', prod, 'https://quizhall.example'],
    ['dev', dev, 'https://*.cloudfront.net'],
  ] as const)('of %s takes uploads from pages of its site only', (_, stage, origin) => {
    expect(bucketOf(stage)['CorsConfiguration']).toEqual({
      CorsRules: [
        {
          AllowedMethods: ['POST'],
          AllowedOrigins: [origin],
          AllowedHeaders: ['content-type'],
          MaxAge: 3_600,
        },
      ],
    });
  });

  it('forgets abandoned uploads, exports and, later, what was replaced', () => {
    const { Rules } = bucketOf(prod)['LifecycleConfiguration'] as { Rules: unknown[] };
    for (const Prefix of ['incoming/', 'exports/']) {
      expect(Rules).toContainEqual({
        ExpirationInDays: 2,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Prefix,
        Status: 'Enabled',
      });
    }
    expect(Rules).toContainEqual(expect.objectContaining({ Prefix: 'catalogue/', ExpirationInDays: 7 }));
    expect(Rules).toContainEqual(
      expect.objectContaining({
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        NoncurrentVersionExpiration: { NoncurrentDays: 90 },
      }),
    );
  });
});

describe('secrets', () => {
  it('of a stage are two and generated', () => {
    const secrets = Object.values(prod.resources('data', 'AWS::SecretsManager::Secret'));
    expect(secrets).toHaveLength(2);
    for (const { Properties } of secrets) {
      expect(Properties).toHaveProperty('GenerateSecretString.PasswordLength', 64);
      expect(Properties).not.toHaveProperty('SecretString');
    }
  });

  it('are made for each provider of the stage', () => {
    expect(Object.keys(warmed.resources('data', 'AWS::SecretsManager::Secret'))).toHaveLength(4);
  });

  it('do not hold the key of CloudFront, which is drawn once, and stays whatever is deployed later', () => {
    const [[id = '', drawn] = []] = Object.entries(prod.resources('data', 'Custom::OriginKey'));
    expect(drawn?.Properties).not.toHaveProperty('Update');
    expect(JSON.stringify(drawn?.Properties['Create'])).toContain('"responsePath\\":\\"RandomPassword');
    const [parameter] = Object.values(prod.resources('data', 'AWS::SSM::Parameter'));
    expect(parameter?.Properties).toMatchObject({
      Name: '/quizhall/prod/origin-key',
      Type: 'String',
      Value: { Ref: id },
    });
  });
});

describe('mail', () => {
  it('is sent as the domain, whose records are written to its zone', () => {
    const [identity] = Object.values(prod.resources('data', 'AWS::SES::EmailIdentity'));
    expect(identity?.Properties).toMatchObject({ EmailIdentity: 'quizhall.example' });
    const records = Object.values(prod.resources('data', 'AWS::Route53::RecordSet'));
    expect(records.map(({ Properties }) => String(Properties['Type'])).toSorted()).toEqual([
      'CNAME',
      'CNAME',
      'CNAME',
      'MX',
      'TXT',
      'TXT',
    ]);
  });

  const dmarcOf = (stage: SynthesizedStage) =>
    Object.values(stage.resources('data', 'AWS::Route53::RecordSet'))
      .map(({ Properties }) => Properties)
      .filter(({ Name }) => String(Name).startsWith('_dmarc.'));

  it('tells other servers what to do with mail that only claims to come from here', () => {
    expect(dmarcOf(prod)).toMatchObject([
      {
        Name: '_dmarc.quizhall.example.',
        Type: 'TXT',
        ResourceRecords: ['"v=DMARC1; p=quarantine; adkim=r; aspf=r"'],
      },
    ]);
    const { mail } = stageNamed('prod');
    expect(dmarcOf(new SynthesizedStage('prod', { mail: { ...mail, dmarc: 'kept' } }))).toEqual([]);
  });

  it('is sent by a configuration set of the stage that tells what bounces and who complains', () => {
    const [identity] = Object.values(prod.resources('data', 'AWS::SES::EmailIdentity'));
    const [[id, set] = []] = Object.entries(prod.resources('data', 'AWS::SES::ConfigurationSet'));
    expect(identity?.Properties).toMatchObject({
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: id } },
    });
    expect(set?.Properties).toMatchObject({
      Name: 'quizhall-prod',
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    const [destination] = Object.values(prod.resources('data', 'AWS::SES::ConfigurationSetEventDestination'));
    expect(destination?.Properties).toMatchObject({
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    expect(JSON.stringify(destination?.Properties)).toContain(':event-bus/default');
  });

  it('is sent as an address in a stage without a domain', () => {
    const [identity] = Object.values(dev.resources('data', 'AWS::SES::EmailIdentity'));
    expect(identity?.Properties).toMatchObject({ EmailIdentity: 'dev@quizhall.example' });
    expect(dev.resources('data', 'AWS::Route53::RecordSet')).toEqual({});
  });
});
