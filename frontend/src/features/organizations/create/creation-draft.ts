import { keptDraft } from '@/lib/form/kept-draft.ts';
import { type CreationForm, emptyCreation, type PriceTable } from './creation-form.ts';

/** Create request without a response. The server may have processed it. */
export interface PendingCreation {
  key: string;
  form: CreationForm;
}

export interface CreationDraft {
  form: CreationForm;
  pending?: PendingCreation | undefined;
}

/** Drafts are stored per user, because the next user of the computer must not find them. */
export const creationDraft = (userId: string, name: string, table: PriceTable) =>
  keptDraft<CreationDraft>({
    key: `quizhall.organization.${userId}.${name}`,
    place: 'device',
    read(value) {
      const { form, pending } = value as CreationDraft;
      if (typeof form.name !== 'string') throw new TypeError('not a draft');
      return { form: completed(form, table), pending };
    },
  });

/** Fills fields added since the draft was stored with the defaults. */
function completed(form: CreationForm, table: PriceTable): CreationForm {
  const fresh = emptyCreation(table);
  return {
    ...fresh,
    ...form,
    branding: { ...fresh.branding, ...form.branding },
    contactInfo: {
      ...fresh.contactInfo,
      ...form.contactInfo,
      address: { ...fresh.contactInfo.address, ...form.contactInfo.address },
    },
    settings: { ...fresh.settings, ...form.settings },
    subscription: { ...fresh.subscription, ...form.subscription },
  };
}
