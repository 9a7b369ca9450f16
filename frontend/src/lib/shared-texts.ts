import { ERROR_DETAILS, ERRORS } from '@quizhall/shared/contract/errors';
import { messagesOf } from '@quizhall/shared/i18n';
import { BONUSES } from '@quizhall/shared/model/enums';
import { FIELD_MESSAGES } from '@quizhall/shared/model/field-messages';
import { PARTICIPANT_LABELS } from '@quizhall/shared/model/attempts/participant-labels';
import { DECLINE_TEXTS } from '@quizhall/shared/rules/payments/declines';
import { badgeName, bonusReason } from '@quizhall/shared/rules/accounts/rewards';

/** English texts of the server and the shared rules by message id. Loaded only for other languages. */
export const SHARED_TEXTS: Readonly<Record<string, string>> = messagesOf('shared', {
  errors: Object.fromEntries(Object.entries(ERRORS).map(([code, [, message]]) => [code, message])),
  errorDetails: ERROR_DETAILS,
  fields: FIELD_MESSAGES,
  declines: DECLINE_TEXTS,
  badges: Object.fromEntries(BONUSES.map((bonus) => [bonus, badgeName(bonus)])),
  bonuses: Object.fromEntries(BONUSES.map((bonus) => [bonus, bonusReason(bonus)])),
  participantLabels: PARTICIPANT_LABELS,
});
