import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, LinkIcon } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { routes } from 'virtual:contract-routes';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { call } from '@/lib/api/call.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { AuthHeading } from '../components/auth-heading.tsx';
import { Outcome } from '../components/outcome.tsx';
import { messages } from '../messages.ts';

const { undoEmail: text } = messages;

/**
 * /auth/undo-email-change?token=…: restores the former address of an account. Asks first, because mail scanners open links.
 */
export function Component() {
  useTitle(text.title);
  const token = useSearchParams()[0].get('token') ?? '';
  const { status, signOut } = useSession();
  const { data, error, mutate, isPending } = useMutation({
    mutationFn: () => call(routes.auth.undoEmailChange, { body: { token } }, { quiet: true }),
    // Every session of the account is over, this browser's very likely among them.
    onSuccess: () => status === 'signed-in' && void signOut({ quiet: true }),
  });
  if (data)
    return (
      <Outcome icon={<CircleCheck />} tone="success" title={text.doneTitle}>
        <p>{text.doneText({ email: data.email })}</p>
        <ButtonLink
          className="mt-6 w-full"
          to={sitePath(SITE_PATHS.resetPassword, {}, { token: data.resetToken })}
          replace
        >
          {text.setPassword}
        </ButtonLink>
      </Outcome>
    );
  if (!token || hasCode(error, 'INVALID_LINK', 'INVALID_INPUT'))
    return (
      <Outcome icon={<LinkIcon />} tone="danger" title={text.invalidTitle}>
        <p>{text.invalidText}</p>
        <ButtonLink to={SITE_PATHS.contact} className="mt-6 w-full">
          {text.contact}
        </ButtonLink>
        <p className="mt-4">
          <TextLink to={SITE_PATHS.login}>{messages.forgot.toLogin}</TextLink>
        </p>
      </Outcome>
    );
  return (
    <>
      <AuthHeading title={text.title}>{text.text}</AuthHeading>
      <div className="flex flex-col gap-5">
        {error && <Alert tone="danger">{serverMessage(error, text.failed)}</Alert>}
        <Button size="lg" loading={isPending} onClick={() => mutate()}>
          {text.submit}
        </Button>
      </div>
    </>
  );
}
