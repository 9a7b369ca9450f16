import { applyEnvironment, handlerEnvironment } from '@quizhall/infra/local/environment.ts';
import { urls } from './stage.ts';

/** Puts submissions into the roster of a quiz of this worker's stage, as its stream would; ten thousand take a second. */
export async function seedRoster(quizId: string, count: number): Promise<void> {
  const { site, dynamodb, table } = urls;
  applyEnvironment(
    handlerEnvironment({
      stage: 'local',
      version: '0.0.0',
      siteUrl: site,
      tableName: table,
      mediaBucket: '',
      tokenKey: '',
      dynamodb,
      s3: '',
      ses: '',
    }),
  );
  // Only now: it reads the environment once.
  const { rosterOfMany } = await import('@quizhall/functions/_testing/roster.ts');
  await rosterOfMany(quizId, count);
}
