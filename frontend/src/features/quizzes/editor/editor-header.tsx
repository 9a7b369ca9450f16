import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { CircleCheck, CircleDashed, HardDrive, PencilLine, Share2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { peoplePath } from '@/entities/quiz/quiz-links.ts';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import { StatusBadge } from '@/entities/quiz/status-badge.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { type SaveStatus, saveStatusOf } from '../wizards/create-once.ts';
import type { UndoTools } from './use-undo.ts';
import { messages } from './messages.ts';
import type { QuizForm } from './quiz-form.ts';
import { BackLink } from './back-link.tsx';
import { PreviewButton } from '../questions/preview-button.tsx';
import { UndoButtons } from './undo-buttons.tsx';

export interface EditorHeaderProps {
  /** Replaces the default title of an existing quiz. */
  title?: string;
  quiz: OwnQuiz | undefined;
  rules: QuizRules | undefined;
  dirty: boolean;
  /** True if the browser stores a copy of the unsaved changes. */
  kept: boolean;
  said: string | undefined;
  saving: SaveStatus | undefined;
  onSave: (status: SaveStatus) => void;
  onShare: () => void;
  /** Undo history; absent if the page has its own. */
  undo: UndoTools | undefined;
  /** Additional actions, if there is space. */
  actions?: ReactNode;
}

/** Sticky header: title, save state and the two main buttons. */
export function EditorHeader(props: EditorHeaderProps) {
  const { quiz, title } = props;
  return (
    <div data-keep-clear className="sticky top-16 z-20 border-b border-line bg-canvas/95 backdrop-blur-sm">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-3 px-4 py-2.5 sm:flex-nowrap sm:px-6">
        <BackLink rules={props.rules} />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2.5">
            <h1 className="truncate text-lg font-display tracking-tight text-ink">
              {title ?? messages.editTitle}
            </h1>
            {quiz && (
              <span className="max-sm:hidden">
                <StatusBadge status={quiz.status} />
              </span>
            )}
            {quiz && (
              <>
                <span className="tabular hidden font-mono text-sm text-muted md:inline">{quiz.code}</span>
                <QuizTitle />
              </>
            )}
          </div>
          <SaveLine {...props} />
        </div>
        {props.undo && <UndoButtons {...props.undo} />}
        {quiz && mayWith(quiz, 'quiz.edit') && (
          <ButtonLink
            to={peoplePath(quiz.id)}
            variant="ghost"
            icon={<Users />}
            aria-label={messages.people}
            className="max-sm:hidden"
          >
            <span className="max-lg:hidden">{messages.people}</span>
          </ButtonLink>
        )}
        {props.actions}
        {quiz && quiz.version > 0 && (
          // On the smallest phones the title needs the space. The overview also offers sharing.
          <span className="max-[22rem]:hidden sm:hidden">
            <IconButton label={messages.share} icon={<Share2 />} onClick={props.onShare} />
          </span>
        )}
        {/* Phones display it with the questions, because Share takes the space. */}
        <PreviewButton place="header" className={isLive(quiz) ? ON_WIDE : undefined} />
        <div className="hidden items-center gap-2 sm:flex">
          <SaveButtons {...props} />
        </div>
      </div>
    </div>
  );
}

/** Current title from the form. */
function QuizTitle() {
  const title = useWatch<QuizForm, 'title'>({ name: 'title' });
  return (
    <span className="hidden truncate text-sm text-muted md:inline">
      {title.trim() || messages.editSubtitle}
    </span>
  );
}

const ON_WIDE = 'max-sm:hidden';

const isLive = (quiz: OwnQuiz | undefined): boolean => quiz !== undefined && quiz.status !== 'draft';

/** On phones, the save state and the status share a place. The status is displayed if there is no save state. */
function SaveLine(props: EditorHeaderProps) {
  const { quiz, dirty, saving, said } = props;
  const isQuiet = quiz !== undefined && !dirty && !saving && !said;
  return (
    <>
      {isQuiet && (
        <span className="mt-0.5 flex sm:hidden">
          <StatusBadge status={quiz.status} />
        </span>
      )}
      <SaveState {...props} className={isQuiet ? 'max-sm:sr-only' : undefined} />
    </>
  );
}

/** Footer on phones: the buttons of a draft, or the one that saves changes of a published quiz. */
export function EditorFooter(props: EditorHeaderProps) {
  const { quiz, dirty, saving } = props;
  if (isLive(quiz) && !dirty && !saving) return null;
  return (
    <div className="sticky bottom-0 z-20 flex flex-wrap gap-2 border-t border-line bg-canvas/95 px-4 py-2.5 backdrop-blur-sm sm:hidden [&>button]:flex-1">
      <SaveButtons {...props} compact />
    </div>
  );
}

function SaveButtons({
  quiz,
  dirty,
  saving,
  onSave,
  onShare,
  compact,
}: EditorHeaderProps & { compact?: boolean }) {
  if (quiz && quiz.status !== 'draft') {
    return (
      <>
        {!compact && quiz.version > 0 && (
          <span className="max-sm:hidden">
            <Button variant="secondary" icon={<Share2 />} onClick={onShare}>
              {messages.share}
            </Button>
          </span>
        )}
        <Button
          disabled={!dirty && !saving}
          loading={saving !== undefined}
          onClick={() => onSave(saveStatusOf(quiz))}
        >
          {dirty || saving ? messages.saveChanges : messages.noChanges}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        data-after-save
        loading={saving === 'draft'}
        aria-disabled={saving === 'published' || undefined}
        onClick={() => onSave('draft')}
      >
        {messages.saveDraft}
      </Button>
      <Button
        loading={saving === 'published'}
        aria-disabled={saving === 'draft' || undefined}
        onClick={() => onSave('published')}
      >
        {messages.publish}
      </Button>
    </>
  );
}

/** Displayed inline: a toast would cover the buttons needed next. */
function SaveState({ quiz, className, ...facts }: EditorHeaderProps & { className: string | undefined }) {
  const { icon, text } = describe({ exists: quiz !== undefined, ...facts });
  return (
    <p
      role="status"
      className={cx(
        'mt-0.5 flex items-center gap-1.5 text-xs text-muted max-sm:min-h-6 [&_svg]:size-3.5 [&_svg]:shrink-0',
        className,
      )}
    >
      {icon}
      <span className="truncate">{text}</span>
    </p>
  );
}

interface SaveFacts extends Pick<EditorHeaderProps, 'dirty' | 'kept' | 'saving' | 'said'> {
  exists: boolean;
}

function describe({ exists, dirty, kept, saving, said }: SaveFacts): { icon: ReactNode; text: string } {
  const text = messages.state;
  if (saving)
    return { icon: <Spinner />, text: saving === 'published' && !exists ? text.publishing : text.saving };
  if (dirty && kept) return { icon: <HardDrive aria-hidden="true" />, text: text.kept };
  if (dirty) return { icon: <PencilLine aria-hidden="true" />, text: text.unsaved };
  if (exists)
    return {
      icon: <CircleCheck aria-hidden="true" className="text-success-ink" />,
      text: said ?? text.saved,
    };
  return { icon: <CircleDashed aria-hidden="true" />, text: text.new };
}
