import { MESSAGE_LIMITS } from '@quizhall/shared/model/site/site-message-texts';
import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { contactProblems, type ContactFields } from '@quizhall/shared/rules/site/site-message';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useKeepDraft } from '@/lib/form/use-keep-draft.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { sendMessage } from '../api/send.ts';
import { messages } from '../messages.ts';
import { contactDraft } from '../model/drafts.ts';

const text = messages.contact;
const SCHEMA = ruled<ContactFields>(contactProblems);

interface ContactFormProps {
  user: SessionUser | undefined;
  onSent: (email: string) => void;
}

/** Name, address and message; what is being written survives a reload. */
export function ContactForm({ user, onSent }: ContactFormProps) {
  const draft = contactDraft(user?.id);
  const [kept] = useState(() => draft.load());
  const form = useSiteForm<ContactFields, ContactFields>({
    schema: SCHEMA,
    defaultValues: {
      name: kept?.name || (user?.fullName ?? ''),
      email: kept?.email || (user?.email ?? ''),
      message: kept?.message ?? '',
      website: '',
    },
    failed: text.failed,
    onSubmit: async (fields) => {
      // Before the answer: whoever leaves meanwhile finds it again.
      draft.save(fields);
      await sendMessage(fields);
      draft.clear();
      onSent(fields.email.trim());
    },
  });
  useKeepDraft(form, () => draft.save(form.getValues()));
  return (
    <Card className="@container">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <TextField label={text.name} autoComplete="name" required {...form.field('name')} />
        <TextField
          label={text.email}
          hint={text.emailHint}
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <TextArea
          label={text.message}
          rows={8}
          counter={MESSAGE_LIMITS.message}
          required
          {...form.field('message')}
        />
        <div aria-hidden="true" className="sr-only">
          <label>
            {text.trap}
            <input tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </div>
        <FormError form={form} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            className={WRAPS}
            icon={<Send aria-hidden="true" />}
            loading={form.formState.isSubmitting}
          >
            {text.submit}
          </Button>
          <p className="text-sm text-muted">
            {text.kept} <TextLink to={CONTENT_PATHS.privacy}>{text.privacy}</TextLink>
          </p>
        </div>
      </form>
    </Card>
  );
}
