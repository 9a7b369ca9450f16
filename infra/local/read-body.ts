import type { IncomingMessage } from 'node:http';

/** Everything in a request body, or undefined when it is larger than `most` bytes. */
export async function readAll(req: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= most) parts.push(part);
  }
  return size <= most ? Buffer.concat(parts) : undefined;
}
