import { type App, Tags } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import { type AreaName, contract } from '@quizhall/shared/contract';
import type { Stage } from '../stages.ts';
import { AreaStack } from './area-stack.ts';
import { BackgroundStack } from './background-stack.ts';
import { DataStack } from './data-stack.ts';
import { GatewayStack } from './gateway-stack.ts';
import { OperationsStack } from './operations-stack.ts';
import { SiteStack } from './site-stack.ts';
import { WebStack } from './web-stack.ts';

export interface StageOptions {
  version: string;
  /** The bundled code of a function. */
  codeOf: (area: string, file: string) => Code;
  /** Folder of the built site; without one there is no stack for its files, and the bucket stays as it is. */
  siteFolder: string | undefined;
}

/**
 * All stacks of a stage. Each knows only those before it: data, the API without routes, the distribution in front of both (its
 * name is what functions are told), the functions of each area with their routes, background work, operations, and the files of
 * the site last.
 */
export function addStage(app: App, stage: Stage, { version, codeOf, siteFolder }: StageOptions): void {
  const id = (name: string) => `quizhall-${stage.name}-${name}`;
  const props = { terminationProtection: stage.protect };
  const data = new DataStack(app, id('data'), stage, props);
  const { api, host } = new GatewayStack(app, id('api'), stage, props);
  const web = new WebStack(app, id('web'), { ...props, stage, foundation: data, apiHost: host });
  const context = { stage, version, codeOf, siteUrl: web.siteUrl, foundation: data };
  const areas = (Object.keys(contract) as AreaName[]).map(
    (area) => new AreaStack(app, id(`api-${area}`), { ...props, area, api, context }),
  );
  const work = new BackgroundStack(app, id('background'), { ...props, context, table: data.table });
  new OperationsStack(app, id('operations'), {
    ...props,
    stage,
    api,
    tableName: data.table.tableName,
    distributionId: web.distribution.distributionId,
    parked: work.parked,
  });
  if (siteFolder)
    new SiteStack(app, id('site'), {
      ...props,
      stage,
      bucketExport: web.siteBucketExport,
      folder: siteFolder,
      after: [web, ...areas, work],
    });
  // cfn-lint does not know yet that a dashboard takes tags.
  const untagged = { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] };
  Tags.of(app).add('product', 'quizhall', untagged);
  Tags.of(app).add('stage', stage.name, untagged);
}
