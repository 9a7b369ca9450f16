import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { LayoutTemplate, Plus } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Page } from '@/components/ui/page.tsx';
import { CREATE_PATH } from '@/entities/quiz/quiz-links.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { quizListQuery } from '../api/queries.ts';
import { ListToolbar } from '../components/list/list-toolbar.tsx';
import { QuizGrid } from '../components/list/quiz-grid.tsx';
import { StatusDialogs } from '../components/status-dialogs.tsx';
import { useStatusFlow } from '../hooks/use-status-flow.ts';
import { messages } from '../messages.ts';
import { LIST_FILTERS } from '../model/list-filters.ts';

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
  const filters = useListFilters(LIST_FILTERS);
  const { q, status, scope } = filters.filters;
  const list = useCursorList(quizListQuery(filters.filters), (page) => page.quizzes);
  const flow = useStatusFlow(WORDING);
  return (
    <Page
      title={messages.title}
      lead={messages.description}
      actions={
        user &&
        mayAnywhere(user, 'quiz.create') && (
          <>
            <ButtonLink to={SITE_PATHS.templates} variant="secondary" icon={<LayoutTemplate />}>
              {messages.fromTemplate}
            </ButtonLink>
            <ButtonLink to={CREATE_PATH} icon={<Plus />}>
              {messages.create}
            </ButtonLink>
          </>
        )
      }
    >
      <ListToolbar filters={filters} counts={list.firstPage?.counts} />
      {flow.failure && (
        <Alert tone="danger" className="mb-6">
          {flow.failure}
        </Alert>
      )}
      <QuizGrid
        list={list}
        flow={flow}
        shared={scope === 'shared'}
        filtered={q !== '' || status !== 'all'}
        onClear={() => filters.set({ q: '', status: 'all' })}
      />
      <StatusDialogs {...flow.dialogs} />
    </Page>
  );
}
