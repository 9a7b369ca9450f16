import type { Mail } from './layout.ts';

const BOUNDARY = 'quizhall-alternative';
/** Of a line of base64. */
const WIDTH = 76;
/** Bytes of an encoded word, which may have 75 letters with what is around it: a multiple of three. */
const WORD_BYTES = 39;

const folded = (bytes: Buffer): string =>
  bytes
    .toString('base64')
    .match(/.{1,76}/g)
    ?.join('\r\n') ?? '';

/** A header of any letters (RFC 2047): whole letters in each word. */
function encodedHeader(text: string): string {
  if (/^[ -~]*$/.test(text) && text.length < WIDTH - 'Subject: '.length) return text;
  const words: string[] = [''];
  for (const letter of text) {
    const last = words.length - 1;
    if (Buffer.byteLength(`${words[last]}${letter}`) > WORD_BYTES) words.push(letter);
    else words[last] += letter;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

const part = (type: string, content: string): string[] => [
  `--${BOUNDARY}`,
  `Content-Type: ${type}; charset=UTF-8`,
  'Content-Transfer-Encoding: base64',
  '',
  folded(Buffer.from(content)),
];

/** A mail with headers that SES writes for nobody: how a mail program ends the newsletter with one click (RFC 8058). */
export function toMime(from: string, to: string, { subject, text, html, unsubscribe }: Mail): Buffer {
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encodedHeader(subject)}`,
    ...(unsubscribe
      ? [`List-Unsubscribe: <${unsubscribe}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
      : []),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${BOUNDARY}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
