import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ChartColumn, ListChecks, SlidersHorizontal, Users, Presentation } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { mayWith, seesSubmissions } from '@/entities/quiz/quiz-rights.ts';
import { cx } from '@/components/ui/cx.ts';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useLive } from './use-live.ts';
import { useStatusFlow } from '../status/use-status-flow.ts';
import { dashboard as TEXT } from './dashboard-messages.ts';
import type { StatusAction } from '../status/status-actions.ts';
import { DeleteQuiz } from '@/entities/quiz/delete/delete-quiz.tsx';
import { MANAGE_PATH, presentPath } from '@/entities/quiz/quiz-links.ts';
import { ExportDialog } from '@/entities/quiz/export/export-dialog.tsx';
import { SubmissionDialog } from '../submission/submission-dialog.tsx';
import { ParticipantDialog } from '../participants/participant-dialog.tsx';
import { ParticipantsTab } from '../participants/participants-tab.tsx';
import { LiveMark, LiveNews } from './live-mark.tsx';
import { OverviewHeader } from './overview-header.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { QuestionsTab } from './questions-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { StatusDialogs } from '../status/status-dialogs.tsx';
import { ShareCode, ShareLink } from '@/entities/quiz/share-values.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { SharePanel } from '@/entities/quiz/share-panel.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { enterFullscreen } from '@/lib/full-screen.ts';
import { leaveQuiz } from '../status/quiz-calls.ts';
import { messages } from '../status/messages.ts';
import { EmbedPanel } from './embed-panel.tsx';

const LEAVE_TEXT = TEXT.leave;

interface LeaveQuizProps {
  quiz: QuizOverview;
  open: boolean;
  onClose: () => void;
}

/** Confirms that a co-author leaves the quiz. */
function LeaveQuiz({ quiz, open, onClose }: LeaveQuizProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => leaveQuiz(quiz.id),
    onSuccess: async () => {
      toast.success(LEAVE_TEXT.done(quiz.title || messages.untitled));
      await navigate(`${MANAGE_PATH}?scope=shared`, { replace: true });
      // The user has lost access to the quiz: drops its cached data.
      for (const queryKey of [quizKeys.overview(quiz.id), quizKeys.quiz(quiz.id)])
        client.removeQueries({ queryKey });
      await client.invalidateQueries({ queryKey: quizKeys.lists });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      type="warning"
      title={LEAVE_TEXT.title}
      message={LEAVE_TEXT.text}
      confirmLabel={LEAVE_TEXT.confirm}
      loading={isPending}
      error={error && serverMessage(error, LEAVE_TEXT.failed)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}

interface ShareDialogProps {
  quiz: QuizOverview;
  open: boolean;
  onClose: () => void;
}

function ShareDialog({ quiz, open, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={TEXT.shareTitle}
      description={quiz.status === 'draft' ? TEXT.shareDraft : quiz.title}
    >
      <SharePanel quiz={quiz} />
      <EmbedPanel quiz={quiz} />
    </Dialog>
  );
}

/** Code and link of a quiz, with a link to the join screen. */
function JoinStrip({ quiz }: { quiz: QuizOverview }) {
  return (
    <section
      aria-label={TEXT.join}
      className="mb-6 grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5 md:grid-cols-[minmax(14rem,1fr)_minmax(0,2fr)_auto] md:items-end"
    >
      <ShareCode size="sm" code={quiz.code} />
      <ShareLink size="sm" shareableLink={quiz.shareableLink} />
      <ButtonLink
        variant="secondary"
        icon={<Presentation />}
        to={presentPath(quiz.id)}
        onClick={enterFullscreen}
        className="md:mb-1"
      >
        {TEXT.present.open}
      </ButtonLink>
      {quiz.status === 'draft' && <p className="text-sm text-muted md:col-span-3">{TEXT.shareDraft}</p>}
    </section>
  );
}

const TABS = [
  {
    value: 'overview',
    label: TEXT.tabs.overview,
    icon: <ChartColumn aria-hidden="true" className="hidden sm:block" />,
  },
  {
    value: 'participants',
    label: TEXT.tabs.participants,
    icon: <Users aria-hidden="true" className="hidden sm:block" />,
  },
  {
    value: 'questions',
    label: TEXT.tabs.questions,
    icon: <ListChecks aria-hidden="true" className="hidden sm:block" />,
  },
  {
    value: 'settings',
    label: TEXT.tabs.settings,
    icon: <SlidersHorizontal aria-hidden="true" className="hidden sm:block" />,
  },
];

interface QuizDashboardProps {
  quiz: QuizOverview;
  refreshing: boolean;
  /** True if the last refresh failed and the displayed data may be outdated. */
  outdated: boolean;
  onRefresh: () => void;
}

/** Owner's overview of a quiz: header, code and link, key numbers, and tabs kept in the URL. */
export function QuizDashboard({ quiz, refreshing, outdated, onRefresh }: QuizDashboardProps) {
  const [params, setParams] = useSearchParams();
  const [sharing, setSharing] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const flow = useStatusFlow({ confirm: TEXT.confirm, done: TEXT.done });
  const tabs = quiz.deletedAt ? TABS.filter(({ value }) => value !== 'settings') : TABS;
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  // On phones, the content above the tabs would fill the screen before the requested list.
  const isBelow = tab !== 'overview';
  const views = useRef<HTMLDivElement>(null);
  useTabsInSight(views, tab);
  const live = useLive(quiz.id, { enabled: !quiz.deletedAt });
  const act = (action: StatusAction | 'delete') =>
    action === 'delete' ? setDeleting(true) : flow.request(quiz, action);
  return (
    <>
      <OverviewHeader
        quiz={quiz}
        short={isBelow}
        refreshing={refreshing}
        onRefresh={onRefresh}
        onShare={() => setSharing(true)}
        onExport={() => setExporting(true)}
        onLeave={() => setLeaving(true)}
        onAction={act}
      />
      {flow.failure && (
        <Alert tone="danger" className="mb-6">
          {flow.failure}
        </Alert>
      )}
      {outdated && (
        <Alert tone="warning" live={false} className="mb-6">
          {TEXT.refreshFailed}
        </Alert>
      )}
      {quiz.deletedAt && (
        <Alert
          tone="accent"
          live={false}
          title={TEXT.deleted.title(formatDateTime(quiz.deletedAt))}
          className="mb-6"
        >
          {TEXT.deleted.text}
        </Alert>
      )}
      {quiz.takenDown && !quiz.deletedAt && (
        <Alert
          tone="danger"
          live={false}
          title={TEXT.takenDown.title(formatDateTime(quiz.takenDown.at))}
          className="mb-6"
        >
          <p>{TEXT.takenDown.reason(quiz.takenDown.reason)}</p>
          <p className="mt-1">
            {TEXT.takenDown.text} <TextLink to={SITE_PATHS.contact}>{TEXT.takenDown.contact}</TextLink>
          </p>
        </Alert>
      )}
      {quiz.practice && (
        <Alert tone="accent" live={false} title={TEXT.practice.title} className="mb-6">
          {quiz.practice.counts ? TEXT.practice.counted : TEXT.practice.uncounted}
        </Alert>
      )}
      {!quiz.deletedAt && (
        <>
          <div className={cx(isBelow && 'max-sm:hidden')}>
            <JoinStrip quiz={quiz} />
          </div>
          <div className="mb-3">
            <LiveMark live={live} />
            <LiveNews stats={quiz.stats} />
          </div>
        </>
      )}
      <div className={cx(isBelow && 'max-sm:hidden')}>
        <StatTiles quiz={quiz} />
      </div>
      <div ref={views} className={cx('mt-8', isBelow && 'max-sm:mt-0')}>
        <Tabs
          value={tab}
          onValueChange={(next) =>
            setParams(next === 'overview' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
          }
          items={tabs}
          label={TEXT.tabs.label}
        >
          <TabPanel value="overview">
            <OverviewTab quiz={quiz} onShare={() => setSharing(true)} />
          </TabPanel>
          <TabPanel value="participants">
            <ParticipantsTab quiz={quiz} />
          </TabPanel>
          <TabPanel value="questions">
            <QuestionsTab quiz={quiz} />
          </TabPanel>
          {quiz.deletedAt === undefined && (
            <TabPanel value="settings">
              <SettingsTab
                quiz={quiz}
                busy={flow.running !== undefined}
                onAction={act}
                onLeave={() => setLeaving(true)}
              />
            </TabPanel>
          )}
        </Tabs>
      </div>
      <ShareDialog quiz={quiz} open={sharing} onClose={() => setSharing(false)} />
      <ExportDialog quiz={quiz} open={exporting} onClose={() => setExporting(false)} />
      <LeaveQuiz quiz={quiz} open={leaving} onClose={() => setLeaving(false)} />
      <DeleteQuiz
        quiz={deleting ? quiz : undefined}
        texts={TEXT.delete}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(MANAGE_PATH, { replace: true })}
      />
      {seesSubmissions(quiz) && (
        <>
          <ParticipantDialog quizId={quiz.id} />
          <SubmissionDialog quizId={quiz.id} mayIntervene={mayWith(quiz, 'quiz.intervene')} />
        </>
      )}
      <StatusDialogs {...flow.dialogs} />
    </>
  );
}

/** Keeps the tabs in view when the height of the content above them changes. */
function useTabsInSight(views: RefObject<HTMLElement | null>, tab: string): void {
  const before = useRef(tab);
  useEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    views.current?.querySelector('[role=tablist]')?.scrollIntoView({ block: 'nearest' });
  }, [views, tab]);
}
