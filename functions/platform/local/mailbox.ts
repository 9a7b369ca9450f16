/** One mail in the inbox, as `GET /store` of the inbox lists it. `at` in epoch seconds. */
export interface Mail {
  messageId: string;
  from: string;
  destination: { to: string[]; cc: string[]; bcc: string[] };
  subject: string;
  body: { text?: string; html?: string };
  at: number;
}

/** Mails to an address that the stage's SES has accepted so far, oldest first. */
export async function listMailsTo(
  address: string,
  inbox = process.env.AWS_ENDPOINT_URL_SES ?? '',
): Promise<Mail[]> {
  const response = await fetch(`${inbox}/store`);
  const { emails } = (await response.json()) as { emails: Mail[] };
  return emails.filter(({ destination }) =>
    destination.to.some((to) => to.toLowerCase() === address.toLowerCase()),
  );
}

/** The newest mail to an address; throws when there is none. */
export async function getLatestMail(address: string, inbox?: string): Promise<Mail> {
  const mail = (await listMailsTo(address, inbox)).at(-1);
  if (!mail) throw new Error(`No mail to ${address} was sent`);
  return mail;
}

/** The six-digit code in the newest mail to an address. */
export async function getLatestCode(address: string, inbox?: string): Promise<string> {
  return findIn(await getLatestMail(address, inbox), /\b\d{6}\b/);
}

/** The first link in the newest mail to an address. */
export async function getLatestLink(address: string, inbox?: string): Promise<string> {
  return findIn(await getLatestMail(address, inbox), /https?:\/\/[^\s"<>]+/);
}

function findIn(mail: Mail, pattern: RegExp): string {
  const found = pattern.exec(mail.body.text ?? mail.body.html ?? '')?.[0];
  if (!found) throw new Error(`Nothing like ${pattern} in the mail "${mail.subject}"`);
  return found;
}
