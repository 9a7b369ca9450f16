import type { PayoutInput } from '@quizhall/shared/model/prize';
import { keptDraft } from '@/lib/form/kept-draft.ts';

/** What is typed to claim a prize, kept through a reload as long as the tab is open: accounts of a bank are on no device. */
export const claimDraft = (prizeId: string) =>
  keptDraft<Partial<PayoutInput>>({
    key: `quizhall.claim.${prizeId}`,
    place: 'tab',
    read(value) {
      const fields = value as Partial<PayoutInput>;
      if (Object.values(fields).some((field) => typeof field !== 'string'))
        throw new TypeError('not a claim');
      return fields;
    },
  });
