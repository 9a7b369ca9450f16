import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

type Secret = string | ArrayBuffer | ArrayBufferView;

/** The signatures of a day have one key, which the SDK keeps: the same bytes each time. */
const made = new WeakMap<ArrayBufferView, KeyObject>();

function keyOf(secret: Secret): string | KeyObject {
  if (typeof secret === 'string') return secret;
  const bytes = ArrayBuffer.isView(secret) ? secret : new Uint8Array(secret);
  const known = made.get(bytes) ?? createSecretKey(bytes as NodeJS.ArrayBufferView);
  made.set(bytes, known);
  return known;
}

/**
 * SHA-256 and its HMAC as the SDK asks for them. Its own gives Node keys as bytes, of which Node 24 takes twenty microseconds
 * to find out each time that they are no key object: ten times as long as for all the rest.
 */
class Sha256 {
  readonly digestLength = 32;
  readonly #secret: Secret | undefined;
  #hash: ReturnType<Sha256['begin']>;

  constructor(secret?: Secret) {
    this.#secret = secret;
    this.#hash = this.begin();
  }

  private begin() {
    return this.#secret === undefined ? createHash('sha256') : createHmac('sha256', keyOf(this.#secret));
  }

  update(data: Uint8Array): void {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    this.#hash = this.begin();
  }
}

/** Copies what a call sends and gets for a log that nobody keeps; spells out for each call what this program is made of. */
const UNUSED = ['loggerMiddleware', 'getUserAgentMiddleware'];

/** A client of the table that makes once what the package makes anew for every single call. */
export function leanClient(settings: DynamoDBClientConfig): DynamoDBClient {
  const client = new DynamoDBClient({ ...settings, sha256: Sha256 });
  for (const step of UNUSED) client.middlewareStack.remove(step);
  const { config } = client;
  const makeSigner = config.signer;
  let signer: ReturnType<typeof makeSigner> | undefined;
  // The table has one endpoint, region and service; its credentials are asked for by each signature.
  config.signer = (scheme) => {
    signer ??= makeSigner(scheme).catch((error: unknown) => {
      signer = undefined;
      throw error;
    });
    return signer;
  };
  // V8 keeps what is a prototype in the form that is quick to copy, and the package copies its settings for every call.
  Object.create(config);
  return client;
}
