import { type AreaName, contract, endpoints, type NamedEndpoint } from '@quizhall/shared/contract';
import { describe, expect, it } from 'vitest';
import { functionName } from '../constructs/stage-function.ts';
import { stageNamed } from '../stages.ts';
import { routePaths } from './area-stack.ts';
import { type Statement, statementsOf, SynthesizedStage } from './testing.ts';

const stage = new SynthesizedStage('prod');
const dev = new SynthesizedStage('dev');
const warm = new SynthesizedStage('prod', {
  capacity: { ...stageNamed('prod').capacity, burstEnvironments: 250 },
});
const areas = Object.keys(contract) as AreaName[];
const labelled = endpoints.map((one) => [`${one.area}.${one.name}`, one] as const);

const stackOf = ({ area }: NamedEndpoint) => `api-${area}`;
const allOf = (type: string) => areas.flatMap((area) => Object.values(stage.resources(`api-${area}`, type)));

function functionOf({ area, file }: NamedEndpoint): Record<string, unknown> {
  const name = functionName(stageNamed('prod'), area, file);
  const functions = Object.values(stage.resources(`api-${area}`, 'AWS::Lambda::Function'));
  const found = functions.find(({ Properties }) => Properties['FunctionName'] === name);
  if (!found) throw new Error(`No function ${name}`);
  return found.Properties;
}

describe('routes', () => {
  const keys = allOf('AWS::ApiGatewayV2::Route').map(({ Properties }) => String(Properties['RouteKey']));

  it.each(labelled)('%s has its path and its aliases', (_, { endpoint }) => {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      expect(keys).toContain(`${endpoint.method} /api${path.replace(/\/$/, '')}`);
    }
  });

  it('are no others, and none twice', () => {
    const declared = endpoints.flatMap(({ endpoint }) =>
      routePaths(endpoint).map((path) => `${endpoint.method} ${path}`),
    );
    expect(keys.toSorted()).toEqual(declared.toSorted());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('end with no slash, which API Gateway refuses', () => {
    expect(keys.filter((key) => key.endsWith('/'))).toEqual([]);
  });

  it('answer within the 30 seconds that API Gateway waits', () => {
    const timeouts = allOf('AWS::Lambda::Function').map(({ Properties }) => Number(Properties['Timeout']));
    expect(Math.max(...timeouts)).toBeLessThan(30);
  });
});

describe('functions', () => {
  it('are one for each endpoint', () => {
    expect(allOf('AWS::Lambda::Function')).toHaveLength(endpoints.length);
  });

  it.each(labelled)('%s has the memory of the contract and the runtime of the project', (_, named) => {
    expect(functionOf(named)).toMatchObject({
      MemorySize: named.endpoint.memory ?? 512,
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      LoggingConfig: { LogFormat: 'JSON' },
    });
  });

  it.each(labelled)('%s gives up on the table before its own time is over', (_, named) => {
    const isBurst = named.endpoint.burst === true;
    expect(functionOf(named)).toMatchObject({
      Timeout: isBurst ? 6 : 20,
      Environment: { Variables: { TABLE_PATIENCE: isBurst ? 'burst' : 'usual' } },
    });
  });

  it('are aliased on the burst path and nowhere else', () => {
    const burst = endpoints.filter(({ endpoint }) => endpoint.burst);
    expect(burst.length).toBeGreaterThan(0);
    expect(allOf('AWS::Lambda::Alias')).toHaveLength(burst.length);
  });

  it('have environments for themselves on the burst path when the stage says so', () => {
    const capacity = { ...stageNamed('prod').capacity, reservedEnvironments: 60 };
    const reserving = new SynthesizedStage('prod', { capacity });
    const stacks = reserving.stackNames.flatMap((stack) =>
      Object.values(reserving.resources(stack, 'AWS::Lambda::Function')),
    );
    const reserved = stacks.flatMap(({ Properties }) => Properties['ReservedConcurrentExecutions'] ?? []);
    expect(reserved).toEqual(endpoints.filter(({ endpoint }) => endpoint.burst).map(() => 60));
  });

  it('keep environments ready on the burst path when the stage says so', () => {
    const aliases = Object.values(warm.resources('api-attempts', 'AWS::Lambda::Alias'));
    for (const { Properties } of aliases) {
      expect(Properties['ProvisionedConcurrencyConfig']).toEqual({ ProvisionedConcurrentExecutions: 250 });
    }
  });

  it('log into groups that forget', () => {
    const groups = allOf('AWS::Logs::LogGroup').map(({ Properties }) => Properties['RetentionInDays']);
    expect(groups).toEqual(endpoints.map(() => 90));
  });
});

const READ = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = [
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
];

/** The actions that an endpoint's rights stand for, spelt out a second time on purpose. */
function expectedActions({ area, endpoint: { rights, auth } }: NamedEndpoint): string[] {
  return [
    'logs:CreateLogStream',
    'logs:PutLogEvents',
    ...(rights.table ? READ : []),
    ...(rights.table === 'write' ? WRITE : []),
    ...(rights.media ? ['s3:PutObject'] : []),
    ...(Array.isArray(rights.media) || rights.logos || rights.exports === 'read' || rights.catalogue
      ? ['s3:GetObject']
      : []),
    ...(rights.mail ? ['ses:SendEmail', 'ses:SendRawEmail'] : []),
    ...(auth !== 'public' || area === 'auth' || rights.tokenKey || rights.derivationKey
      ? ['secretsmanager:GetSecretValue']
      : []),
  ];
}

describe('keys at providers that sign people in', () => {
  const open = new SynthesizedStage('dev', { providers: ['google', 'stripe'] });
  const variablesOf = (at: SynthesizedStage, name: string): Record<string, unknown> => {
    const functions = Object.values(at.resources('api-auth', 'AWS::Lambda::Function'));
    const found = functions.find(({ Properties }) => String(Properties['FunctionName']).endsWith(name));
    if (!found) throw new Error(`No function ${name}`);
    return (found.Properties['Environment'] as { Variables: Record<string, unknown> }).Variables;
  };

  it('are named to those that ask them, of those that the stage has', () => {
    for (const name of ['auth-start-oidc', 'auth-finish-oidc']) {
      const variables = variablesOf(open, name);
      expect(JSON.stringify(variables['OIDC_GOOGLE_SECRET_ID'])).toContain('Provider');
      expect(variables).not.toHaveProperty('OIDC_MICROSOFT_SECRET_ID');
    }
    expect(variablesOf(open, 'auth-exchange-oidc')).not.toHaveProperty('OIDC_GOOGLE_SECRET_ID');
    expect(variablesOf(open, 'auth-list-providers')['OIDC_PROVIDERS']).toBe('google');
    expect(variablesOf(stage, 'auth-start-oidc')).not.toHaveProperty('OIDC_GOOGLE_SECRET_ID');
  });

  it('may be read by those alone', () => {
    const readers = statementsOf(open, 'api-auth').filter(({ statement }) =>
      JSON.stringify(statement.Resource).includes('Providergoogle'),
    );
    expect(readers.map(({ id }) => id.replace(/Role.*/, '')).toSorted()).toEqual(['finishOidc', 'startOidc']);
  });
});

describe('roles', () => {
  const statements = areas.flatMap((area) => statementsOf(stage, `api-${area}`));
  const actionsOf = ({ Action }: Statement) => [Action].flat();

  it.each(labelled)('%s may do what its rights say and nothing else', (_, named) => {
    const own = statementsOf(stage, stackOf(named)).filter(({ id }) => id.startsWith(`${named.name}Role`));
    const actions = own.flatMap(({ statement }) => actionsOf(statement));
    expect(actions.toSorted()).toEqual(expectedActions(named).toSorted());
  });

  it('name every action and, but for the keys of uploads, every resource', () => {
    expect(statements.length).toBeGreaterThan(endpoints.length);
    for (const { id, statement } of statements) {
      const isUpload = actionsOf(statement).some((action) => action.startsWith('s3:'));
      expect(actionsOf(statement).join(), id).not.toContain('*');
      const resources = JSON.stringify(statement.Resource);
      if (!isUpload) expect(resources, id).not.toContain('*');
      else
        expect(resources.match(/[^"]*\*/g)?.join(' '), id).toMatch(
          /^(\/(catalogue|exports|incoming\/import|(incoming\/)?(avatar|cover|media|logo))\/\*( |$))+$/,
        );
    }
  });

  it('that sign upload forms write unchecked uploads alone, and those that check write files in use alone', () => {
    const writes = (name: string) => {
      const [statement] = statements.filter(
        (own) => own.id.startsWith(`${name}Role`) && actionsOf(own.statement).includes('s3:PutObject'),
      );
      return JSON.stringify(statement?.statement.Resource).match(/[^"]*\*/g);
    };
    expect(writes('createUpload')).toEqual([
      '/incoming/avatar/*',
      '/incoming/cover/*',
      '/incoming/import/*',
      '/incoming/logo/*',
      '/incoming/media/*',
    ]);
    expect(writes('importQuestions')).toEqual(['/media/*']);
    expect(writes('getImport')).toEqual(['/incoming/import/*']);
    expect(writes('createQuiz')).toEqual(['/cover/*', '/media/*']);
    expect(writes('changeProfile')).toEqual(['/avatar/*']);
    expect(writes('updateQuiz')).toEqual(['/cover/*', '/media/*']);
  });

  it('reach the table and its two indexes', () => {
    const ofTable = statements.filter(({ statement }) => actionsOf(statement).includes('dynamodb:GetItem'));
    for (const { statement } of ofTable) {
      const resources = statement.Resource as unknown[];
      expect(resources).toHaveLength(3);
      expect(JSON.stringify(resources)).toMatch(/\/index\/gsi1.*\/index\/gsi2/);
    }
  });

  it('send mail as the stage alone', () => {
    const mail = statements.filter(({ statement }) => actionsOf(statement).includes('ses:SendEmail'));
    expect(mail.length).toBeGreaterThan(0);
    for (const { statement } of mail) {
      expect(JSON.stringify(statement.Resource)).toContain(':identity/quizhall.example');
      expect(statement.Condition).toEqual({
        StringEquals: { 'ses:FromAddress': 'no-reply@quizhall.example' },
      });
    }
  });
});

describe('environment', () => {
  it.each(labelled)('%s is told of what it may use', (_, named) => {
    const { Variables } = functionOf(named)['Environment'] as { Variables: Record<string, unknown> };
    const { rights } = named.endpoint;
    expect(Variables).toMatchObject({
      STAGE: 'prod',
      VERSION: '1.2.3',
      SITE_URL: 'https://quizhall.example',
      OPEN_SPREAD_SECONDS: '60',
      END_SPREAD_SECONDS: '60',
    });
    expect('TABLE_NAME' in Variables).toBe(rights.table !== undefined);
    expect('MEDIA_BUCKET' in Variables).toBe(
      (rights.media ?? rights.logos ?? rights.exports ?? rights.catalogue) !== undefined,
    );
    expect('MAIL_FROM' in Variables).toBe(rights.mail === true);
    const knowsCallers = named.endpoint.auth !== 'public' || named.area === 'auth';
    expect('TOKEN_KEY_SECRET_ID' in Variables).toBe(knowsCallers || rights.tokenKey === true);
    expect('DERIVATION_KEY_SECRET_ID' in Variables).toBe(knowsCallers || rights.derivationKey === true);
    expect(Variables).toHaveProperty('ORIGIN_KEY');
    expect(Variables).not.toHaveProperty('TOKEN_KEY');
    expect(Variables).not.toHaveProperty('DERIVATION_KEY');
  });

  it("knows CloudFront's name where a stage has none of its own", () => {
    const [first] = Object.values(dev.resources('api-system', 'AWS::Lambda::Function'));
    expect(JSON.stringify(first?.Properties['Environment'])).toMatch(/SITE_URL.*https:\/\/.*Distribution/);
  });
});
