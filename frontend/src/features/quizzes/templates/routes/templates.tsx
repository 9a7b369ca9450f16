import { CATEGORIES } from '@quizhall/shared/model/enums';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, LayoutTemplate, Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import toast from 'react-hot-toast';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DataList } from '@/components/list/data-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { CATEGORY_LABELS, DIFFICULTY_LABELS, QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { QuizPreview } from '@/entities/quiz/preview/quiz-preview.tsx';
import { refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { listState } from '@/lib/list/cursor-list.ts';
import { choice, typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { showError } from '@/lib/show-error.ts';
import { makeDraft, type Template, templatesQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { previewOfTemplate } from '../model/preview.ts';

interface TemplateCardProps {
  template: Template;
  /** True while a draft is created from the template. */
  busy: boolean;
  onPreview: () => void;
  onUse: () => void;
}

/** Template in the gallery, with its question types and actions. */
function TemplateCard({ template, busy, onPreview, onUse }: TemplateCardProps) {
  const { title, category, difficulty, questions, timeLimit } = template;
  const types = [...new Set(questions.map(({ type }) => QUESTION_TYPE_LABELS[type]))];
  const facts = [
    CATEGORY_LABELS[category],
    DIFFICULTY_LABELS[difficulty],
    messages.questions(questions.length),
    ...(timeLimit > 0 ? [messages.minutes(timeLimit)] : []),
  ];
  return (
    <Card as="article" className="@container flex flex-col gap-3">
      <h2 className="text-base font-display tracking-tight wrap-anywhere text-ink">{title}</h2>
      <p className="tabular text-sm text-muted">{facts.join(' · ')}</p>
      <p className="text-sm text-muted">{types.join(', ')}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Button
          icon={<Plus />}
          loading={busy}
          aria-label={messages.useOf(title)}
          onClick={onUse}
          className={WRAPS}
        >
          {messages.use}
        </Button>
        <Button
          variant="secondary"
          icon={<Eye />}
          aria-label={messages.previewOf(title)}
          onClick={onPreview}
          className={WRAPS}
        >
          {messages.preview}
        </Button>
      </div>
    </Card>
  );
}

/** URL state. `template` is the open template, so that links, Back and signing in return to it. */
const FILTERS = { category: choice(['', ...CATEGORIES], ''), template: typed(60) };
const CHOICES = [
  { value: '', label: messages.all },
  ...CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
];
const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** `/templates` */
export function Component() {
  const filters = useListFilters(FILTERS);
  const query = useQuery(templatesQuery);
  const organization = useOrganization();
  const use = useTemplate(organization);
  const { category, template: open } = filters.filters;
  const shown = query.data?.filter((template) => !category || template.category === category);
  const looked = query.data?.find(({ id }) => id === open);
  const preview = useMemo(() => looked && previewOfTemplate(looked), [looked]);
  return (
    <Page
      title={messages.title}
      lead={organization?.title ? messages.leadOf(organization.title) : messages.lead}
    >
      <Select
        label={messages.category}
        value={category}
        options={CHOICES}
        onValueChange={(value) => filters.set({ category: FILTERS.category.read(value) })}
        className="mb-6 sm:max-w-64"
      />
      <DataList
        list={listState(query, shown)}
        texts={messages.list}
        skeleton={<GridSkeleton />}
        empty={
          <EmptyState
            icon={<LayoutTemplate />}
            title={messages.none}
            text=""
            action={
              <Button variant="secondary" onClick={filters.clear}>
                {messages.clear}
              </Button>
            }
          />
        }
      >
        {(templates) => (
          <ul className={GRID}>
            {templates.map((template) => (
              <li key={template.id} className="grid min-w-0">
                <TemplateCard
                  template={template}
                  busy={use.running === template.id}
                  onPreview={() => filters.set({ category, template: template.id })}
                  onUse={() => use.start(template.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </DataList>
      <QuizPreview
        quiz={preview}
        onClose={() => filters.set({ category, template: '' })}
        actions={
          looked && (
            <Button icon={<Plus />} loading={use.running === looked.id} onClick={() => use.start(looked.id)}>
              {use.signedOut ? messages.signIn : messages.use}
            </Button>
          )
        }
      />
    </Page>
  );
}

/** Organization in the URL, which will own the draft. Its name is only known to members. */
function useOrganization(): { id: string; title: string | undefined } | undefined {
  const [query] = useSearchParams();
  const { user } = useSession();
  const id = query.get('organization');
  return id ? { id, title: user?.organizations?.find((one) => one.id === id)?.title } : undefined;
}

/** Creates and opens a draft. Signed-out users sign in first and return to the template. */
function useTemplate(organization: { id: string } | undefined) {
  const { status } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const from = useLocation();
  const keys = useRef(new Map<string, string>());
  const making = useMutation({
    mutationFn: (id: string) => {
      // A repeated press reuses the key, also after a lost response, so it creates no second draft.
      const key = keys.current.get(id) ?? crypto.randomUUID();
      keys.current.set(id, key);
      return makeDraft(id, organization?.id, key);
    },
    onSuccess: (quiz) => {
      keys.current.clear();
      void refreshQuiz(client, quiz.id);
      toast.success(messages.done);
      void navigate(sitePath(SITE_PATHS.quizEdit, { id: quiz.id }));
    },
    onError: (error) => showError(`${messages.failed}: ${standardMessage(error)}`),
  });
  return {
    signedOut: status === 'signed-out',
    running: making.isPending ? making.variables : undefined,
    start(id: string) {
      if (status !== 'signed-out') return making.mutate(id);
      const query = { ...(organization && { organization: organization.id }), template: id };
      const back = { ...from, search: `?${new URLSearchParams(query).toString()}` };
      return void navigate(SITE_PATHS.login, { state: { from: back } });
    },
  };
}

const GridSkeleton = () => (
  <div className={GRID}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} className="h-52 w-full" />
    ))}
  </div>
);
