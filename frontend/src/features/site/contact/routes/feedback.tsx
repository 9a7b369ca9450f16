import { MESSAGE_LIMITS } from '@quizhall/shared/model/site/site-message-texts';
import { type FeedbackFields, feedbackProblems } from '@quizhall/shared/rules/site/site-message';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { StarRating } from '@/components/star-rating.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Page, PageFrame } from '@/components/ui/page.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { useKeepDraft } from '@/lib/form/use-keep-draft.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { type SessionUser, useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { sendFeedback } from '../api/send.ts';
import { Sent } from '../components/sent.tsx';
import { messages } from '../messages.ts';
import { feedbackDraft } from '../model/drafts.ts';

const text = messages.feedback;
const SCHEMA = ruled<FeedbackFields>(feedbackProblems);

/** `/feedback`: what a signed-in person thinks of the site. */
export function Component() {
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  if (isSent) return <Thanks onAgain={() => setSent(false)} />;
  return (
    <Page width="text" title={text.heading} documentTitle={text.title} lead={text.lead}>
      {user && <FeedbackForm user={user} onSent={() => setSent(true)} />}
    </Page>
  );
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  useTitle(text.done);
  return (
    <PageFrame width="text">
      <Sent title={text.done} text={text.doneText} again={text.again} onAgain={onAgain}>
        <ButtonLink to={SITE_PATHS.home} className={WRAPS}>
          {text.home}
        </ButtonLink>
      </Sent>
    </PageFrame>
  );
}

function FeedbackForm({ user, onSent }: { user: SessionUser; onSent: () => void }) {
  const draft = feedbackDraft(user.id);
  const [kept] = useState(() => draft.load());
  const form = useSiteForm<FeedbackFields, FeedbackFields>({
    schema: SCHEMA,
    defaultValues: { rating: 0, message: '', ...kept },
    failed: text.failed,
    onSubmit: async (fields) => {
      // Before the answer: whoever leaves meanwhile finds it again.
      draft.save(fields);
      await sendFeedback(fields);
      draft.clear();
      onSent();
    },
  });
  useKeepDraft(form, () => draft.save(form.getValues()));
  const rating = useFormControl(form, 'rating');
  return (
    <Card className="@container">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <StarRating label={text.rating} stars={text.stars} value={rating.value} onChange={rating.set} />
        <TextArea
          label={text.message}
          rows={6}
          counter={MESSAGE_LIMITS.message}
          required
          {...form.field('message')}
        />
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
          <p className="min-w-0 text-sm wrap-anywhere text-muted">{text.from(user.fullName, user.email)}</p>
        </div>
      </form>
    </Card>
  );
}
