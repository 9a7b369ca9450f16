/** The package has no types of its own: what the provider of the tests uses. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class Provider {
    constructor(issuer: string, setup: object);
    callback(): (req: IncomingMessage, res: ServerResponse) => void;
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: object): Promise<void>;
  }

  export interface Context {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: {
        Grant: new (of: object) => { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
      };
    };
  }

  export const interactionPolicy: {
    base: () => { add: (prompt: object, place: number) => void };
    Prompt: new (shape: { name: string; requestable: boolean }) => object;
  };
}
