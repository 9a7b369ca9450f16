import type { ProfileFields } from '@quizhall/shared/model/accounts/user';
import { keptDraft } from '@/lib/form/kept-draft.ts';

const FIELDS = ['fullName', 'dateOfBirth', 'location', 'phone', 'bio'] as const;

/** What somebody is changing in their profile, as long as the tab is open: also through a sign-in that has expired meanwhile. */
export const profileDraft = (userId: string) =>
  keptDraft<ProfileFields>({
    key: `quizhall.profile.${userId}`,
    place: 'tab',
    read(value) {
      const fields = value as ProfileFields;
      if (FIELDS.some((name) => typeof fields[name] !== 'string')) throw new TypeError('not a profile');
      return fields;
    },
  });
