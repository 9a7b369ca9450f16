import { createSocket } from 'node:dgram';

export interface DnsServer {
  /** Address and port, as a resolver takes them. */
  address: string;
  /** What is answered for this name from now on. */
  setText(name: string, values: readonly string[]): void;
  stop(): Promise<void>;
}

const HEADER_BYTES = 12;
const TXT = 16;
const NO_SUCH_NAME = 3;
/** Of one part of a text. */
const PART_BYTES = 255;

/** Starts a name server with configurable TXT records, for tests and the local stage. */
export async function startDnsServer(): Promise<DnsServer> {
  const texts = new Map<string, readonly string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    socket.send(answerTo(question, texts), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    setText: (name, values) => void texts.set(name.toLowerCase(), values),
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** RFC 1035: the question comes back with its answers behind it. */
function answerTo(question: Buffer, texts: ReadonlyMap<string, readonly string[]>): Buffer {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const asked = question.subarray(HEADER_BYTES, at + 5);
  const known = texts.get(labels.join('.').toLowerCase());
  const values = question.readUInt16BE(at + 1) === TXT ? (known ?? []) : [];
  const header = Buffer.alloc(HEADER_BYTES);
  question.copy(header, 0, 0, 2);
  // An answer that is recursive, as it was asked for, and whole.
  header.writeUInt16BE(0x8180 + (known ? 0 : NO_SUCH_NAME), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(values.length, 6);
  return Buffer.concat([header, asked, ...values.map(recordOf)]);
}

function recordOf(value: string): Buffer {
  const bytes = Buffer.from(value);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    const part = bytes.subarray(at, at + PART_BYTES);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  // The name of the question, by its place.
  head.writeUInt16BE(0xc000 + HEADER_BYTES, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(0, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
