import { describe, expect, it } from 'vitest';
import { CloudDouble, deployOrder, Refused, type StackTemplate } from '../operations/cloud/cloud.ts';
import { stageNamed } from '../stages.ts';
import { ownStage, templatesOf } from './testing.ts';

const { capacity, retention } = stageNamed('dev');
const dev = templatesOf('dev');
/** The same stage with whatever can be switched on. */
const full = templatesOf('dev', {
  domain: ownStage().domain,
  mail: ownStage().mail,
  providers: ['google', 'microsoft', 'stripe'],
  payments: { provider: 'stripe', payouts: false, paidWithPrize: false },
  firewall: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/quizhall-dev/0a1b2c3d',
  alarms: { mail: 'operator@school.org', crowds: true, monthlyUsd: 20 },
  retention: { ...retention, logs: 30 },
  capacity: {
    ...capacity,
    burstEnvironments: 5,
    reservedEnvironments: 10,
    warm: { table: { reads: 20_000, writes: 5_000 }, indexes: { reads: 20_000, writes: 5_000 } },
  },
});
const prod = templatesOf('prod');
const restored = templatesOf('prod', {
  restored: {
    table: 'quizhall-prod-data-Table-restored',
    stream: 'arn:aws:dynamodb:eu-central-1:123456789012:table/quizhall-prod-data-Table-restored/stream/2026',
  },
});

const deployed = (stacks: readonly StackTemplate[]) => {
  const cloud = new CloudDouble();
  cloud.deployAll(stacks);
  return cloud;
};
const named = (stacks: readonly StackTemplate[], name: string): StackTemplate => {
  const stack = stacks.find((one) => one.name.endsWith(`-${name}`));
  if (!stack) throw new Error(`No stack ${name}`);
  return stack;
};
/** Of what a deploy did, whatever may hold data. */
const dataOf = (paths: readonly string[]) =>
  paths.filter((path) =>
    /\/(?:Table|Media|AccessLogs|DerivationKey|TokenKey|OriginKeyParameter|Site[A-F0-9]|Parked)/.test(path),
  );

describe('a deploy', () => {
  it('of a whole stage goes through, and once more changes nothing', () => {
    const cloud = new CloudDouble();
    expect(cloud.deployAll(prod).created.length).toBeGreaterThan(1_000);
    expect(Object.values(cloud.deployAll(prod)).flat()).toEqual([]);
  });

  it('takes each stack only after those that it names', () => {
    for (const name of ['web', 'api-quizzes', 'background', 'operations'])
      expect(() => new CloudDouble().deploy(named(prod, name)), name).toThrow('No export named');
  });

  it('that switches on whatever there is replaces and deletes nothing that holds data', () => {
    const changes = deployed(dev).deployAll(full);
    expect(changes.created.length).toBeGreaterThan(10);
    expect(dataOf([...changes.replaced, ...changes.deleted, ...changes.left])).toEqual([]);
  });

  it('that switches it off again does so once those have gone that name what is taken away', () => {
    const cloud = deployed(full);
    expect(() => cloud.deployAll(dev)).toThrow(/Export .*Provider.* is in use by quizhall-dev-api-/);
    for (const stack of cloud.firstOf(dev)) cloud.deploy(stack);
    const changes = cloud.deployAll(dev);
    expect(dataOf([...changes.replaced, ...changes.deleted, ...changes.left])).toEqual([]);
  });

  it('of a restored table leaves the own one as it is, and there is a way back', () => {
    const cloud = deployed(prod);
    const changes = cloud.deployAll(restored);
    expect(dataOf(Object.values(changes).flat())).toEqual([]);
    expect(changes.updated).toContainEqual(expect.stringContaining('attempts/submitAttempt'));
    expect(dataOf(Object.values(cloud.deployAll(prod)).flat())).toEqual([]);
  });
});

describe('a first deploy that fails', () => {
  it.each(['data', 'web', 'background'])(
    'of %s at any resource leaves nothing, and can be repeated',
    (name) => {
      const stack = named(prod, name);
      const before = deployOrder(prod).slice(0, deployOrder(prod).indexOf(stack));
      const cloud = deployed(before);
      for (const failAt of Object.keys(stack.template.Resources))
        expect(() => cloud.deploy(stack, { failAt }), failAt).toThrow('ROLLBACK_COMPLETE');
      expect(cloud.left).toEqual([]);
      cloud.deploy(stack);
    },
  );
});

describe('destroying', () => {
  it('dev leaves nothing behind', () => {
    const cloud = deployed(dev);
    cloud.destroyAll(dev);
    expect([cloud.stackNames, cloud.left]).toEqual([[], []]);
  });

  it('a stack that others name is refused', () => {
    expect(() => deployed(dev).destroy('quizhall-dev-data')).toThrow('is in use by');
  });

  it('prod is refused; once let, its data stays, and the stage can be made anew', () => {
    const cloud = deployed(prod);
    expect(() => cloud.destroyAll(prod)).toThrow('Termination protection');
    const open = prod.map((stack) => ({ ...stack, terminationProtection: false }));
    cloud.deployAll(open);
    cloud.destroyAll(open);
    const left = cloud.left.map((path) => path.split('/')[1]?.replace(/[0-9A-F]{8}$/, ''));
    const data = ['AccessLogs', 'DerivationKey', 'Media', 'MediaLogs', 'Table', 'TokenKey'];
    expect(new Set(left)).toEqual(new Set(data));
    cloud.deployAll(prod);
  });
});

describe('what the double knows of CloudFormation', () => {
  const changed = (stack: string, type: string, change: (properties: Record<string, unknown>) => void) =>
    prod.map((one) => {
      if (one !== named(prod, stack)) return one;
      const copy = structuredClone(one);
      const found = Object.values(copy.template.Resources).find(({ Type }) => Type === type);
      if (found?.Properties) change(found.Properties);
      return copy;
    });
  const deploy = (stacks: readonly StackTemplate[]) => () => deployed(prod).deployAll(stacks);

  it.each([
    ['another key of the table', 'data', 'AWS::DynamoDB::Table', { KeySchema: [] }, 'is in use by'],
    [
      'a name that is taken',
      'api-quizzes',
      'AWS::Lambda::Function',
      { FunctionName: 'quizhall-prod-attempts-start-attempt' },
      undefined,
    ],
    [
      'a property that there is not',
      'api',
      'AWS::ApiGatewayV2::Api',
      { Color: 'red' },
      'has no property Color',
    ],
    [
      'something that nobody exports',
      'web',
      'AWS::S3::Bucket',
      { BucketName: { 'Fn::ImportValue': 'nobody' } },
      'No export named nobody',
    ],
    [
      'something that is not in the template',
      'web',
      'AWS::S3::Bucket',
      { BucketName: { Ref: 'Nothing' } },
      'Unresolved resource dependency',
    ],
  ])('%s', (_, stack, type, properties, refused) => {
    const run = deploy(changed(stack, type, (own) => Object.assign(own, properties)));
    if (refused) expect(run).toThrow(refused);
    else expect(run().replaced.length).toBeGreaterThan(0);
  });

  it('makes what is new before it deletes what is old: a name that moves is taken', () => {
    const stack = named(prod, 'background');
    const { Resources } = stack.template;
    const [id = ''] = Object.keys(Resources).filter((one) => Resources[one]?.Type === 'AWS::Logs::LogGroup');
    const text = JSON.stringify(stack.template).replaceAll(id, `${id}Moved`);
    const moved = { ...stack, template: JSON.parse(text) as StackTemplate['template'] };
    expect(() => deployed(prod).deploy(moved)).toThrow(Refused);
    expect(() => deployed(prod).deploy(moved)).toThrow('already exists');
  });
});
