import type { Brand } from '@quizhall/shared/model/organizations/brand';
import type { SiteLanguage } from '@quizhall/shared/model/enums';
import type { MailText, NotificationLink } from '../messages/mail-text.ts';

/** A mail as handed to SES: the same message twice, for readers with and without HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Where one click of a mail program ends what it is part of (RFC 8058). */
  unsubscribe?: string | undefined;
}

/** A longer text, ready in both forms: its HTML is escaped. */
export interface Article {
  text: string;
  html: string;
}

/** What a mail has beside its text. */
export interface MailFrame {
  language: SiteLanguage;
  /** A verification code, set large. */
  code?: string;
  /** Where the button leads. */
  url?: string;
  /** Stands below the paragraphs. */
  article?: Article;
  /** The organization that it is about, with the address of its logo in full: stands above everything. */
  brand?: Brand | undefined;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, inside and outside of attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A mail as it is sent. Every text of it is escaped here. */
export function toMail(text: MailText, frame: MailFrame): Mail {
  return { subject: text.subject, text: toText(text, frame), html: toHtml(text, frame) };
}

function toText({ paragraphs, action, notes }: MailText, { code, url, article, brand }: MailFrame): string {
  const parts = [
    brand?.name,
    ...paragraphs,
    article?.text,
    code,
    action && url && `${action}:\n${url}`,
    ...notes.map(noteText),
    'Quizhall',
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const noteText = (note: string | NotificationLink) =>
  typeof note === 'string' ? note : `${note.text}\n${note.url}`;

// Colours are set twice, because some mail programs read inline styles only and some invert what they are not told
// about: light inline, dark by the media query, and both declared to the program. Contrast is at least 4.5 : 1 in both.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #131318 !important; }
  .card { background-color: #1e1e26 !important; border-color: #34343f !important; }
  .text, .code { color: #f2f2f6 !important; }
  .note { color: #b4b4c2 !important; }
  .code { background-color: #2a2a35 !important; }
  .action { background-color: #a5b4fc !important; color: #14142b !important; }
  .link { color: #a5b4fc !important; }
}`;
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Where pictures are blocked, the name stands in its place. A logo is made for light paper, also in the dark. */
const logoHtml = (name: string, url: string) =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(name)}" height="48" style="height:48px;width:auto;max-width:200px;` +
  `object-fit:contain;border:0;border-radius:6px;background-color:#ffffff;color:#1c1c24">`;

const BLOCKS = {
  text: (text: string) =>
    `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1c1c24">${text}</p>`,
  note: (text: string) =>
    `<p class="note" style="margin:0 0 8px;font-size:14px;line-height:20px;color:#5a5a6a">${text}</p>`,
  brand: ({ name, color, logoUrl }: Brand) =>
    `<div class="text" style="margin:0 0 24px;padding-top:20px;border-top:4px solid ${escapeHtml(color)};` +
    `font-size:16px;line-height:24px;font-weight:600;color:#1c1c24">${logoUrl ? logoHtml(name, logoUrl) : escapeHtml(name)}</div>`,
  code: (text: string) =>
    `<p class="code" style="margin:0 0 16px;padding:16px;border-radius:8px;background-color:#f0f0f5;color:#1c1c24;` +
    `font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:40px;letter-spacing:8px;` +
    `text-align:center">${text}</p>`,
  action: (label: string, url: string) =>
    `<p style="margin:0 0 16px"><a class="action" href="${url}" style="display:inline-block;padding:12px 24px;` +
    `border-radius:8px;background-color:#4338ca;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;` +
    `text-decoration:none">${label}</a></p>` +
    `<p class="note" style="margin:0 0 16px;font-size:14px;line-height:20px;color:#5a5a6a;word-break:break-all">` +
    `<a class="link" href="${url}" style="color:#4338ca">${url}</a></p>`,
};

const noteHtml = (note: string | NotificationLink) => {
  if (typeof note === 'string') return BLOCKS.note(escapeHtml(note));
  const url = escapeHtml(note.url);
  const link = `<a class="link" href="${url}" style="color:#4338ca;word-break:break-all">${url}</a>`;
  return BLOCKS.note(`${escapeHtml(note.text)} ${link}`);
};

function toHtml(said: MailText, { language, code, url, article, brand }: MailFrame): string {
  const { subject, preview, paragraphs, action, notes } = said;
  const body = [
    ...paragraphs.map((text) => BLOCKS.text(escapeHtml(text))),
    article?.html,
    code && BLOCKS.code(escapeHtml(code)),
    action && url && BLOCKS.action(escapeHtml(action), escapeHtml(url)),
    ...notes.map(noteHtml),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:24px 16px;background-color:#f6f6fa;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div class="card" role="article" aria-label="${escapeHtml(subject)}" lang="${language}" style="max-width:512px;margin:0 auto;padding:32px 24px;overflow-wrap:break-word;background-color:#ffffff;border:1px solid #e3e3ec;border-radius:12px">
${brand ? `${BLOCKS.brand(brand)}\n` : ''}<h1 class="text" style="margin:0 0 24px;font-size:22px;line-height:28px;font-weight:700;color:#1c1c24">${escapeHtml(subject)}</h1>
${body.filter(Boolean).join('\n')}
</div>
<p class="note" style="max-width:512px;margin:16px auto 0;text-align:center;font-size:14px;line-height:20px;color:#5a5a6a">Quizhall</p>
</body>
</html>
`;
}
