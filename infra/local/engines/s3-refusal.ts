import type { ServerResponse } from 'node:http';

/** A refusal as S3 answers it: status and code of its XML error. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
}

export function refusal(status: number, code: string, message: string): Refusal {
  return { status, code, message };
}

export const TOO_LARGE = refusal(
  400,
  'EntityTooLarge',
  'Your proposed upload exceeds the maximum allowed size',
);

export function refuse(res: ServerResponse, { status, code, message }: Refusal): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const text = message.replace(/[<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${text}</Message></Error>`;
  res.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
