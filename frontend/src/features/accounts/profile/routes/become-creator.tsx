import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { useMutation } from '@tanstack/react-query';
import { Check, Sparkles } from 'lucide-react';
import { toast } from 'react-hot-toast';
import { Navigate } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Page } from '@/components/ui/page.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { parts } from '@/components/ui/messages.ts';
import { rememberUser } from '@/lib/api/tokens.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { becomeCreator } from '../api/profile-calls.ts';
import { messages } from '../messages.ts';

const text = messages.become;

/** /become-creator: one confirmation, and who may create already goes where quizzes are made. */
export function Component() {
  const { user, updateUser } = useSession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: becomeCreator,
    onSuccess(changed) {
      toast.success(text.done);
      rememberUser(changed);
      updateUser(changed);
    },
  });
  if (user && mayAnywhere(user, 'quiz.create')) return <Navigate to={SITE_PATHS.quizCreate} replace />;
  return (
    <Page width="text" title={text.title} lead={text.lead}>
      <Card className="@container flex flex-col gap-6">
        <ul className="flex flex-col gap-3">
          {text.points.map((point) => (
            <li key={point} className="flex gap-3 text-ink">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
              {point}
            </li>
          ))}
        </ul>
        <p className="text-muted">{text.free}</p>
        {error && (
          <Alert
            tone="danger"
            action={
              <Button size="sm" variant="secondary" onClick={() => mutate()}>
                {parts.tryAgain}
              </Button>
            }
          >
            {serverMessage(error, text.failed)}
          </Alert>
        )}
        <Button
          size="lg"
          icon={<Sparkles />}
          className={`self-start ${WRAPS}`}
          loading={isPending}
          onClick={() => mutate()}
        >
          {text.submit}
        </Button>
      </Card>
    </Page>
  );
}
