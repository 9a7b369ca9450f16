import type * as z from 'zod';
import { newMailItem } from './outbox.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import type { MailKinds } from './mail-kinds.ts';

interface Wish<Kind extends keyof MailKinds> {
  to: string;
  /** What happened, named for ever: the same cause mails once. */
  cause: string;
  data: z.output<MailKinds[Kind]['data']>;
  /** What its reader speaks, as far as it is known here; the account of the address goes before it. */
  language?: string | undefined;
}

/**
 * A mail for the outbox: the write goes into the transaction of what causes it, so that neither is there without the
 * other. Knows the kinds by their types alone: whoever causes a mail does not carry its text.
 */
export const newTypedMailItem = <Kind extends keyof MailKinds>(
  kind: Kind,
  { to, cause, data, language }: Wish<Kind>,
) =>
  newMailItem(sha256(`${kind}#${cause}`), {
    kind,
    to,
    data,
    ...(language && language !== 'en' && { language }),
  });
