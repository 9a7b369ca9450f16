import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Aws } from '../infra/operations/aws.ts';
import { bucketDouble } from '../infra/operations/testing/bucket-double.ts';
import { openCommandLine, runScript } from '../infra/operations/testing/command-line.ts';
import { type Item, tablesDouble } from '../infra/operations/testing/tables-double.ts';
import { parseStage, stageNamed } from '../infra/stages.ts';

const AT = '2026-05-01T19:59:00Z';
const TABLE = `quizhall-prod-data-Table${process.pid}`;
const RESTORED = `${TABLE}-20260501T195900Z`;
const tables = tablesDouble();
const bucket = bucketDouble();
const media = { LogicalResourceId: 'Media1', PhysicalResourceId: 'media', ResourceType: 'AWS::S3::Bucket' };
const account: Aws = async (service = '', ...words) => {
  if (service === 'dynamodb') return tables.answer(service, ...words);
  if (service === 's3api') return bucket.answer(service, ...words);
  return { StackResourceSummaries: [media] };
};
let commands: Awaited<ReturnType<typeof openCommandLine>>;

const itemOf = (sk: string, text: string, pk = 'QUIZ#a'): Item => ({
  pk: { S: pk },
  sk: { S: sk },
  text: { S: text },
});
const put = (item: Item) => tables.put(TABLE, item);
const textsOf = async (table: string) =>
  Object.fromEntries((await tables.itemsOf(table)).map(({ pk, sk, text }) => [`${pk?.S} ${sk?.S}`, text?.S]));
const restore = (...words: string[]) => runScript('restore.ts', ['--stage', 'prod', ...words], commands.env);
const CHANGES = /restore-table|update-|copy-object/;
const changesAsked = () => commands.takeAsked().filter((words) => CHANGES.test(words));

const THEN = { 'QUIZ#a META': 'Rivers', 'QUIZ#a V#1': 'as it was', 'QUIZ#b META': 'Lakes' };
const NOW = { 'QUIZ#a V#1': 'damaged', 'QUIZ#a V#2': 'later', 'QUIZ#b META': 'Lakes, edited since' };

beforeAll(async () => {
  commands = await openCommandLine(account);
  await tables.make(TABLE);
  await put(itemOf('META', 'Rivers'));
  await put(itemOf('V#1', 'as it was'));
  await put(itemOf('META', 'Lakes', 'QUIZ#b'));
  await tables.remember(TABLE, Date.parse(AT) - 1_000);
  await tables.remove(TABLE, { pk: { S: 'QUIZ#a' }, sk: { S: 'META' } });
  await put(itemOf('V#1', 'damaged'));
  await put(itemOf('V#2', 'later'));
  await put(itemOf('META', 'Lakes, edited since', 'QUIZ#b'));
});
afterAll(async () => {
  await commands.close();
  tables.close();
});

it('says the commands and changes nothing without --apply', async () => {
  const { code, output } = await restore('--at', AT);
  expect([code, output]).toEqual([0, expect.stringContaining('Nothing was changed: --apply does it.')]);
  expect(output).toContain(`--target-table-name ${RESTORED}`);
  expect(changesAsked()).toEqual([]);
  expect(await tables.namesOf(TABLE)).toEqual([TABLE]);
});

it('refuses a moment of which there is no backup, and one that nobody can read', async () => {
  const early = await restore('--at', '2020-01-01T00:00:00Z', '--apply');
  expect([early.code, early.output]).toEqual([
    1,
    expect.stringMatching(/^Between 2026-05-01T19:58:59.000Z and/),
  ]);
  const unread = await restore('--at', 'yesterday', '--apply');
  expect([unread.code, unread.output]).toEqual([1, expect.stringContaining('As of when?')]);
  expect(changesAsked()).toEqual([]);
  expect(await tables.namesOf(TABLE)).toEqual([TABLE]);
});

it('brings the table back beside the one that stands, goes on where it broke off, and does nothing a third time', async () => {
  commands.failNext('dynamodb update-time-to-live');
  const broken = await restore('--at', AT, '--apply');
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(/Step 5 of 8 failed \(dynamodb update-time-to-live .*Refused by the test/);
  expect(broken.output).toContain('The same command goes on from there.');
  expect(broken.output).not.toContain('Done.');
  expect(await textsOf(TABLE)).toEqual(NOW);
  commands.takeAsked();

  const whole = await restore('--at', AT, '--apply');
  expect([whole.code, whole.output]).toEqual([0, expect.stringContaining('Done.')]);
  expect(changesAsked()).toEqual([
    'dynamodb update-time-to-live',
    'dynamodb update-continuous-backups',
    'dynamodb update-table',
  ]);
  expect(await textsOf(RESTORED)).toEqual(THEN);
  expect(await textsOf(TABLE)).toEqual(NOW);
  const made = await tables.described(RESTORED);
  expect(made).toMatchObject({
    TableStatus: 'ACTIVE',
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    DeletionProtectionEnabled: true,
  });
  expect(made.GlobalSecondaryIndexes).toHaveLength(2);
  expect(await tables.ttlOf(RESTORED)).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' });
  expect(tables.recoveryDaysOf(RESTORED)).toBe(35);
  const setting = JSON.parse(/restored: (.*)/.exec(whole.output)?.[1] ?? '') as unknown;
  expect(setting).toEqual({ table: RESTORED, stream: made.LatestStreamArn });
  expect(parseStage({ ...stageNamed('prod'), restored: setting }).restored).toEqual(setting);

  const again = await restore('--at', AT, '--apply');
  expect([again.code, changesAsked()]).toEqual([0, []]);
  expect(await tables.described(RESTORED)).toEqual(made);
});

it('puts items of one partition back, and leaves what was written since and all other partitions', async () => {
  const from = ['--from', RESTORED, '--pk', 'QUIZ#a'];
  const look = await restore(...from);
  expect([look.code, look.output]).toEqual([0, expect.stringContaining('Nothing was changed')]);
  expect(look.output).toMatch(/missing +QUIZ#a \/ META\n +different +QUIZ#a \/ V#1\n/);
  expect(await textsOf(TABLE)).toEqual(NOW);

  const mended = { ...NOW, 'QUIZ#a META': 'Rivers', 'QUIZ#a V#1': 'as it was' };
  expect(await restore(...from, '--apply')).toMatchObject({ code: 0 });
  expect(await textsOf(TABLE)).toEqual(mended);
  expect(await restore(...from, '--apply')).toEqual({ code: 0, output: 'Done.\n' });
  expect(await textsOf(TABLE)).toEqual(mended);
});

it('says which table it does not find, and asks for a partition', async () => {
  const unknown = await restore('--from', `${TABLE}-x`, '--pk', 'QUIZ#a', '--apply');
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('not found')]);
  const without = await restore('--from', RESTORED, '--apply');
  expect([without.code, without.output]).toEqual([1, expect.stringContaining('Which items?')]);
});

it('copies files of then on top of what stands, goes on where it broke off, and leaves what came later', async () => {
  const [before, after] = ['2026-04-01T00:00:00Z', '2026-05-01T20:00:00Z'];
  bucket.put('media/a b.png', 'old', before);
  bucket.put('media/c.png', 'old', before);
  bucket.put('media/a b.png', 'new', after);
  bucket.put('media/c.png', undefined, after);
  bucket.put('media/d.png', 'later', after);
  const texts = () => ['media/a b.png', 'media/c.png', 'media/d.png'].map(bucket.latest);
  const files = ['--at', AT, '--file', 'media/'];
  commands.takeAsked();
  expect(await restore(...files)).toMatchObject({ code: 0 });
  expect([changesAsked(), texts()]).toEqual([[], ['new', undefined, 'later']]);

  commands.failNext('s3api copy-object --bucket media --key media/c.png');
  const broken = await restore(...files, '--apply');
  expect([broken.code, broken.output]).toEqual([
    1,
    expect.stringContaining('The same command goes on from there.'),
  ]);
  expect(texts()).toEqual(['old', undefined, 'later']);
  for (const _ of ['goes on', 'does it again']) {
    expect(await restore(...files, '--apply')).toMatchObject({ code: 0 });
    expect(texts()).toEqual(['old', 'old', 'later']);
  }
});
