import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { ORGANIZATION_MESSAGES } from '../../platform/messages/organizations.ts';
import { QUIZ_MESSAGES } from '../../platform/messages/quizzes.ts';
import { type Mail, toMail } from '../../platform/mail/layout.ts';
import { toMailName } from '../../platform/mail/mail-name.ts';

/** Goes to an address on a stranger's demand: repeats nothing that anybody typed, not even the quiz's title. */
export const entryCodeMail = (code: string, language: SiteLanguage): Mail =>
  toMail(QUIZ_MESSAGES[language].entryCode(), { language, code });

/**
 * Goes to an address that nobody has proven, on a stranger's demand: repeats nothing that anybody typed, neither a name nor
 * the quiz's title. The page behind the link tells both.
 */
export const quizInviteMail = (url: string, language: SiteLanguage): Mail =>
  toMail(QUIZ_MESSAGES[language].invite(), { language, url });

interface InviteNames {
  organization: string;
  inviter: string | undefined;
}

/** Invitation to an organization. Names that read as a link are left out. */
export const organizationInviteMail = (
  url: string,
  { organization, inviter }: InviteNames,
  language: SiteLanguage,
): Mail =>
  toMail(
    ORGANIZATION_MESSAGES[language].invite({
      organization: toMailName(organization),
      inviter: inviter === undefined ? undefined : toMailName(inviter),
    }),
    { language, url },
  );
