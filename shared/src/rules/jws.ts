/** A compact JWS (RFC 7515) taken apart. Nothing of it is believed before its signature is checked. */
export interface Jws {
  header: Readonly<Record<string, unknown>>;
  payload: unknown;
  /** What the signature is over. */
  signed: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
}

const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The parts of a compact JWS; undefined for a text that is none. */
export function readJws(text: string): Jws | undefined {
  if (!COMPACT.test(text)) return undefined;
  const [header = '', payload = '', signature = ''] = text.split('.');
  try {
    const read: unknown = JSON.parse(fromBase64Url(header));
    if (typeof read !== 'object' || read === null) return undefined;
    return {
      header: read as Record<string, unknown>,
      payload: JSON.parse(fromBase64Url(payload)),
      signed: new TextEncoder().encode(`${header}.${payload}`),
      signature: toBytes(signature),
    };
  } catch {
    // No base64url or no JSON: not a JWS.
    return undefined;
  }
}

const fromBase64Url = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(toBytes(text));

/** @throws where the text is not what its own bytes are written as: there is one signature to a text, not several */
function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (again !== text) throw new Error('Not canonical');
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
