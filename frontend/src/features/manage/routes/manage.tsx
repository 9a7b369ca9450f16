import { Plus } from 'lucide-react';
import { CREATE_PATH } from '@/entities/quiz/quiz-links.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Page } from '@/components/ui/page.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { ListToolbar } from '../components/list-toolbar.tsx';
import { QuizGrid } from '../components/quiz-grid.tsx';
import { StatusDialogs } from '../components/status-dialogs.tsx';
import { useFilters } from '../hooks/use-filters.ts';
import { useQuizList } from '../hooks/use-quiz-list.ts';
import { useStatusFlow } from '../hooks/use-status-flow.ts';
import { messages } from '../messages.ts';

const { pause, resume, archive, restore, publish } = messages.actions;
const WORDING = {
  confirm: {
    archive: { title: messages.archiveTitle, message: messages.archivePrompt, label: archive.label },
  },
  done: {
    pause: pause.done,
    resume: resume.done,
    archive: archive.done,
    restore: restore.done,
    publish: publish.done,
  },
};

/** `/quiz/manage` */
export function Component() {
  const { user } = useSession();
  const { filters, typed, setTyped, change, clear } = useFilters();
  const list = useQuizList(filters);
  const flow = useStatusFlow(WORDING);
  const counts = list.data?.pages[0]?.counts;
  const staleError = list.data && list.error;
  return (
    <Page
      title={messages.title}
      lead={messages.description}
      actions={
        user?.canCreateQuizzes && (
          <ButtonLink to={CREATE_PATH} icon={<Plus />}>
            {messages.create}
          </ButtonLink>
        )
      }
    >
      <ListToolbar filters={filters} typed={typed} counts={counts} onType={setTyped} onChange={change} />
      {(flow.failure || staleError) && (
        <Alert tone="danger" className="mb-6">
          {flow.failure ?? messages.loadFailed}
        </Alert>
      )}
      <QuizGrid
        list={list}
        flow={flow}
        filtered={filters.search !== '' || filters.status !== 'all'}
        onClear={clear}
      />
      <StatusDialogs {...flow.dialogs} />
    </Page>
  );
}
