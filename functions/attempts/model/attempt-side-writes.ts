import type { auditEntryItem } from '../../quizzes/model/audit.ts';
import type { newNotificationItem } from '../../notifications/model/notifications.ts';
import type { newMailItem } from '../../notifications/model/outbox.ts';

/** What is written with a change of an attempt, in one transaction: the entry of the audit, and what tells its participant. */
export interface Beside {
  audit: ReturnType<typeof auditEntryItem>;
  tellings: readonly (ReturnType<typeof newNotificationItem> | ReturnType<typeof newMailItem>)[];
}

/** As the writes of a transaction. */
export const writesOf = (beside: Beside | undefined) => ({
  audit: beside ? [{ Put: beside.audit }] : [],
  tellings: (beside?.tellings ?? []).map((Put) => ({ Put })),
});
