import { applyEnvironment, handlerEnvironment } from '@quizhall/infra/local/environment.ts';
import { urls } from './stage.ts';

/** Lets repositories and test kits, imported after this, write into the table of this worker's stage. */
export function reachTable(): void {
  const { site, dynamodb, table } = urls;
  applyEnvironment(
    handlerEnvironment({
      stage: 'local',
      version: '0.0.0',
      siteUrl: site,
      tableName: table,
      mediaBucket: '',
      tokenKey: '',
      derivationKey: '',
      dynamodb,
      s3: '',
      ses: '',
    }),
  );
}
