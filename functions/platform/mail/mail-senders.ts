/** Functions that send mails at the same time; together they keep to `MAIL_PER_SECOND`. */
export const MAIL_SENDERS = 2;
