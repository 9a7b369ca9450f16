import { describe, expect, it } from 'vitest';
import { parseStage, stageNamed } from '../stages.ts';
import { type Aws, NotThere } from './aws.ts';
import { planFiles, planRestore, settingOf } from './restore.ts';

const AT = Date.parse('2026-05-01T19:59:00Z');
const TABLE = 'quizhall-prod-data-TableCD11';
const STREAM = `arn:aws:dynamodb:eu-central-1:123456789012:table/${TABLE}-20260501T195900Z/stream/2026-05-02T07:00:00.000`;

const recovery =
  (status: string, from?: string, to?: string): Aws =>
  async (_, call) => {
    if (call === 'describe-table') throw new NotThere('no such table');
    return {
      ContinuousBackupsDescription: {
        PointInTimeRecoveryDescription: {
          PointInTimeRecoveryStatus: status,
          EarliestRestorableDateTime: from,
          LatestRestorableDateTime: to,
        },
      },
    };
  };
const whole = recovery('ENABLED', '2026-04-01T00:00:00Z', '2026-05-01T20:30:00Z');

describe('a table', () => {
  it('is restored beside the one that stands, with all that AWS leaves out', async () => {
    const { restored, refused, steps } = await planRestore(
      { stage: stageNamed('prod'), table: TABLE, at: AT },
      whole,
    );
    expect(refused).toEqual([]);
    expect(restored).toBe(`${TABLE}-20260501T195900Z`);
    expect(steps[0]?.join(' ')).toBe(
      `dynamodb restore-table-to-point-in-time --source-table-name ${TABLE} --target-table-name ${restored} --restore-date-time 2026-05-01T19:59:00.000Z`,
    );
    const text = steps
      .slice(1)
      .map((words) => words.join(' '))
      .join('\n');
    for (const part of [
      'NEW_AND_OLD_IMAGES',
      'AttributeName=expiresAt',
      'RecoveryPeriodInDays=35',
      '--deletion-protection-enabled',
    ])
      expect(text).toContain(part);
    // Nothing but the first step names the table that stands.
    expect(steps.slice(1).flat()).not.toContain(TABLE);
  });

  const standing =
    (status: string, done: boolean): Aws =>
    async (_, call) => {
      if (call === 'describe-table')
        return {
          Table: {
            TableStatus: status,
            ...(done && { StreamSpecification: { StreamEnabled: true }, DeletionProtectionEnabled: true }),
          },
        };
      if (call === 'describe-time-to-live')
        return { TimeToLiveDescription: { TimeToLiveStatus: done ? 'ENABLING' : 'DISABLED' } };
      return {
        ContinuousBackupsDescription: {
          PointInTimeRecoveryDescription: {
            PointInTimeRecoveryStatus: 'ENABLED',
            RecoveryPeriodInDays: done ? 35 : 7,
          },
        },
      };
    };

  it.each([
    [
      'is being made',
      'CREATING',
      false,
      [
        'wait',
        'update-table',
        'wait',
        'update-time-to-live',
        'update-continuous-backups',
        'update-table',
        'wait',
      ],
    ],
    [
      'was made',
      'ACTIVE',
      false,
      [
        'wait',
        'update-table',
        'wait',
        'update-time-to-live',
        'update-continuous-backups',
        'update-table',
        'wait',
      ],
    ],
    ['is complete', 'ACTIVE', true, ['wait']],
  ])('that %s is gone on with, where a restore broke off', async (_, status, done, expected) => {
    const wish = { stage: stageNamed('prod'), table: TABLE, at: AT };
    const { refused, steps } = await planRestore(wish, standing(status, done));
    expect(refused).toEqual([]);
    expect(steps.map(([, command]) => command)).toEqual(expected);
  });

  it.each([
    ['without recovery', recovery('DISABLED'), 'no point-in-time recovery'],
    ['before its first backup', recovery('ENABLED', '2026-05-01T19:59:01Z', '2026-05-02T00:00:00Z'), 'alone'],
    [
      'of a moment that is still to come',
      recovery('ENABLED', '2026-04-01T00:00:00Z', '2026-05-01T19:58:59Z'),
      'alone',
    ],
  ])('%s is not restored', async (_, aws, why) => {
    const { refused } = await planRestore({ stage: stageNamed('dev'), table: TABLE, at: AT }, aws);
    expect(refused).toEqual([expect.stringContaining(why)]);
  });

  it('is what the stage may work on once it has a stream', async () => {
    const answer = { Table: { TableStatus: 'ACTIVE', LatestStreamArn: STREAM, ItemCount: 3 } };
    const restored = await settingOf(`${TABLE}-20260501T195900Z`, async () => answer);
    expect(parseStage({ ...stageNamed('prod'), restored }).restored).toEqual(restored);
    await expect(
      settingOf(TABLE, async () => ({ Table: { TableStatus: 'ACTIVE', ItemCount: 3 } })),
    ).rejects.toThrow();
  });
});

describe('files', () => {
  const version = (Key: string, VersionId: string, LastModified: string) => ({
    Key,
    VersionId,
    LastModified,
  });
  const bucket: Aws = async () => ({
    Versions: [
      version('media/a.png', 'a2', '2026-05-01T20:00:00Z'),
      version('media/a.png', 'a1', '2026-04-01T00:00:00Z'),
      version('media/b.png', 'b1', '2026-04-01T00:00:00Z'),
      version('media/c.png', 'c1', '2026-05-01T20:00:00Z'),
      version('media/d.png', 'd1', '2026-04-01T00:00:00Z'),
      version('media/e.png', 'e1', '2026-03-01T00:00:00Z'),
    ],
    DeleteMarkers: [
      { Key: 'media/b.png', LastModified: '2026-05-01T20:01:00Z' },
      { Key: 'media/e.png', LastModified: '2026-04-01T00:00:00Z' },
    ],
  });
  const copied = async (key: string) =>
    (await planFiles({ bucket: 'media-bucket', key, at: AT }, bucket)).map((words) => words.at(-1));

  it('are as they were: the overwritten and the deleted, not what stands, came later, or was deleted before', async () => {
    expect(await copied('media/')).toEqual([
      'media-bucket/media/a.png?versionId=a1',
      'media-bucket/media/b.png?versionId=b1',
    ]);
    expect(await copied('media/b.png')).toEqual(['media-bucket/media/b.png?versionId=b1']);
    expect(await copied('media/b')).toEqual([]);
  });
});
