import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { routes } from 'virtual:contract-routes';
import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { call } from '@/lib/api/call.ts';
import { type SiteForm, useSiteForm } from '@/lib/form/use-site-form.ts';
import { useTitle } from '@/lib/use-title.ts';
import { AuthHeading } from '../components/auth-heading.tsx';
import { Outcome } from '../components/outcome.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { language } from '@/lib/language.ts';
import { messages } from '../messages.ts';
import { ForgotForm } from '../model/forms.ts';

const { forgot, fields } = messages;

/** /auth/forgot-password: asks for a link to set a new password. */
export function Component() {
  useTitle(forgot.title);
  const [sentTo, setSentTo] = useState<string>();
  const [again, setAgain] = useState(false);
  const form = useSiteForm({
    schema: ForgotForm,
    defaultValues: { email: '' },
    onSubmit: async (body) => {
      await call(routes.auth.forgotPassword, { body: { ...body, language } }, { quiet: true });
      toast.success(forgot.sent);
      setSentTo(body.email);
    },
    failed: forgot.failed,
    under: 'email',
    toast: true,
  });
  const another = () => {
    setAgain(true);
    setSentTo(undefined);
  };
  return (
    <>
      {sentTo ? (
        <CheckYourEmail email={sentTo} onAnother={another} />
      ) : (
        <RequestForm form={form} focused={again} />
      )}
      <p className="mt-6 text-center text-sm">
        <TextLink to={SITE_PATHS.login}>{forgot.toLogin}</TextLink>
      </p>
    </>
  );
}

interface RequestFormProps {
  form: SiteForm<ForgotForm>;
  /** The field takes the focus when it appears: the button that led here is gone. */
  focused: boolean;
}

function RequestForm({ form, focused }: RequestFormProps) {
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('email', { shouldSelect: true });
  }, [focused, setFocus]);
  return (
    <>
      <AuthHeading title={forgot.title}>{forgot.text}</AuthHeading>
      <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
        <TextField
          label={fields.email}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={fields.emailPlaceholder}
          {...form.field('email')}
        />
        <FormError form={form} />
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {forgot.submit}
        </Button>
      </form>
    </>
  );
}

function CheckYourEmail({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <Outcome icon={<MailCheck />} tone="success" title={forgot.checkTitle}>
      <p>
        {forgot.checkText} <strong className="font-medium wrap-anywhere text-ink">{email}</strong>.
      </p>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-left">
        {forgot.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-6 w-full" onClick={onAnother}>
        {forgot.another}
      </Button>
    </Outcome>
  );
}
