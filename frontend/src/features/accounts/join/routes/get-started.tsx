import { PageHeader } from '@/components/ui/page-header.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { Choices } from '../components/choices.tsx';
import { JoinBox } from '../components/join-box.tsx';
import { messages } from '../messages.ts';

/** /get-started: join by code, or begin something of one's own. */
export function Component() {
  useTitle(messages.title);
  const { user } = useSession();
  const firstName = user?.fullName.trim().split(/\s+/)[0];
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-10 sm:px-6 sm:py-16">
      <PageHeader
        title={firstName ? messages.greeting({ firstName }) : messages.heading}
        description={messages.text}
      />
      <div className="flex flex-col gap-10">
        <JoinBox />
        <Choices />
      </div>
    </div>
  );
}
