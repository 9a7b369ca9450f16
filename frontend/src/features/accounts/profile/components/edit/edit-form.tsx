import { LIMITS } from '@quizhall/shared/model/limits';
import { type Profile, ProfileFields } from '@quizhall/shared/model/accounts/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { rememberUser } from '@/lib/api/tokens.ts';
import { useKeepDraft } from '@/lib/form/use-keep-draft.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { changeProfile } from '../../api/profile-calls.ts';
import { profileQuery } from '../../api/queries.ts';
import { useAvatar } from '../../hooks/use-avatar.ts';
import { messages } from '../../messages.ts';
import { AvatarField } from './avatar-field.tsx';

const text = messages.edit;

/** What the form tells the dialog around it. */
export interface FormState {
  dirty: boolean;
  busy: boolean;
  uploading: boolean;
}

interface Props {
  id: string;
  profile: Profile;
  /** What an earlier visit has left unsaved; asked once. */
  kept: () => ProfileFields | undefined;
  /** Keeps what is unsaved; undefined: nothing is. */
  keep: (fields: ProfileFields | undefined) => void;
  tell: (state: FormState) => void;
  onSaved: () => void;
}

const fieldsOf = ({ fullName, dateOfBirth, location, phone, bio }: Profile): ProfileFields => ({
  fullName,
  dateOfBirth,
  location,
  phone,
  bio,
});

export function EditForm({ id, profile, kept, keep, tell, onSaved }: Props) {
  const avatar = useAvatar();
  const show = useKeepProfile();
  const form = useSiteForm({
    schema: ProfileFields,
    defaultValues: fieldsOf(profile),
    failed: text.failed,
    async onSubmit(fields) {
      // Before the answer: whoever has to sign in again meanwhile finds it.
      keep(fields);
      show(await changeProfile(fields, avatar.change));
      toast.success(text.saved);
      onSaved();
    },
  });
  const { isDirty, isSubmitting: busy } = form.formState;
  useKeepDraft(form, () => keep(isDirty ? form.getValues() : undefined));
  const { reset } = form;
  const goOn = useEffectEvent(() => {
    const left = kept();
    if (left) reset(left, { keepDefaultValues: true });
  });
  useEffect(() => goOn(), []);
  const dirty = isDirty || avatar.change !== undefined;
  const { uploading } = avatar;
  useEffect(() => tell({ dirty, busy, uploading }), [tell, dirty, busy, uploading]);
  return (
    <form id={id} noValidate data-first-focus className="grid grid-cols-1 gap-5" onSubmit={form.submit}>
      <FormError form={form} />
      <AvatarField avatar={avatar} name={profile.fullName} present={profile.avatarUrl} />
      <TextField label={text.fullName} required autoComplete="name" {...form.field('fullName')} />
      <div className="pair-grid gap-5">
        <TextField
          label={text.dateOfBirth}
          type="date"
          min="1900-01-01"
          autoComplete="bday"
          {...form.field('dateOfBirth')}
        />
        <TextField
          label={text.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
      </div>
      <TextField label={text.location} autoComplete="address-level2" {...form.field('location')} />
      <TextArea
        label={text.bio}
        rows={3}
        counter={LIMITS.bio}
        value={useWatch({ control: form.control, name: 'bio' })}
        {...form.field('bio')}
      />
    </form>
  );
}

/** What the server has kept is shown everywhere at once: on the page, in the bar, in other tabs. */
function useKeepProfile() {
  const client = useQueryClient();
  const { updateUser } = useSession();
  return (user: Awaited<ReturnType<typeof changeProfile>>) => {
    const { id, fullName, avatarUrl } = user;
    updateUser({ fullName, avatarUrl });
    rememberUser(user);
    client.setQueryData(profileQuery(id).queryKey, (before) => before && { ...before, avatarUrl, ...user });
  };
}
