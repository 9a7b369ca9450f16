/**
 * Parts that the SDK imports only at need, and that no function needs: other ways to credentials than the environment,
 * where Lambda puts them, and event streams, which none of the calls here uses. 75 KB of each bundle.
 */
export const NEVER_IMPORTED: readonly string[] = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
  '@smithy/core/event-streams',
];

interface Replacement {
  /** Path of the module, within its package. */
  module: RegExp;
  /** Source of what stands in for it. What cannot be needed refuses, so that nobody gets a wrong answer. */
  by: string;
}

/** Modules that esbuild cannot know to be unused, or that Node has itself, and what stands in for them in the bundles. */
export const REPLACED = {
  // zod hangs the making of JSON Schema (18 KB) on every schema; functions only parse.
  jsonSchema: {
    module: /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/,
    by: `const refuse = () => { throw new Error('JSON Schema is left out of the bundles'); };
      const method = () => refuse;
      module.exports = { createToJSONSchemaMethod: method, createStandardJSONSchemaMethod: method, toJSONSchema: refuse };`,
  },
  // Each client makes itself a cache (9 KB) for a discovery of endpoints that no command of DynamoDB asks for.
  endpointCache: {
    module: /@aws-sdk[\\/]endpoint-cache[\\/]dist-es[\\/]EndpointCache\.js$/,
    by: `const refuse = () => { throw new Error('Endpoint discovery is left out of the bundles'); };
      export class EndpointCache { get = refuse; getEndpoint = refuse; set = refuse; has = refuse; delete = refuse; clear = refuse; }`,
  },
  // In place of Node's own, for a Node without cryptography (3 KB).
  sha256: {
    module: /@smithy[\\/]core[\\/]dist-es[\\/]submodules[\\/]checksum[\\/]sha256[\\/]Sha256Js\.js$/,
    by: `export class Sha256Js { constructor() { throw new Error('Hashes without node:crypto are left out of the bundles'); } }`,
  },
  // The package's whole manifest (2 KB), of which the client reads the version, for its user agent.
  manifest: {
    module: /@aws-sdk[\\/]client-dynamodb[\\/]package\.json$/,
    by: `export default { version: '3' };`,
  },
  // Slows callers down in the retry mode `adaptive` (3 KB); the clients here are of the mode `standard`.
  rateLimiter: {
    module:
      /@smithy[\\/]core[\\/]dist-es[\\/]submodules[\\/]retry[\\/]util-retry[\\/]DefaultRateLimiter\.js$/,
    by: `export class DefaultRateLimiter { constructor() { throw new Error('The retry mode adaptive is left out of the bundles'); } }`,
  },
  // Asks the machine for its region (1 KB); Lambda says it in the environment.
  instanceRegion: {
    module:
      /@smithy[\\/]core[\\/]dist-es[\\/]submodules[\\/]config[\\/]config-resolver[\\/]regionConfig[\\/]getInstanceMetadataRegion\.js$/,
    by: 'export const getInstanceMetadataRegion = async () => undefined;',
  },
  // How headers of the messages of an event stream are signed (2 KB), of which no call here has one.
  streamHeaders: {
    module: /@smithy[\\/]signature-v4[\\/]dist-es[\\/]HeaderFormatter\.js$/,
    by: `export class HeaderFormatter { format() { throw new Error('Event streams are left out of the bundles'); } }`,
  },
} as const satisfies Record<string, Replacement>;
