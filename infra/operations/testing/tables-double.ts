import {
  type AttributeValue,
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  DeleteItemCommand,
  ListTablesCommand,
  paginateScan,
  PutItemCommand,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { ensureTable } from '../../local/engines/create-table.ts';
import type { Aws } from '../aws.ts';
import { AwsRefusal, optionOf } from './command-line.ts';

export type Item = Record<string, AttributeValue>;
const NO_RECOVERY = { days: 0 };

/** `Enabled=true,AttributeName=expiresAt` */
const shorthand = (text: string) => Object.fromEntries(text.split(',').map((part) => part.split('=')));

/**
 * What DynamoDB's own programs do with tables, by the words of AWS's command line and on the local engine, with what that lacks:
 * point-in-time recovery. A restore makes a new table with the keys, indexes and items of the last moment that the double was
 * told to remember; stream, TTL, recovery and deletion protection are off, as on AWS. A table that is being made or changed is
 * busy until somebody waits for it, and refuses other changes; what is switched on already is refused a second time. The first
 * wait for a restored table gives up, as AWS's does after eight minutes. It keeps no journal: moments between those remembered,
 * tags, alarms, scaling and encryption are not known to it, nor how long anything takes.
 */
export function tablesDouble() {
  const client = new DynamoDBClient({});
  const moments: { table: string; at: number; items: Item[] }[] = [];
  const recovery = new Map<string, { days: number }>();
  const busy = new Map<string, { status: string; waits: number }>();

  async function itemsOf(table: string): Promise<Item[]> {
    const found: Item[] = [];
    for await (const { Items = [] } of paginateScan({ client }, { TableName: table })) found.push(...Items);
    return found;
  }

  async function described(name: string): Promise<TableDescription> {
    try {
      const { Table = {} } = await client.send(new DescribeTableCommand({ TableName: name }));
      return { ...Table, TableStatus: (busy.get(name)?.status ?? 'ACTIVE') as 'ACTIVE' };
    } catch (error) {
      if (!(error instanceof ResourceNotFoundException)) throw error;
      throw new AwsRefusal(
        'ResourceNotFoundException',
        `Requested resource not found: Table: ${name} not found`,
      );
    }
  }

  async function restore(words: readonly string[]) {
    const [source, target] = [optionOf(words, 'source-table-name'), optionOf(words, 'target-table-name')];
    const at = Date.parse(optionOf(words, 'restore-date-time'));
    const then = moments.filter((one) => one.table === source && one.at <= at).at(-1);
    if (!then || !recovery.has(source))
      throw new AwsRefusal('InvalidRestoreTimeException', 'The specified restore time is not valid');
    const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes = [] } = await described(source);
    const indexes = GlobalSecondaryIndexes.map(({ IndexName, KeySchema: keys, Projection }) => ({
      IndexName,
      KeySchema: keys,
      Projection,
    }));
    await client.send(
      new CreateTableCommand({
        TableName: target,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions,
        KeySchema,
        GlobalSecondaryIndexes: indexes,
      }),
    );
    for (const Item of then.items) await client.send(new PutItemCommand({ TableName: target, Item }));
    busy.set(target, { status: 'CREATING', waits: 2 });
    return {};
  }

  async function change(name: string, command: string, words: readonly string[]) {
    const now = await described(name);
    if (busy.has(name))
      throw new AwsRefusal(
        'ResourceInUseException',
        `Attempt to change a resource which is still in use: ${name}`,
      );
    const already = (what: string) => new AwsRefusal('ValidationException', `${what} is already enabled`);
    if (command === 'update-continuous-backups') {
      const wish = shorthand(optionOf(words, 'point-in-time-recovery-specification'));
      recovery.set(name, { days: Number(wish['RecoveryPeriodInDays'] ?? 35) });
    } else if (command === 'update-time-to-live') {
      const wish = shorthand(optionOf(words, 'time-to-live-specification'));
      if ((await ttlOf(name))?.TimeToLiveStatus === 'ENABLED') throw already('TimeToLive');
      const TimeToLiveSpecification = { Enabled: true, AttributeName: wish['AttributeName'] };
      await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }));
    } else {
      const isProtection = words.includes('--deletion-protection-enabled');
      if (!isProtection && now.StreamSpecification?.StreamEnabled) throw already('The stream');
      const stream = isProtection ? {} : shorthand(optionOf(words, 'stream-specification'));
      const more = isProtection
        ? { DeletionProtectionEnabled: true }
        : { StreamSpecification: { StreamEnabled: true, StreamViewType: stream['StreamViewType'] } };
      await client.send(new UpdateTableCommand({ TableName: name, ...more }));
      busy.set(name, { status: 'UPDATING', waits: 1 });
    }
    return {};
  }

  const ttlOf = async (name: string) =>
    (await client.send(new DescribeTimeToLiveCommand({ TableName: name }))).TimeToLiveDescription;

  async function backupsOf(name: string) {
    await described(name);
    const own = moments.filter(({ table }) => table === name).map(({ at }) => at / 1_000);
    const { days } = recovery.get(name) ?? NO_RECOVERY;
    const status = days > 0 ? 'ENABLED' : 'DISABLED';
    return {
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: {
          PointInTimeRecoveryStatus: status,
          ...(days > 0 && {
            RecoveryPeriodInDays: days,
            // The first generation of the command line says seconds, the second an ISO date.
            EarliestRestorableDateTime: own[0],
            LatestRestorableDateTime: new Date().toISOString(),
          }),
        },
      },
    };
  }

  function wait(name: string) {
    const waiting = busy.get(name);
    if (waiting && --waiting.waits > 0)
      throw new AwsRefusal('255', 'Waiter TableExists failed: Max attempts exceeded');
    busy.delete(name);
    return {};
  }

  const answer: Aws = async (_, command = '', ...words) => {
    if (command === 'restore-table-to-point-in-time') return restore(words);
    const name = optionOf(words, 'table-name');
    if (command === 'describe-table') return { Table: await described(name) };
    if (command === 'describe-continuous-backups') return backupsOf(name);
    if (command === 'describe-time-to-live') return { TimeToLiveDescription: await ttlOf(name) };
    if (command === 'wait') return wait(name);
    if (command.startsWith('update-')) return change(name, command, words);
    throw new AwsRefusal('InvalidAction', `The double knows no ${command}`);
  };

  return {
    answer,
    make: (table: string) => ensureTable(client, table),
    put: (TableName: string, Item: Item) => client.send(new PutItemCommand({ TableName, Item })),
    remove: (TableName: string, Key: Item) => client.send(new DeleteItemCommand({ TableName, Key })),
    /** Of all tables whose names begin so. */
    namesOf: async (start: string) => {
      const before = { ExclusiveStartTableName: start.slice(0, -1) };
      const { TableNames = [] } = await client.send(new ListTablesCommand(before));
      return TableNames.filter((name) => name.startsWith(start));
    },
    close: () => client.destroy(),
    itemsOf,
    described,
    ttlOf,
    /** Days for which a table can be brought back; 0: not at all. */
    recoveryDaysOf: (table: string) => (recovery.get(table) ?? NO_RECOVERY).days,
    /** Switches recovery on, and keeps what stands as what stood then. */
    remember: async (table: string, at: number) => {
      recovery.set(table, { days: 35 });
      moments.push({ table, at, items: await itemsOf(table) });
    },
  };
}
