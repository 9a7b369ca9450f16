import type { auditEntryItem } from '../../quizzes/model/audit.ts';
import type { newNotification } from '../../notifications/model/notifications.ts';
import type { newMail } from '../../notifications/model/outbox.ts';

/** What is written with a change of an attempt, in one transaction: the entry of the audit, and what tells its participant. */
export interface Beside {
  audit: ReturnType<typeof auditEntryItem>;
  tellings: readonly (ReturnType<typeof newNotification> | ReturnType<typeof newMail>)[];
}

/** As the writes of a transaction. */
export const writesOf = (beside: Beside | undefined) => ({
  audit: beside ? [{ Put: beside.audit }] : [],
  tellings: (beside?.tellings ?? []).map((Put) => ({ Put })),
});
