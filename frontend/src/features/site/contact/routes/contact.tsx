import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useState } from 'react';
import { Page, PageFrame } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { ContactForm } from '../components/contact-form.tsx';
import { Sent } from '../components/sent.tsx';
import { messages } from '../messages.ts';

const text = messages.contact;

/** `/contact`: writes to whoever runs the stage. */
export function Component() {
  const { user, status } = useSession();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <Thanks email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <Page title={text.heading} documentTitle={text.title} lead={text.lead}>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {/* Whose draft it is has to be known before anything is typed: nobody finds another's. */}
        {status === 'loading' ? (
          <Skeleton className="h-128 rounded-card" />
        ) : (
          <ContactForm key={user?.id} user={user} onSent={setSentTo} />
        )}
        <aside aria-labelledby="faster" className="lg:pt-2">
          <h2 id="faster" className="text-lg font-display text-ink">
            {text.faster}
          </h2>
          <dl className="mt-3 flex flex-col gap-4 text-sm text-muted">
            <div>
              <dt className="font-medium text-ink">{text.owner}</dt>
              <dd className="mt-0.5">{text.ownerText}</dd>
            </div>
            <div>
              <dt>
                <TextLink to={SITE_PATHS.help}>{text.answers}</TextLink>
              </dt>
              <dd className="mt-0.5">{text.answersText}</dd>
            </div>
            <div>
              <dt>
                <TextLink to={SITE_PATHS.status}>{text.status}</TextLink>
              </dt>
              <dd className="mt-0.5">{text.statusText}</dd>
            </div>
          </dl>
          {user && (
            <p className="mt-4 text-sm">
              <TextLink to={SITE_PATHS.feedback}>{text.feedback}</TextLink>
            </p>
          )}
        </aside>
      </div>
    </Page>
  );
}

function Thanks({ email, onAgain }: { email: string; onAgain: () => void }) {
  useTitle(text.done);
  return (
    <PageFrame width="text">
      <Sent title={text.done} text={text.doneText(email)} again={text.again} onAgain={onAgain} />
    </PageFrame>
  );
}
