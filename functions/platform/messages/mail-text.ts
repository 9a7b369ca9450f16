/** A text with a link behind it; `text` ends with a colon. */
export interface NotificationLink {
  text: string;
  url: string;
}

/** What a mail says, in the language of its reader; the layout turns it into both forms. Plain text, escaped there. */
export interface MailText {
  subject: string;
  /** Shown by inboxes beside the subject. */
  preview: string;
  paragraphs: readonly string[];
  /** What the button says, where the mail has one. */
  action?: string;
  /** Smaller, below everything else. */
  notes: readonly (string | NotificationLink)[];
}
